import express, { type Express } from 'express';
import type { Database } from './platform/db/database.ts';
import { allowOrigins } from './platform/http/cors.ts';
import { refuseCrossSite } from './platform/http/cross-site.ts';
import type { Route } from './platform/http/define-route.ts';
import { answerError, answerUnknownAddress } from './platform/http/error-handler.ts';
import { healthRoutes } from './platform/http/health.ts';
import { requestContext } from './platform/http/request-context.ts';
import { createRouter, type RouterParts } from './platform/http/router.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import type { Logger } from './platform/logger.ts';
import { apiDocument } from './platform/openapi/docs-routes.ts';
import type { Sessions } from './platform/sessions/sessions.ts';
import type { Settings } from './platform/settings/settings.ts';

type Parts = RouterParts & {
  readonly settings: Settings;
  readonly database: Database;
  readonly logger: Logger;
  readonly sessions: Sessions;
  readonly routes: readonly Route[];
};

/** What a request passes on its way to its route, in this order. */
export function createHttp({ settings, database, logger, sessions, routes, ...parts }: Parts): Express {
  const { production, allowedOrigins } = settings;
  const app = express();
  app.disable('x-powered-by').disable('etag').set('query parser', 'simple');
  app.use(requestContext(settings, logger), securityHeaders(production));
  app.use(healthRoutes(database));
  app.use(allowOrigins(allowedOrigins), refuseCrossSite(allowedOrigins), ...sessions.middleware);
  app.use(apiDocument(settings));
  app.use(createRouter(routes, parts));
  app.use(answerUnknownAddress, answerError);
  return app;
}
