import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { Audience } from '@platform/contracts';
import { newRequestId } from '../ids.ts';
import type { Logger } from '../logger.ts';
import { readForwarded, type ForwardingTrust } from './forwarded.ts';

/** What is known of a request before anything is asked of it. */
export type RequestContext = {
  /** Stands in every answer (`X-Request-Id`) and in every line of the log. */
  readonly id: string;
  /** The client's address; rate limits count by it. */
  readonly address: string;
  /** The origin that the client called, e.g. `https://www.example.org`. */
  readonly ownOrigin: string;
  /** Which of the two sessions is meant. It chooses the cookie and nothing else. */
  readonly audience: Audience;
  readonly log: Logger;
  /** The id of the endpoint, once it is known; the log names it instead of the address. */
  endpoint?: string;
};

const contexts = new WeakMap<IncomingMessage, RequestContext>();

export function contextOf(request: IncomingMessage): RequestContext {
  const context = contexts.get(request);
  if (!context) throw new Error('The request has no context yet.');
  return context;
}

/** Gives each request its context and writes one line to the log when it is answered. */
export function requestContext(trust: ForwardingTrust, logger: Logger): RequestHandler {
  return (request, response, next) => {
    const startedAtMs = performance.now();
    const forwarded = readForwarded(request, trust);
    const id = forwarded.requestId ?? newRequestId();
    const context: RequestContext = {
      id,
      address: forwarded.address,
      ownOrigin: forwarded.origin,
      audience: request.headers['x-audience'] === 'console' ? 'console' : 'member',
      log: logger.child({ requestId: id }),
    };
    contexts.set(request, context);
    response.setHeader('X-Request-Id', id);
    response.once('close', () => {
      const ms = Math.round(performance.now() - startedAtMs);
      const answered = {
        method: request.method,
        endpoint: context.endpoint,
        status: response.statusCode,
        ms,
      };
      if (response.writableFinished) context.log.info(answered, 'answered');
      else context.log.info(answered, 'the client went away');
    });
    next();
  };
}
