import { randomUUID } from 'node:crypto';
import http, { type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';
import { ERROR_STATUS, type ErrorBody } from '@platform/contracts';
import { type Forwarding, requestHeaders, responseHeaders } from './forwarded-headers.ts';
import type { Log } from './log.ts';
import { sendErrorBody } from './plain-answers.ts';

export type ApiForwarderOptions = Forwarding & {
  readonly apiOrigin: string;
  readonly log: Log;
  /** How long the API may take to accept a connection, and to begin its answer or go on with it. */
  readonly connectTimeoutMs?: number;
  readonly answerTimeoutMs?: number;
};

/**
 * Forwards requests to the API and streams both ways: nothing is held in memory. When the API cannot be reached, or
 * fails before its answer has begun, the client gets 503 `unavailable` in the error shape; when it fails later, the
 * connection is cut, so that half an answer is never taken for a whole one.
 */
export function apiForwarder(options: ApiForwarderOptions) {
  const { apiOrigin, log, connectTimeoutMs = 5_000, answerTimeoutMs = 30_000 } = options;
  const { Agent, request: open } = apiOrigin.startsWith('https:') ? https : http;
  const agent = new Agent({ keepAlive: true });

  function forward(request: IncomingMessage, response: ServerResponse): void {
    const requestId = randomUUID();
    const onward = open(apiOrigin, {
      agent,
      method: request.method,
      path: request.url,
      headers: requestHeaders(request, requestId, options),
    });
    limitTimes(onward, connectTimeoutMs, answerTimeoutMs);
    onward.on('response', (answer) => relay(answer, response, requestId));
    onward.on('error', (error) => {
      if (response.headersSent || response.destroyed) return; // Said already, or nobody is left to say it to.
      log.warn('api does not answer', {
        requestId,
        method: request.method,
        path: pathOf(request),
        reason: error.message,
      });
      response.setHeader('x-request-id', requestId);
      response.setHeader('retry-after', '2');
      sendErrorBody(request, response, ERROR_STATUS.unavailable, unavailable(requestId));
    });
    // The client went away, or has its answer: the API need not go on.
    response.on('close', () => onward.destroy());
    // Not `pipeline`: it would cut the client's connection together with the API's, and the client is still owed a 503.
    request.pipe(onward);
    onward.on('close', () => {
      request.unpipe(onward);
      request.resume();
    });
  }

  return { forward, close: () => agent.destroy() };
}

function relay(answer: IncomingMessage, response: ServerResponse, requestId: string): void {
  response.statusCode = answer.statusCode ?? 502;
  response.setHeader('x-request-id', requestId);
  for (const [name, value] of Object.entries(responseHeaders(answer.headers))) {
    if (value !== undefined) response.setHeader(name, value);
  }
  pipeline(answer, response, (error) => {
    if (error) response.destroy();
  });
}

function limitTimes(onward: ClientRequest, connectTimeoutMs: number, answerTimeoutMs: number): void {
  onward.setTimeout(answerTimeoutMs, () => onward.destroy(new Error(`silent for ${answerTimeoutMs} ms`)));
  onward.on('socket', (socket) => {
    if (!socket.connecting) return;
    const timer = setTimeout(
      () => onward.destroy(new Error(`no connection in ${connectTimeoutMs} ms`)),
      connectTimeoutMs,
    );
    socket.once('connect', () => clearTimeout(timer));
    socket.once('close', () => clearTimeout(timer));
  });
}

function unavailable(requestId: string): ErrorBody {
  return {
    code: 'unavailable',
    message: 'The service cannot be reached right now. Please try again in a moment.',
    requestId,
  };
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '').split('?', 1)[0] ?? '';
}
