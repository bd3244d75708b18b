import type { RequestHandler } from 'express';
import { createPacer, NETWORK_PACE, type PacerOptions, waitForTurn } from '@platform/server-kit/node-utils';
import { AppError } from '../../app-error.ts';
import { getRequestContext } from './request-context.ts';

/**
 * Keeps one client from delaying the others: beyond a burst its calls take turns, and those that would wait too long
 * are rejected. Page servers pace what they forward, each on its own; this is the bound for all of them together.
 */
export function paceClients(pace: PacerOptions = NETWORK_PACE): RequestHandler {
  const reserve = createPacer(pace);
  return async (request, response, next) => {
    const waitMs = reserve(getRequestContext(request).address, request.headers.cookie);
    if (waitMs === undefined) {
      const retryAfterSeconds = pace.maxWaitMs / 1_000;
      next(new AppError('rate_limited', 'Too many requests from your network.', { retryAfterSeconds }));
      return;
    }
    if (await waitForTurn(response, waitMs)) next();
  };
}
