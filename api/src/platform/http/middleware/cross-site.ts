import type { RequestHandler } from 'express';
import { AppError } from '../../app-error.ts';
import { getRequestContext } from './request-context.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Rejects state-changing requests that another site's page makes a browser send (CSRF). Browsers set `Sec-Fetch-Site`
 * and `Origin`, and pages cannot override them. A client that sends neither is not a browser, so it cannot be tricked
 * into sending a user's cookies.
 */
export function rejectCrossSite(allowedOrigins: readonly string[]): RequestHandler {
  return (request, _response, next) => {
    const { origin } = request.headers;
    const site = request.headers['sec-fetch-site'];
    const isAllowedOrigin = origin !== undefined && allowedOrigins.includes(origin);
    const isOwnOrigin = origin === getRequestContext(request).ownOrigin;
    const isSameOrigin =
      site === undefined ? origin === undefined || isOwnOrigin : site === 'same-origin' || site === 'none';
    const isAccepted = SAFE_METHODS.includes(request.method) || isAllowedOrigin || isSameOrigin;
    next(isAccepted ? undefined : crossSiteError());
  };
}

function crossSiteError(): AppError {
  return new AppError('cross_site_request', 'This request was blocked because it came from another site.');
}
