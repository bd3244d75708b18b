import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { sendErrorBody, sendText } from './plain-responses.ts';

/** Rejects an invalid request target: in the error shape under `/api/`, otherwise as plain text. */
export function rejectTarget(status: 400 | 414, request: IncomingMessage, response: ServerResponse): void {
  if (!request.url?.startsWith('/api/')) {
    sendText(request, response, status);
    return;
  }
  const message = status === 414 ? 'The address is too long.' : 'The address is malformed.';
  sendErrorBody(request, response, status, { code: 'invalid_request', message, requestId: randomUUID() });
}

/**
 * Responds to input that Node could not parse as HTTP and closes the connection. There is no request object, so the
 * response is written to the socket by hand.
 */
export function rejectMalformedRequest(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  headers: Readonly<Record<string, string>>,
): void {
  if (!socket.writable) return;
  const status = MALFORMED_STATUS[error.code ?? ''] ?? 400;
  const lines = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    'content-length': '0',
    connection: 'close',
  });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n`);
}

const MALFORMED_STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
