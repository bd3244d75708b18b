import type { RequestHandler } from 'express';
import helmet from 'helmet';

const YEAR_SECONDS = 31_536_000;

/** On every answer, errors too: nothing is sniffed, framed, cached or loaded from an answer of the API. */
export function securityHeaders(production: boolean): RequestHandler {
  const shield = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'none'"],
        'frame-ancestors': ["'none'"],
      },
    },
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: production ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
  });
  return (request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    shield(request, response, next);
  };
}
