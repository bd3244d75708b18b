import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { REPORT_DIRECTIVES, REPORTING_ENDPOINTS } from '@platform/contracts';

const YEAR_SECONDS = 31_536_000;

/**
 * Sets security headers on every response, errors included, against sniffing, framing, caching and loading of
 * resources.
 */
export function securityHeaders(production: boolean): RequestHandler {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'none'"],
        'frame-ancestors': ["'none'"],
        ...REPORT_DIRECTIVES,
      },
    },
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: production ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
  });
  return (request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Reporting-Endpoints', REPORTING_ENDPOINTS);
    setHeaders(request, response, next);
  };
}
