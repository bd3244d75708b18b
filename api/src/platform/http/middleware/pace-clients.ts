import type { RequestHandler, Response } from 'express';
import { createPacer } from '@platform/node-utils';
import { AppError } from '../../app-error.ts';
import { getRequestContext } from './request-context.ts';

/** Calls of one network: far more than people cause, and a fraction of what this process can answer. */
const PACE = { perSecond: 30, burst: 100, maxWaitMs: 10_000 };

/**
 * Keeps one client from delaying the others: beyond a burst its calls take turns, and those that would wait too long
 * are rejected. Page servers pace what they forward, each on its own; this is the bound for all of them together.
 */
export function paceClients(): RequestHandler {
  const reserve = createPacer(PACE);
  return async (request, response, next) => {
    const waitMs = reserve(getRequestContext(request).address);
    if (waitMs === undefined) {
      const retryAfterSeconds = PACE.maxWaitMs / 1_000;
      next(new AppError('rate_limited', 'Too many requests from your network.', { retryAfterSeconds }));
      return;
    }
    if (waitMs > 0) await waitForTurn(response, waitMs);
    // The client may have given up meanwhile.
    if (!response.destroyed) next();
  };
}

/** Waits for some time, or until the client disconnects. */
function waitForTurn(response: Response, waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, waitMs);
    response.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
