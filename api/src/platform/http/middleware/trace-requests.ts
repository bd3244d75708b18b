import type { RequestHandler } from 'express';
import { NOTICE_STREAM_PATH } from '@platform/contracts';
import type { Tracing } from '@platform/server-kit/telemetry';
import { createGetRoute } from './measure-requests.ts';
import { getRequestContext } from './request-context.ts';

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
