import type { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import { AppError } from '../../app-error.ts';

/**
 * Rejects requests whose body is framed by anything but its length or `chunked` alone (RFC 9112, 6.1), and closes their
 * connection. Node also accepts other encodings before `chunked`. A proxy in front may read those differently, and
 * would take a part of one client's body for the request of another.
 */
export function rejectAmbiguousFraming(): RequestHandler {
  const closing = new WeakSet<Socket>();
  return (request, response, next) => {
    // What follows on the connection is part of the rejected body, and gets no answer.
    if (closing.has(request.socket)) return;
    const encoding = request.headers['transfer-encoding'];
    if (encoding === undefined || encoding.toLowerCase() === 'chunked') {
      next();
      return;
    }
    closing.add(request.socket);
    response.setHeader('Connection', 'close');
    next(new AppError('invalid_request', 'The request is malformed.'));
  };
}
