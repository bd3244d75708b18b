import type { RequestHandler } from 'express';
import { AppError } from '../app-error.ts';
import { contextOf } from './request-context.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses what another site's page makes a browser send. Browsers say where a request comes from (`Sec-Fetch-Site`,
 * `Origin`) and pages cannot change it; who sends neither is no browser and carries nobody's cookies by accident.
 */
export function refuseCrossSite(allowedOrigins: readonly string[]): RequestHandler {
  return (request, _response, next) => {
    const { origin } = request.headers;
    const site = request.headers['sec-fetch-site'];
    const listed = origin !== undefined && allowedOrigins.includes(origin);
    const own = origin === contextOf(request).ownOrigin;
    const sameSite =
      site === undefined ? origin === undefined || own : site === 'same-origin' || site === 'none';
    const passes = SAFE_METHODS.includes(request.method) || listed || sameSite;
    next(passes ? undefined : refusal());
  };
}

function refusal(): AppError {
  return new AppError('cross_site_request', 'This request came from another site and was not carried out.');
}
