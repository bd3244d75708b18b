import { Router, type RequestHandler } from 'express';
import { AppError } from '../app-error.ts';
import type { SignedInUser } from '../http/define-route.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { DOCS_STYLE, renderDocsPage } from './docs-page.ts';
import type { JsonSchema } from './json-schema.ts';
import { openApiDocument } from './openapi.ts';

/** Allows the page's own stylesheet and its empty icon. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; report-uri /api/reports; report-to csp";

/**
 * Serves `/api/openapi.json` and the page `/api/docs`. In production both require an administrator who has set up the
 * second factor, where it is required.
 */
export function apiDocsRoutes(
  { production, shellPort }: { production: boolean; shellPort: number },
  sessions: SessionAccess,
): Router {
  const document = (): JsonSchema => openApiDocument({ production, port: shellPort });
  // Made once, because anyone may ask for them outside production, but not at the start, which they would delay.
  let json: Buffer | undefined;
  let page: Buffer | undefined;
  const router = Router();
  if (production) router.use(['/api/docs', '/api/openapi.json'], administratorsOnly(sessions));
  router.get('/api/openapi.json', (_request, response) => {
    json ??= Buffer.from(JSON.stringify(document()));
    response.type('json').send(json);
  });
  router.get('/api/docs', (_request, response) => {
    page ??= Buffer.from(renderDocsPage(document()));
    response.setHeader('Content-Security-Policy', PAGE_POLICY).type('html').send(page);
  });
  router.get('/api/docs/style.css', (_request, response) => {
    response.type('css').send(DOCS_STYLE);
  });
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
