import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { SessionKind } from '@platform/contracts';
import { createLineSampler, type Logger } from '@platform/server-kit/logging';
import { callContext } from '../../call-context.ts';
import { newRequestId } from '../../ids.ts';
import { readForwarded, type ForwardingSettings } from './forwarded-headers.ts';

/** Facts about a request that are known before it is routed. */
export type RequestContext = {
  /** Identifies the request in the response (`X-Request-Id`) and in every log line. */
  readonly id: string;
  /** The client's IP address; rate limits count by it. */
  readonly address: string;
  /** The origin that the client called, e.g. `https://www.example.org`. */
  readonly ownOrigin: string;
  /** Which of the two sessions the request belongs to. It selects the cookie and has no other effect. */
  readonly sessionKind: SessionKind;
  /** Whether one of our page servers reports something of itself. */
  readonly isPageServer: boolean;
  readonly log: Logger;
  /** The trace of the page server that forwarded the request. */
  readonly traceparent: string | undefined;
  /** The id of the endpoint once routed. Logged instead of the URL, which may contain personal data. */
  endpoint?: string;
};

const HEALTH_CHECKS: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

const contexts = new WeakMap<IncomingMessage, RequestContext>();

export function getRequestContext(request: IncomingMessage): RequestContext {
  const context = contexts.get(request);
  if (!context) throw new Error('The request has no context. Is the requestContext middleware installed?');
  return context;
}

/**
 * Attaches a context to each request and logs one line when the response ends. Rejected requests of strangers are
 * sampled, so that they cannot push the lines about others out of the log. Health checks are below the usual level.
 */
export function requestContext(settings: ForwardingSettings, logger: Logger): RequestHandler {
  const sampler = createLineSampler((kind, omitted) =>
    logger.info({ kind, omitted }, 'requests without a session left out of the log'),
  );
  return (request, response, next) => {
    const startedAtMs = performance.now();
    const forwarded = readForwarded(request, settings);
    const id = forwarded.requestId ?? newRequestId();
    const context: RequestContext = {
      id,
      address: forwarded.address,
      ownOrigin: forwarded.origin,
      sessionKind: request.headers['x-audience'] === 'console' ? 'console' : 'member',
      isPageServer: forwarded.isPageServer,
      log: logger.child({ requestId: id }),
      traceparent: forwarded.traceparent,
    };
    contexts.set(request, context);
    response.setHeader('X-Request-Id', id);
    response.once('close', () => {
      const sampledAs = request.user ? undefined : getSampledKind(response);
      if (sampledAs !== undefined && !sampler.take(sampledAs)) return;
      const ms = Math.round(performance.now() - startedAtMs);
      const fields = {
        method: request.method,
        endpoint: context.endpoint,
        status: response.statusCode,
        ms,
      };
      if (!response.writableFinished) context.log.info(fields, 'client disconnected');
      else if (HEALTH_CHECKS.has(request.path)) context.log.debug(fields, 'request completed');
      else context.log.info(fields, 'request completed');
    });
    callContext.run({ requestId: id }, next);
  };
}

/** Returns what a response of a stranger's request is counted as, if strangers can cause any number of its kind. */
function getSampledKind({
  statusCode,
  writableFinished,
}: ServerResponse): number | 'disconnected' | undefined {
  if (!writableFinished) return 'disconnected';
  return statusCode >= 400 && statusCode < 500 ? statusCode : undefined;
}
