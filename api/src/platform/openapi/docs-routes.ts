import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { Router, type RequestHandler } from 'express';
import { AppError } from '../app-error.ts';
import type { SignedInUser } from '../http/define-route.ts';
import type { Settings } from '../settings/settings.ts';
import { openApiDocument } from './openapi.ts';

const require = createRequire(import.meta.url);
const FILES = [
  require.resolve('swagger-ui-dist/swagger-ui.css'),
  require.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
];

const START =
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

/** Its own files, and the data: pictures of its stylesheet; what it styles at run time it sets from scripts. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `/api/openapi.json` and the page `/api/docs`; in production for administrators only. */
export function apiDocument(settings: Settings): Router {
  const { production, shellPort } = settings;
  const document = openApiDocument({ production, port: shellPort });
  const router = Router();
  if (production) router.use(['/api/docs', '/api/openapi.json'], administratorsOnly);
  router.get('/api/openapi.json', (_request, response) => {
    response.json(document);
  });
  router.get('/api/docs', (_request, response) => {
    response.setHeader('Content-Security-Policy', PAGE_POLICY).type('html').send(PAGE);
  });
  router.get('/api/docs/start.js', (_request, response) => {
    response.type('js').send(START);
  });
  for (const path of FILES) {
    router.get(`/api/docs/${basename(path)}`, (_request, response) => {
      response.sendFile(path);
    });
  }
  return router;
}

const administratorsOnly: RequestHandler = (request, _response, next) => {
  const user = request.user as SignedInUser | undefined;
  next(
    user?.isAdmin
      ? undefined
      : new AppError(user ? 'forbidden' : 'not_signed_in', 'This is for administrators only.'),
  );
};
