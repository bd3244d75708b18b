import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { ErrorBody } from '@platform/contracts';

/** A refusal for people and scripts: one line of text, never HTML, never kept by a cache. */
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

/** A refusal in the API's error shape, for whoever called the API. */
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
