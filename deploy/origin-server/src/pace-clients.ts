import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ERROR_STATUS } from '@platform/contracts';
import { createPacer } from '@platform/node-utils';
import { findClientAddress } from './forwarded-headers.ts';
import { sendErrorBody, sendText } from './plain-responses.ts';

/** Pages and calls of one network: far more than people cause, and a fraction of what a server can answer. */
const PACE = { perSecond: 30, burst: 100, maxWaitMs: 10_000 };

/**
 * Creates a gate that keeps one client from delaying the others (decision 30). It resolves to whether
 * the request goes ahead; one that would wait too long is answered with 429.
 */
export function createClientGate(trustedHops: number) {
  const reserve = createPacer(PACE);
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const waitMs = reserve(findClientAddress(request, trustedHops));
    if (waitMs === undefined) {
      rejectRequest(request, response);
      return false;
    }
    if (waitMs > 0) await waitForTurn(response, waitMs);
    // The client may have given up meanwhile.
    return !response.destroyed;
  };
}

function rejectRequest(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('retry-after', String(PACE.maxWaitMs / 1_000));
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

/** Waits for some time, or until the client disconnects. */
function waitForTurn(response: ServerResponse, waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, waitMs);
    response.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
