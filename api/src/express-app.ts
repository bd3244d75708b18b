import express, { type Express } from 'express';
import type { Logger } from '@platform/logging';
import type { Database } from './platform/db/database.ts';
import { allowOrigins } from './platform/http/middleware/cors.ts';
import { rejectCrossSite } from './platform/http/middleware/cross-site.ts';
import type { Route } from './platform/http/define-route.ts';
import { handleError, handleUnknownPath } from './platform/http/middleware/error-handler.ts';
import { healthRoutes } from './platform/http/middleware/health.ts';
import { requestContext } from './platform/http/middleware/request-context.ts';
import { createRouter, type RouterDependencies } from './platform/http/router.ts';
import { securityHeaders } from './platform/http/middleware/security-headers.ts';
import { apiDocsRoutes } from './platform/openapi/docs-routes.ts';
import type { Sessions } from './platform/sessions/sessions.ts';
import type { Settings } from './platform/settings/settings.ts';

type Dependencies = RouterDependencies & {
  readonly settings: Settings;
  readonly database: Database;
  readonly logger: Logger;
  readonly sessions: Sessions;
  readonly routes: readonly Route[];
};

/** Creates the Express app. The order of the middleware is the order in which a request passes through it. */
export function createExpressApp({
  settings,
  database,
  logger,
  sessions,
  routes,
  ...routerDependencies
}: Dependencies): Express {
  const { production, allowedOrigins } = settings;
  const app = express();
  app.disable('x-powered-by').disable('etag').set('query parser', 'simple');
  app.use(requestContext(settings, logger), securityHeaders(production));
  app.use(healthRoutes(database));
  app.use(allowOrigins(allowedOrigins), rejectCrossSite(allowedOrigins), ...sessions.middleware);
  app.use(apiDocsRoutes(settings));
  app.use(createRouter(routes, routerDependencies));
  app.use(handleUnknownPath, handleError);
  return app;
}
