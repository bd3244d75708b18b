import { randomUUID } from 'node:crypto';
import type { ClientRequest, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { text } from 'node:stream/consumers';
import { ERROR_STATUS, type ErrorBody } from '@platform/contracts';
import { createLineSampler, type Logger } from '@platform/server-kit/logging';
import { discardBody } from '@platform/server-kit/node-utils';
import type { TracedCall, Tracing } from '@platform/server-kit/telemetry';
import { createApiOrigins } from './api-origins.ts';
import {
  buildReportHeaders,
  buildRequestHeaders,
  filterResponseHeaders,
  framingHeaders,
  type ForwardingOptions,
} from './forwarded-headers.ts';
import { createBodyPace } from './pace-bodies.ts';
import { sendErrorBody } from './plain-responses.ts';
import { setHeaders } from './security-headers.ts';
import { type ApiCall, type CallTimeouts, createCallSender } from './send-call.ts';

/** A call of the API that is no request of a browser: a GET, or a POST with a JSON body. */
type ServerCall = {
  readonly requestId: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers: OutgoingHttpHeaders;
};

/** What a browser says of its copy of the document, which is no copy of the answer. */
const CONDITIONS = [
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
  'if-range',
  'range',
];

/** The type of responses that have no end. */
const EVENT_STREAM = 'text/event-stream';

export type ApiForwarderOptions = ForwardingOptions &
  CallTimeouts & {
    readonly apiOrigins: readonly string[];
    readonly log: Logger;
    readonly tracing?: Tracing | undefined;
  };

const UNTRACED: TracedCall = { headers: {}, end: () => undefined };

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
  const relay = createRelay();
  const createPaced = createBodyPace();
  const startCall = (method = '', requestId: string): TracedCall =>
    options.tracing?.startCall(method, requestId) ?? UNTRACED;

  function forward(request: IncomingMessage, response: ServerResponse): void {
    const requestId = randomUUID();
    const traced = startCall(request.method, requestId);
    const framing = framingHeaders(request);
    const body = framing['content-length'] === '0' ? undefined : createPaced();
    let current: ClientRequest | undefined;
    const call: ApiCall = {
      options: {
        method: request.method,
        path: request.url,
        headers: { ...buildRequestHeaders(request, requestId, options), ...framing, ...traced.headers },
      },
      isRepeatable: !body && (request.method === 'GET' || request.method === 'HEAD'),
      isOver: () => response.destroyed,
      onAttempt(upstreamRequest) {
        current = upstreamRequest;
        upstreamRequest.on('close', () => {
          if (current !== upstreamRequest) return;
          if (body) request.unpipe(body);
          void discardBody(request);
        });
      },
      // Not `pipeline`: on an upstream error it would also close the client's connection, which still needs its 503.
      writeBody: (upstreamRequest) =>
        body ? request.pipe(body).pipe(upstreamRequest) : upstreamRequest.end(),
      onResponse(upstreamResponse) {
        upstreamResponse.once('end', () => traced.end(upstreamResponse.statusCode));
        relay.send(upstreamResponse, response, requestId);
      },
      onFailure(error) {
        traced.end();
        if (response.headersSent || response.destroyed) return; // Too late for an error response.
        logFailure(request, requestId, error);
        sendUnavailable(request, response, requestId);
      },
    };
    // Stops the upstream request once the client has disconnected or received its response.
    response.on('close', () => void current?.destroy());
    response.on('close', traced.end);
    send(call);
  }

  const call = createCaller({ send, startCall, logFailure });
  return {
    forward,
    /**
     * Asks the API on behalf of the client of a request for a page. Resolves to a 503 `unavailable` in the error shape
     * if the API does not respond.
     */
    get(request: IncomingMessage, path: string): Promise<Response> {
      const requestId = randomUUID();
      const headers = Object.entries(buildRequestHeaders(request, requestId, options));
      const unconditional = Object.fromEntries(headers.filter(([name]) => !CONDITIONS.includes(name)));
      return call({ requestId, path, headers: unconditional });
    },
    /**
     * Sends a JSON body to the API on behalf of the client of a request: with their headers and address. Resolves to a
     * 503 `unavailable` in the error shape if the API does not respond.
     */
    call(request: IncomingMessage, path: string, body: unknown): Promise<Response> {
      const requestId = randomUUID();
      return call({ requestId, path, body, headers: buildRequestHeaders(request, requestId, options) });
    },
    /** Sends a report of this server to the API. A failure is only logged. */
    report: async (path: string, body: unknown): Promise<void> => {
      const requestId = randomUUID();
      const headers = buildReportHeaders(requestId, options);
      const { status } = await call({ requestId, path, body, headers });
      if (status >= 400) options.log.debug({ requestId, status }, 'the API did not accept a report');
    },
    endStreams: () => relay.endStreams(),
    close: () => origins.close(),
  };
}

