import type { RequestHandler } from 'express';
import { ENDPOINTS, REPORTS_PATH } from '@platform/contracts';
import type { Metrics } from '@platform/telemetry';
import { getRequestContext } from './request-context.ts';

const PATTERNS: ReadonlyMap<string, string> = new Map(ENDPOINTS.map(({ id, path }) => [id, path]));
const OTHER_ROUTES: ReadonlySet<string> = new Set(['/healthz', '/readyz', REPORTS_PATH]);

/** Measures each request under the pattern of its route. Addresses that no route matches are one route together. */
export function measureRequests({ observeRequest }: Metrics): RequestHandler {
  return (request, response, next) => {
    const { path } = request;
    const getRoute = (): string => {
      const { endpoint } = getRequestContext(request);
      return PATTERNS.get(endpoint ?? '') ?? (OTHER_ROUTES.has(path) ? path : 'other');
    };
    observeRequest(request, response, getRoute);
    next();
  };
}
