import type { Request, RequestHandler } from 'express';
import { ENDPOINTS, NOTICE_STREAM_PATH, REPORTS_PATH } from '@platform/contracts';
import type { Metrics, Tracing } from '@platform/server-kit/telemetry';
import { getRequestContext } from './request-context.ts';

const PATTERNS: ReadonlyMap<string, string> = new Map(ENDPOINTS.map(({ id, path }) => [id, path]));
const OTHER_ROUTES: ReadonlySet<string> = new Set(['/healthz', '/readyz', REPORTS_PATH]);

/** Measures each request under the pattern of its route. Addresses that no route matches are one route together. */
export function measureRequests({ observeRequest }: Metrics): RequestHandler {
  return (request, response, next) => {
    // A stream takes as long as its page is open, which says nothing about the speed of responses.
    if (request.path !== NOTICE_STREAM_PATH) observeRequest(request, response, createGetRoute(request));
    next();
  };
}

/** Creates the search for the pattern of a request's route, once it is known. */
function createGetRoute(request: Request): () => string {
  const { path } = request;
  return () => {
    const { endpoint } = getRequestContext(request);
    return PATTERNS.get(endpoint ?? '') ?? (OTHER_ROUTES.has(path) ? path : 'other');
  };
}

/** Health checks lead nowhere; a stream lasts as long as its page is open. */
const UNTRACED: ReadonlySet<string> = new Set(['/healthz', '/readyz', NOTICE_STREAM_PATH]);

/** Handles each request in a span of its own, within the trace of the page server that forwarded it. */
export function traceRequests({ traceRequest }: Tracing): RequestHandler {
  return (request, response, next) => {
    if (UNTRACED.has(request.path)) {
      next();
      return;
    }
    const { id: requestId, traceparent } = getRequestContext(request);
    const getRoute = createGetRoute(request);
    traceRequest(request, response, traceparent, () => ({ route: getRoute(), requestId }), next);
  };
}