type CallerDependencies = {
  readonly send: (call: ApiCall) => void;
  readonly startCall: (method: string, requestId: string) => TracedCall;
  readonly logFailure: ReturnType<typeof createFailureLog>;
};

/** Creates the function that calls the API for this server, and always resolves. */
function createCaller({ send, startCall, logFailure }: CallerDependencies) {
  return ({ requestId, path, body, headers: own }: ServerCall): Promise<Response> => {
    const method = body === undefined ? 'GET' : 'POST';
    const traced = startCall(method, requestId);
    const content = body === undefined ? '' : JSON.stringify(body);
    const headers = {
      ...own,
      accept: 'application/json',
      'accept-encoding': 'identity',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      'content-length': Buffer.byteLength(content),
      ...traced.headers,
    };
    return new Promise((resolve) => {
      const onFailure = (error: Error) => {
        traced.end();
        logFailure({ method, url: path }, requestId, error);
        resolve(createUnavailableResponse(requestId));
      };
      const call: ApiCall = {
        options: { method, path, headers },
        isRepeatable: method === 'GET',
        isOver: () => false,
        onAttempt: () => undefined,
        writeBody: (upstreamRequest) => upstreamRequest.end(content),
        onResponse: (upstreamResponse) =>
          void text(upstreamResponse).then((content) => {
            traced.end(upstreamResponse.statusCode);
            resolve(toResponse(upstreamResponse, content));
          }, onFailure),
        onFailure,
      };
      send(call);
    });
  };
}

/**
 * Creates what relays responses, and ends those that have no end of their own (server-sent events): their clients
 * connect again.
 */
function createRelay() {
  const streams = new Set<ServerResponse>();
  return {
    send(upstreamResponse: IncomingMessage, response: ServerResponse, requestId: string): void {
      relayResponse(upstreamResponse, response, requestId);
      if (!upstreamResponse.headers['content-type']?.startsWith(EVENT_STREAM)) return;
      streams.add(response);
      response.on('close', () => streams.delete(response));
    },
    endStreams: () => streams.forEach((response) => response.end()),
  };
}

/** Creates a function that logs calls without a response; strangers can cause any number of them. */
function createFailureLog(log: Logger) {
  const sampler = createLineSampler((code, omitted) =>
    log.warn({ code, omitted }, 'requests without a response of the API left out of the log'),
  );
  return (
    request: Pick<IncomingMessage, 'method' | 'url'>,
    requestId: string,
    error: NodeJS.ErrnoException,
  ): void => {
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

function sendUnavailable(request: IncomingMessage, response: ServerResponse, requestId: string): void {
  setHeaders(response, { 'x-request-id': requestId, 'retry-after': '2' });
  sendErrorBody(request, response, ERROR_STATUS.unavailable, createUnavailableError(requestId));
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

function pathWithoutQuery(request: Pick<IncomingMessage, 'url'>): string {
  return (request.url ?? '').split('?', 1)[0] ?? '';
}
