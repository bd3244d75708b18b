import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { ErrorBody } from '@platform/contracts';

/** Sends one line of plain text, by default the status and its name. Never HTML, never cached. */
export function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text?: string,
): void {
  send(
    request,
    response,
    status,
    'text/plain; charset=utf-8',
    `${text ?? `${status} ${STATUS_CODES[status]}`}\n`,
  );
}

/** Sends an error in the error shape of the API. */
export function sendErrorBody(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  body: ErrorBody,
): void {
  send(request, response, status, 'application/json; charset=utf-8', JSON.stringify(body));
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  type: string,
  text: string,
): void {
  response.statusCode = status;
  response.setHeader('content-type', type);
  response.setHeader('content-length', Buffer.byteLength(text));
  response.setHeader('cache-control', 'no-store');
  response.end(request.method === 'HEAD' ? undefined : text);
}
