import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorBody } from '@platform/contracts';
import type { RejectedRequest, Rejection } from '@platform/server-kit/node-utils';
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

/** Builds the response to a request that Node could not parse. Its target is unknown, so it has the error shape. */
export function buildRejection(
  { message }: RejectedRequest,
  headers: Readonly<Record<string, string>>,
): Rejection {
  const body: ErrorBody = { code: 'invalid_request', message, requestId: randomUUID() };
  return {
    headers: {
      ...headers,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'x-request-id': body.requestId,
    },
    body: JSON.stringify(body),
  };
}
