import { randomUUID } from 'node:crypto';
import http, { type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';
import { text } from 'node:stream/consumers';
import { ERROR_STATUS, type ErrorBody } from '@platform/contracts';
import { createLineSampler, type Logger } from '@platform/logging';
import {
  buildRequestHeaders,
  filterResponseHeaders,
  framingHeaders,
  type ForwardingOptions,
} from './forwarded-headers.ts';
import { sendErrorBody } from './plain-responses.ts';

export type ApiForwarderOptions = ForwardingOptions & {
  readonly apiOrigin: string;
  readonly log: Logger;
  /** How long the API may take to accept a connection. */
  readonly connectTimeoutMs?: number;
  /** How long the API may send nothing, before or during its response. */
  readonly responseTimeoutMs?: number;
};

/**
 * Forwards requests to the API and streams in both directions without buffering. If the API is unreachable or fails
 * before its response begins, the client gets a 503 `unavailable` in the error shape. If it fails later, the connection
 * is aborted, so a partial response never looks complete.
 */
export function createApiForwarder(options: ApiForwarderOptions) {
  const { apiOrigin, log, connectTimeoutMs = 5_000, responseTimeoutMs = 30_000 } = options;
  const { Agent, request: sendRequest } = apiOrigin.startsWith('https:') ? https : http;
  const agent = new Agent({ keepAlive: true });
  const sampler = createLineSampler((code, omitted) =>
    log.warn({ code, omitted }, 'requests without a response of the API left out of the log'),
  );

  function forward(request: IncomingMessage, response: ServerResponse): void {
    const requestId = randomUUID();
    const upstreamRequest = sendRequest(apiOrigin, {
      agent,
      method: request.method,
      path: request.url,
      headers: { ...buildRequestHeaders(request, requestId, options), ...framingHeaders(request) },
    });
    setTimeouts(upstreamRequest, connectTimeoutMs, responseTimeoutMs);
    upstreamRequest.on('response', (upstreamResponse) =>
      relayResponse(upstreamResponse, response, requestId),
    );
    upstreamRequest.on('error', (error: NodeJS.ErrnoException) => {
      if (response.headersSent || response.destroyed) return; // Too late for an error response.
      logFailure(request, requestId, error);
      response.setHeader('x-request-id', requestId);
      response.setHeader('retry-after', '2');
      sendErrorBody(request, response, ERROR_STATUS.unavailable, createUnavailableError(requestId));
    });
    // Stops the upstream request once the client has disconnected or received its response.
    response.on('close', () => upstreamRequest.destroy());
    // Not `pipeline`: on an upstream error it would also close the client's connection, which still needs its 503.
    request.pipe(upstreamRequest);
    upstreamRequest.on('close', () => {
      request.unpipe(upstreamRequest);
      request.resume();
    });
  }

  /**
   * Sends a JSON body to the API on behalf of the client of a request: with their headers and address. Resolves to a
   * 503 `unavailable` in the error shape if the API does not respond.
   */
  function call(request: IncomingMessage, path: string, body: unknown): Promise<Response> {
    const requestId = randomUUID();
    const content = JSON.stringify(body);
    const upstreamRequest = sendRequest(apiOrigin, {
      agent,
      method: 'POST',
      path,
      headers: {
        ...buildRequestHeaders(request, requestId, options),
        accept: 'application/json',
        'accept-encoding': 'identity',
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(content),
      },
    });
    setTimeouts(upstreamRequest, connectTimeoutMs, responseTimeoutMs);
    return new Promise((resolve) => {
      const fail = (error: Error) => {
        logFailure(request, requestId, error);
        resolve(createUnavailableResponse(requestId));
      };
      upstreamRequest.on('error', fail);
      upstreamRequest.on('response', (upstreamResponse) => {
        text(upstreamResponse).then((content) => resolve(toResponse(upstreamResponse, content)), fail);
      });
      upstreamRequest.end(content);
    });
  }

  function logFailure(request: IncomingMessage, requestId: string, error: NodeJS.ErrnoException): void {
    if (!sampler.take(error.code ?? error.name)) return;
    log.warn(
      { requestId, method: request.method, path: pathWithoutQuery(request), err: error },
      'the API did not respond',
    );
  }

  return { forward, call, close: () => agent.destroy() };
}

/** Converts a response of the API, whose body has been read, to the type that `fetch` has for it. */
function toResponse({ statusCode = 502, headers }: IncomingMessage, body: string): Response {
  const entries = Object.entries(filterResponseHeaders(headers)).flatMap(([name, value]) =>
    [value ?? []].flat().map((item): [string, string] => [name, item]),
  );
  return new Response(body === '' ? null : body, { status: statusCode, headers: entries });
}

function relayResponse(upstreamResponse: IncomingMessage, response: ServerResponse, requestId: string): void {
  response.statusCode = upstreamResponse.statusCode ?? 502;
  response.setHeader('x-request-id', requestId);
  for (const [name, value] of Object.entries(filterResponseHeaders(upstreamResponse.headers))) {
    if (value !== undefined) response.setHeader(name, value);
  }
  pipeline(upstreamResponse, response, (error) => {
    if (error) response.destroy();
  });
}

function setTimeouts(
  upstreamRequest: ClientRequest,
  connectTimeoutMs: number,
  responseTimeoutMs: number,
): void {
  upstreamRequest.setTimeout(responseTimeoutMs, () =>
    upstreamRequest.destroy(new Error(`silent for ${responseTimeoutMs} ms`)),
  );
  upstreamRequest.on('socket', (socket) => {
    if (!socket.connecting) return;
    const timer = setTimeout(
      () => upstreamRequest.destroy(new Error(`no connection in ${connectTimeoutMs} ms`)),
      connectTimeoutMs,
    );
    socket.once('connect', () => clearTimeout(timer));
    socket.once('close', () => clearTimeout(timer));
  });
}

function createUnavailableResponse(requestId: string): Response {
  return Response.json(createUnavailableError(requestId), {
    status: ERROR_STATUS.unavailable,
    headers: { 'retry-after': '2', 'x-request-id': requestId },
  });
}

function createUnavailableError(requestId: string): ErrorBody {
  return {
    code: 'unavailable',
    message: 'The service cannot be reached right now.',
    requestId,
  };
}

function pathWithoutQuery(request: IncomingMessage): string {
  return (request.url ?? '').split('?', 1)[0] ?? '';
}
