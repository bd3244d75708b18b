import { randomUUID } from 'node:crypto';
import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { text } from 'node:stream/consumers';
import { ERROR_STATUS, type ErrorBody } from '@platform/contracts';
import { createLineSampler, type Logger } from '@platform/logging';
import { createApiOrigins } from './api-origins.ts';
import {
  buildRequestHeaders,
  filterResponseHeaders,
  framingHeaders,
  type ForwardingOptions,
} from './forwarded-headers.ts';
import { sendErrorBody } from './plain-responses.ts';
import { setHeaders } from './security-headers.ts';
import { type ApiCall, type CallTimeouts, createCallSender } from './send-call.ts';

export type ApiForwarderOptions = ForwardingOptions &
  CallTimeouts & {
    readonly apiOrigins: readonly string[];
    readonly log: Logger;
  };

/**
 * Forwards requests to the API and streams in both directions without buffering. If the API is unreachable or fails
 * before its response begins, the client gets a 503 `unavailable` in the error shape. If it fails later, the connection
 * is aborted, so a partial response never looks complete. Of several origins, the next one gets a call if the first
 * accepts no connection: nothing has been sent then.
 */
export function createApiForwarder(options: ApiForwarderOptions) {
  const origins = createApiOrigins(options.apiOrigins, options.log);
  const send = createCallSender(origins, options);
  const logFailure = createFailureLog(options.log);

  function forward(request: IncomingMessage, response: ServerResponse): void {
    const requestId = randomUUID();
    const framing = framingHeaders(request);
    const hasBody = framing['content-length'] !== '0';
    let current: ClientRequest | undefined;
    const call: ApiCall = {
      options: {
        method: request.method,
        path: request.url,
        headers: { ...buildRequestHeaders(request, requestId, options), ...framing },
      },
      isRepeatable: !hasBody && (request.method === 'GET' || request.method === 'HEAD'),
      isOver: () => response.destroyed,
      onAttempt(upstreamRequest) {
        current = upstreamRequest;
        upstreamRequest.on('close', () => {
          if (current !== upstreamRequest) return;
          request.unpipe(upstreamRequest);
          request.resume();
        });
      },
      // Not `pipeline`: on an upstream error it would also close the client's connection, which still needs its 503.
      writeBody: (upstreamRequest) => (hasBody ? request.pipe(upstreamRequest) : upstreamRequest.end()),
      onResponse: (upstreamResponse) => relayResponse(upstreamResponse, response, requestId),
      onFailure(error) {
        if (response.headersSent || response.destroyed) return; // Too late for an error response.
        logFailure(request, requestId, error);
        setHeaders(response, { 'x-request-id': requestId, 'retry-after': '2' });
        sendErrorBody(request, response, ERROR_STATUS.unavailable, createUnavailableError(requestId));
      },
    };
    // Stops the upstream request once the client has disconnected or received its response.
    response.on('close', () => current?.destroy());
    send(call);
  }

  /**
   * Sends a JSON body to the API on behalf of the client of a request: with their headers and address. Resolves to a
   * 503 `unavailable` in the error shape if the API does not respond.
   */
  function call(request: IncomingMessage, path: string, body: unknown): Promise<Response> {
    const requestId = randomUUID();
    const content = JSON.stringify(body);
    const headers = {
      ...buildRequestHeaders(request, requestId, options),
      accept: 'application/json',
      'accept-encoding': 'identity',
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(content),
    };
    return new Promise((resolve) => {
      const onFailure = (error: Error) => {
        logFailure(request, requestId, error);
        resolve(createUnavailableResponse(requestId));
      };
      const call: ApiCall = {
        options: { method: 'POST', path, headers },
        isRepeatable: false,
        isOver: () => false,
        onAttempt: () => undefined,
        writeBody: (upstreamRequest) => upstreamRequest.end(content),
        onResponse: (upstreamResponse) =>
          void text(upstreamResponse).then(
            (content) => resolve(toResponse(upstreamResponse, content)),
            onFailure,
          ),
        onFailure,
      };
      send(call);
    });
  }

  return { forward, call, close: () => origins.close() };
}

/** Creates a function that logs calls without a response; strangers can cause any number of them. */
function createFailureLog(log: Logger) {
  const sampler = createLineSampler((code, omitted) =>
    log.warn({ code, omitted }, 'requests without a response of the API left out of the log'),
  );
  return (request: IncomingMessage, requestId: string, error: NodeJS.ErrnoException): void => {
    if (!sampler.take(error.code ?? error.name)) return;
    log.warn(
      { requestId, method: request.method, path: pathWithoutQuery(request), err: error },
      'the API did not respond',
    );
  };
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
