import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import { discardBody } from './discard-body.ts';

/** A request that is rejected before it reaches the handler. */
export type RejectedRequest = {
  readonly status: 400 | 408 | 413 | 417 | 431;
  /** One sentence for the developer of the client. */
  readonly message: string;
};

/** What is sent to such a request. */
export type Rejection = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

export type HttpServer = {
  readonly server: Server;
  /**
   * Stops accepting connections and answers what comes over the open ones, telling each client to close its own. Idle
   * connections are closed after half a second, all others after `timeoutMs`. Resolves when none is left.
   *
   * @param drainMs how long connections are still accepted, for balancers that ask now and then whether it is ready
   */
  readonly stop: (timeoutMs: number, drainMs?: number) => Promise<void>;
  /** Whether it stops; readiness checks are to say so. */
  readonly isStopping: () => boolean;
};

/**
 * How long idle connections are left open at a stop: longer than a request is on its way that was sent before the
 * client knew. Closing at once would reset it.
 */
const IDLE_LINGER_MS = 500;
/** More connections than this come at a stop only if clients never stop to open them. */
const MAX_WAITING = 1_000;
/** How long a client may take to read why its connection is being closed. */
const REJECTION_LINGER_MS = 5_000;
/**
 * How many parts may wait for the end of a response before Node warns of a leak: metrics, log, limits and forwarder do,
 * and `pipeline` adds several of its own.
 */
const MAX_RESPONSE_LISTENERS = 30;

/**
 * Creates a server that answers requests which Node would reject on its own (malformed, too slow, without a host, with
 * an unknown expectation), and those with an ambiguous framing, as its other ones: with headers and a body of the
 * application.
 */
export function createHttpServer(
  options: ServerOptions,
  handle: RequestListener,
  reject: (request: RejectedRequest) => Rejection,
): HttpServer {
  const pending = new Map<Duplex, ServerResponse>();
  /** Connections that end because the framing of a body is ambiguous. */
  const ambiguous = new WeakSet<Duplex>();
  let isStopping = false;

  /** Closes a connection after a response, without a loss of what is still to be sent or on its way. */
  function closeAfter(socket: Duplex, response: ServerResponse): void {
    if (!response.headersSent) {
      response.setHeader('connection', 'close');
      return;
    }
    const closeIdle = (): unknown => pending.has(socket) || (socket as Socket).destroySoon();
    response.once('finish', () => setTimeout(closeIdle, IDLE_LINGER_MS));
  }

  const track =
    (listener: RequestListener): RequestListener =>
    (request, response) => {
      const { socket } = request;
      // What follows is part of a rejected body. It gets no answer.
      if (ambiguous.has(socket)) return;
      pending.set(socket, response);
      response.setMaxListeners(MAX_RESPONSE_LISTENERS);
      response.once('close', () => {
        if (pending.get(socket) === response) pending.delete(socket);
      });
      // Before Node drops it as fast as it arrives, which it does at `finish`.
      response.once('prefinish', () => void discardBody(request));
      if (isStopping) closeAfter(socket, response);
      listener(request, response);
    };
  const rejectWith =
    (rejected: RejectedRequest): RequestListener =>
    (_request, response) =>
      sendRejection(response, rejected.status, reject(rejected));

  const server = createServer({ ...options, requireHostHeader: false });
  server.on(
    'request',
    track((request, response) => {
      if (isFramingAmbiguous(request)) ambiguous.add(request.socket);
      const isHostMissing = request.headers.host === undefined && request.httpVersion === '1.1';
      const isMalformed = isHostMissing || ambiguous.has(request.socket);
      (isMalformed ? rejectWith(MALFORMED) : handle)(request, response);
    }),
  );
  server.on('checkExpectation', track(rejectWith(UNKNOWN_EXPECTATION)));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // Within a response, an error would be taken for a part of it.
    if (!socket.writable || pending.get(socket)?.headersSent) socket.destroy();
    else writeRejection(socket as Socket, REJECTED_BY_CODE[error.code ?? ''] ?? MALFORMED, reject);
  });

  return {
    server,
    isStopping: () => isStopping,
    async stop(timeoutMs, drainMs = 0) {
      isStopping = true;
      for (const [socket, response] of pending) closeAfter(socket, response);
      if (drainMs > 0) await delay(drainMs);
      await acceptWaiting(server);
      const closed = once(server, 'close');
      // Not its own `close`, which ends idle connections at once.
      NetServer.prototype.close.call(server);
      const idleTimer = setTimeout(() => server.closeIdleConnections(), IDLE_LINGER_MS);
      const forceTimer = setTimeout(() => server.closeAllConnections(), timeoutMs);
      await closed;
      clearTimeout(idleTimer);
      clearTimeout(forceTimer);
    },
  };
}

const MALFORMED: RejectedRequest = { status: 400, message: 'The request is malformed.' };
const UNKNOWN_EXPECTATION: RejectedRequest = { status: 417, message: 'The expectation is not supported.' };
const REJECTED_BY_CODE: Readonly<Record<string, RejectedRequest>> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers of the request are too large.' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    message: 'The chunk extensions of the request are too large.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to arrive.' },
};

/**
 * Whether a body is framed by anything but its length or `chunked` alone (RFC 9112, 6.1). Node also accepts other
 * encodings before `chunked`. A proxy in front may read those differently, and would take a part of one client's body
 * for the request of another.
 */
function isFramingAmbiguous({ headers }: IncomingMessage): boolean {
  const encoding = headers['transfer-encoding'];
  return encoding !== undefined && encoding.toLowerCase() !== 'chunked';
}

/**
 * Accepts the connections that clients have opened already: the system resets those that wait when the server stops to
 * listen, and the requests sent over them are lost. Node accepts one in each turn of its event loop.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let accepted = 0;
  server.on('connection', () => (accepted += 1));
  // The poll of the first turn may have ended before.
  await nextTurn();
  for (let turn = 0, before = -1; turn < MAX_WAITING && before !== accepted; turn += 1) {
    before = accepted;
    await nextTurn();
  }
}

function sendRejection(response: ServerResponse, status: number, { headers, body }: Rejection): void {
  // What may follow as its body is not read.
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' });
  response.end(body);
}

/** Responds by hand: there is no request that Node could respond to. */
function writeRejection(
  socket: Socket,
  rejected: RejectedRequest,
  reject: (request: RejectedRequest) => Rejection,
): void {
  const { headers, body } = reject(rejected);
  const fields = { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.setTimeout(REJECTION_LINGER_MS, () => socket.destroy());
  socket.end(`HTTP/1.1 ${rejected.status} ${STATUS_CODES[rejected.status]}\r\n${lines.join('')}\r\n${body}`);
}
