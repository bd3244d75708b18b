import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import type { ErrorBody } from '@platform/contracts';
import type { Logger } from '@platform/server-kit/logging';
import { createHttpServer, type RejectedRequest, type Rejection } from '@platform/server-kit/node-utils';
import { newRequestId } from '../ids.ts';
import { securityHeaders } from './middleware/security-headers.ts';

export type ListeningServer = {
  readonly port: number;
  /** Stops accepting connections and waits for responses in progress; closes what is left after the timeout. */
  stop(): Promise<void>;
  /** Closes all connections at once. */
  closeAllConnections(): void;
};

type ListenSettings = {
  readonly host: string;
  readonly port: number;
  readonly production: boolean;
  /** How long a stop still accepts connections. */
  readonly drainSeconds: number;
};

/** How long a shutdown waits for responses in progress. */
const SHUTDOWN_TIMEOUT_MS = 10_000;
/** Longer than forwarding servers keep idle connections, so that they never reuse one that is being closed here. */
const KEEP_ALIVE_MS = 65_000;
/** How long a request may take to arrive: 10 MB over a slow line. Bodies of JSON have a limit of their own. */
const REQUEST_TIMEOUT_MS = 300_000;

/** Starts the HTTP server. @throws Error with a one-sentence message for the operator if the port is unavailable */
export function listen(
  handler: RequestListener,
  { host, port, production, drainSeconds }: ListenSettings,
  logger: Logger,
): Promise<ListeningServer> {
  const timeouts = {
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: 30_000,
    requestTimeout: REQUEST_TIMEOUT_MS,
  };
  const headers = readSecurityHeaders(production);
  const { server, stop } = createHttpServer(timeouts, handler, (rejected) =>
    buildRejection(rejected, headers, logger),
  );
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const problem =
        cause.code === 'EADDRINUSE'
          ? 'is in use by another process. Stop that process or choose another port'
          : `is unavailable (${cause.message}). Choose another port`;
      reject(new Error(`API_PORT: ${host}:${port} ${problem}.`, { cause }));
    });
    server.listen(port, host, () =>
      resolve({
        port: (server.address() as AddressInfo).port,
        stop: () => stop(SHUTDOWN_TIMEOUT_MS, drainSeconds * 1_000),
        closeAllConnections: () => server.closeAllConnections(),
      }),
    );
  });
}

/** Builds the response to a request that never reaches the middleware. */
function buildRejection(
  { status, message }: RejectedRequest,
  headers: Rejection['headers'],
  logger: Logger,
): Rejection {
  const body: ErrorBody = { code: 'invalid_request', message, requestId: newRequestId() };
  logger.debug({ requestId: body.requestId, status }, 'request rejected');
  return {
    headers: {
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      'X-Request-Id': body.requestId,
    },
    body: JSON.stringify(body),
  };
}

/** Returns the headers that the middleware sets, which are the same for every response. */
function readSecurityHeaders(production: boolean): Rejection['headers'] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  // The middleware is that of Express, but needs no more than Node's request and response.
  const setHeaders = securityHeaders(production) as unknown as (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
  setHeaders(request, response, () => undefined);
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}
