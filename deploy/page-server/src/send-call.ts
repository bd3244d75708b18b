import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { TLSSocket } from 'node:tls';
import type { ApiOrigin, ApiOrigins } from './api-origins.ts';

export type CallTimeouts = {
  /** How long an API may take to accept a connection, with the lookup of its name, which by itself waits 5 s. */
  readonly connectTimeoutMs?: number;
  /** How long an API may send nothing, before or during its response. */
  readonly responseTimeoutMs?: number;
};

/** What happens to a call, whichever origin it goes to. */
export type ApiCall = {
  readonly options: RequestOptions;
  /** Whether it may be sent again although a part of it may have arrived: it changes nothing and has no body. */
  readonly isRepeatable: boolean;
  /** Whether the client has gone, which ends the call. */
  readonly isOver: () => boolean;
  /** Called with the request to each origin that is tried. */
  readonly onAttempt: (upstreamRequest: ClientRequest) => void;
  /** Writes the body. Called once there is a connection, so that nothing of it is lost to an origin without one. */
  readonly writeBody: (upstreamRequest: ClientRequest) => unknown;
  readonly onResponse: (upstreamResponse: IncomingMessage) => void;
  readonly onFailure: (error: Error) => void;
};

/** A name server or a network that is being changed may lose packets: each origin is tried so often to connect to. */
const ROUNDS = 2;

/**
 * Creates a function that sends a call to one of several origins. The next one gets it if the first accepts no
 * connection, and all of them once more if none does, because nothing has been sent yet; so does one if the call is
 * repeatable and the kept connection that it was sent over was closed meanwhile. Then the first comes last once more,
 * because it may well accept a new connection.
 */
export function createCallSender(
  origins: ApiOrigins,
  { connectTimeoutMs = 2_000, responseTimeoutMs = 30_000 }: CallTimeouts,
): (call: ApiCall) => void {
  function send(call: ApiCall, [origin, ...others]: readonly ApiOrigin[], isRepeated = false): void {
    if (!origin) return;
    const upstreamRequest = origin.request(call.options);
    let isConnected = false;
    let hasResponse = false;
    call.onAttempt(upstreamRequest);
    setTimeouts(upstreamRequest, connectTimeoutMs, responseTimeoutMs);
    whenConnected(upstreamRequest, () => {
      isConnected = true;
      call.writeBody(upstreamRequest);
    });
    upstreamRequest.on('response', (upstreamResponse) => {
      hasResponse = true;
      if (upstreamResponse.headers.connection === 'close') origins.suspect(origin);
      call.onResponse(upstreamResponse);
    });
    upstreamRequest.on('error', (error) => {
      if (call.isOver()) return;
      if (!isConnected) origins.fail(origin, error);
      // A kept connection may have been closed while the request was on its way.
      const isStale = call.isRepeatable && upstreamRequest.reusedSocket && !hasResponse;
      const next = isStale && !isRepeated ? [...others, origin] : others;
      if ((!isConnected || isStale) && next.length > 0) send(call, next, isRepeated || isStale);
      else call.onFailure(error);
    });
  }

  return (call) => {
    const candidates = origins.candidates();
    send(call, Array.from({ length: ROUNDS }, () => candidates).flat());
  };
}

/** Calls back once a request has a connection: a new one, which over TLS needs a handshake too, or a kept one. */
function whenConnected(upstreamRequest: ClientRequest, begin: () => void): void {
  upstreamRequest.on('socket', (socket) => {
    if (socket.connecting) socket.once(socket instanceof TLSSocket ? 'secureConnect' : 'connect', begin);
    else begin();
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
