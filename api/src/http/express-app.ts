import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { WORK_FILE_MAX_BYTES } from '@platform/contracts';
import type { Logger } from '@platform/server-kit/logging';
import type { Metrics, Tracing } from '@platform/server-kit/telemetry';
import type { ReportLog } from '../platform/browser-reports/report-log.ts';
import { reportsRoutes } from '../platform/browser-reports/reports-routes.ts';
import type { Database } from '../platform/db/database.ts';
import type { Installation } from '../platform/db/installation.ts';
import { createBodyStore } from '../platform/http/body-store.ts';
import { allowOrigins } from '../platform/http/middleware/cors.ts';
import { rejectCrossSite } from '../platform/http/middleware/cross-site.ts';
import type { Route } from '../platform/http/define-route.ts';
import { handleError, handleUnknownPath } from '../platform/http/middleware/error-handler.ts';
import { healthRoutes } from '../platform/http/middleware/health.ts';
import { measureRequests, traceRequests } from '../platform/http/middleware/measure-requests.ts';
import { paceClients } from '../platform/http/middleware/pace-clients.ts';
import { requestContext } from '../platform/http/middleware/request-context.ts';
import { createReceiveBody } from '../platform/http/receive-body.ts';
import { createRouter, type RouterDependencies } from '../platform/http/router.ts';
import { noticeStreamRoutes, type NoticeStreams } from '../modules/notices/index.ts';
import { securityHeaders } from '../platform/http/middleware/security-headers.ts';
import { apiDocsRoutes } from '../platform/openapi/docs-routes.ts';
import type { Sessions } from '../platform/sessions/sessions.ts';
import type { Settings } from '../settings/settings.ts';
import { isEssential } from './essential-calls.ts';

/** What the router checks in a session. */
type SessionChecks = Pick<
  RouterDependencies,
  'administratorAccess' | 'secondFactorProof' | 'assertRecentPassword'
>;

type Dependencies = Omit<
  RouterDependencies,
  keyof SessionChecks | 'maxUploadBytes' | 'receiveBody' | 'isEssential'
> & {
  readonly settings: Settings;
  readonly database: Database;
  readonly installation: Installation;
  readonly logger: Logger;
  readonly sessions: Sessions;
  readonly routes: readonly Route[];
  readonly reportLog: ReportLog;
  readonly noticeStreams: NoticeStreams;
  readonly metrics?: Metrics | undefined;
  readonly tracing?: Tracing | undefined;
  /** Whether the process stops. */
  readonly isStopping: () => boolean;
};

/** Creates the Express app. The order of the middleware is the order in which a request passes through it. */
export function createExpressApp({
  settings,
  database,
  installation,
  logger,
  sessions,
  routes,
  reportLog,
  noticeStreams,
  metrics,
  tracing,
  isStopping,
  ...routerDependencies
}: Dependencies): Express {
  const { production, allowedOrigins } = settings;
  const app = express();
  app.disable('x-powered-by').disable('etag').set('query parser', 'simple');
  app.use(requestContext(settings, logger), securityHeaders(production));
  if (metrics) app.use(measureRequests(metrics));
  if (tracing) app.use(traceRequests(tracing));
  app.use(requireInstallation(installation), healthRoutes(database, isStopping));
  app.use(paceClients());
  app.use(allowOrigins(allowedOrigins), rejectCrossSite(allowedOrigins));
  const receiveBody = createReceiveBody(createBodyStore());
  app.use(reportsRoutes(settings, reportLog, receiveBody), ...sessions.middleware);
  app.use(noticeStreamRoutes(noticeStreams, sessions));
  const { administratorAccess, secondFactorProof, assertRecentPassword } = sessions;
  const sessionChecks: SessionChecks = { administratorAccess, secondFactorProof, assertRecentPassword };
  app.use(apiDocsRoutes(settings, sessionChecks));
  app.use(
    createRouter(routes, {
      ...routerDependencies,
      ...sessionChecks,
      maxUploadBytes: WORK_FILE_MAX_BYTES,
      receiveBody,
      isEssential,
    }),
  );
  app.use(handleUnknownPath, observeErrors(database), handleError);
  return app;
}

/** Serves nothing but `/healthz` from a database that is not the platform's. */
function requireInstallation(installation: Installation): RequestHandler {
  return async (request, _response, next) => {
    if (request.path !== '/healthz') await installation.assertSame();
    next();
  };
}

function observeErrors({ writeHealth }: Database): ErrorRequestHandler {
  return (error: unknown, _request, _response, next) => {
    writeHealth.observe(error);
    next(error);
  };
}
