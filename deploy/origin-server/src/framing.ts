import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Creates a check of how the body of a request is framed: by its length, or by `chunked` alone (RFC 9112, 6.1). Node
 * also accepts other encodings before `chunked`. A proxy in front may read those differently, and would take a part of
 * one client's body for the request of another.
 *
 * `ignored` is what follows on a connection whose framing was rejected; it must not be answered.
 */
export function createFramingCheck() {
  const closing = new WeakSet<Socket>();
  return (request: IncomingMessage, response: ServerResponse): 'accepted' | 'rejected' | 'ignored' => {
    if (closing.has(request.socket)) return 'ignored';
    const encoding = request.headers['transfer-encoding'];
    if (encoding === undefined || encoding.toLowerCase() === 'chunked') return 'accepted';
    closing.add(request.socket);
    response.setHeader('connection', 'close');
    return 'rejected';
  };
}
