import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ERROR_STATUS } from '@platform/contracts';
import { createPacer, NETWORK_PACE, type PacerOptions, waitForTurn } from '@platform/server-kit/node-utils';
import { findClientAddress } from './forwarded-headers.ts';
import { sendErrorBody, sendText } from './plain-responses.ts';

/**
 * Creates a gate that keeps one client from delaying the others (docs/decisions/limits.md). It resolves to whether
 * the request goes ahead; one that would wait too long is answered with 429. A neighbor in the network of a flood, who
 * was there before, is told apart by the cookies.
 */
export function createClientGate(trustedHops: number, pace: PacerOptions = NETWORK_PACE) {
  const reserve = createPacer(pace);
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const waitMs = reserve(findClientAddress(request, trustedHops), request.headers.cookie);
    if (waitMs === undefined) {
      rejectRequest(request, response, pace);
      return false;
    }
    return waitForTurn(response, waitMs);
  };
}

function rejectRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { maxWaitMs }: PacerOptions,
): void {
  response.setHeader('retry-after', String(maxWaitMs / 1_000));
  if (!request.url?.startsWith('/api/')) {
    sendText(request, response, ERROR_STATUS.rate_limited);
    return;
  }
  const message = 'Too many requests from your network.';
  sendErrorBody(request, response, ERROR_STATUS.rate_limited, {
    code: 'rate_limited',
    message,
    requestId: randomUUID(),
  });
}
