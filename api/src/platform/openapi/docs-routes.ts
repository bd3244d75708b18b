import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { Router, type RequestHandler } from 'express';
import { AppError } from '../app-error.ts';
import type { SignedInUser } from '../http/define-route.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { openApiDocument } from './openapi.ts';

const require = createRequire(import.meta.url);
const ASSETS = [
  require.resolve('swagger-ui-dist/swagger-ui.css'),
  require.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
];

const START_SCRIPT =
  "window.onload = () => SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true });\n";

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API of the AI Skill platform</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<main id="docs"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

/**
 * Allows the page's own files and the `data:` images of its stylesheet. Swagger UI sets runtime styles from scripts.
 */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; report-uri /api/reports; report-to csp";

/**
 * Serves `/api/openapi.json` and the page `/api/docs`. In production both require an administrator who has set up the
 * second factor, where it is required.
 */
export function apiDocsRoutes(
  { production, shellPort }: { production: boolean; shellPort: number },
  sessions: SessionAccess,
): Router {
  // Made once, because anyone may ask for it outside production, but not at the start, which it would delay.
  let document: Buffer | undefined;
  const router = Router();
  if (production) router.use(['/api/docs', '/api/openapi.json'], administratorsOnly(sessions));
  router.get('/api/openapi.json', (_request, response) => {
    document ??= Buffer.from(JSON.stringify(openApiDocument({ production, port: shellPort })));
    response.type('json').send(document);
  });
  router.get('/api/docs', (_request, response) => {
    response.setHeader('Content-Security-Policy', PAGE_POLICY).type('html').send(PAGE);
  });
  router.get('/api/docs/start.js', (_request, response) => {
    response.type('js').send(START_SCRIPT);
  });
  for (const path of ASSETS) {
    router.get(`/api/docs/${basename(path)}`, (_request, response) => {
      response.sendFile(path);
    });
  }
  return router;
}

type SessionAccess = Pick<Sessions, 'administratorAccess' | 'secondFactorProof'>;

function administratorsOnly({ administratorAccess, secondFactorProof }: SessionAccess): RequestHandler {
  return async (request, _response, next) => {
    const user = request.user as SignedInUser | undefined;
    if (!user?.isAdmin)
      throw new AppError(user ? 'forbidden' : 'not_signed_in', 'Only administrators can do this.');
    secondFactorProof.assertSetUp(user);
    await administratorAccess.use(request);
    next();
  };
}
