import type { RequestHandler } from 'express';

const PREFLIGHT_SECONDS = '600';

/** Lets pages of allowed origins read responses. Other origins are never reflected, and `*` is never sent. */
export function allowOrigins(allowedOrigins: readonly string[]): RequestHandler {
  return (request, response, next) => {
    response.vary('Origin');
    const allowed = allowedOrigins.find((origin) => origin === request.headers.origin);
    if (allowed) {
      response.setHeader('Access-Control-Allow-Origin', allowed);
      response.setHeader('Access-Control-Allow-Credentials', 'true');
      response.setHeader('Access-Control-Expose-Headers', 'X-Request-Id, Retry-After');
    }
    if (request.method !== 'OPTIONS') {
      next();
      return;
    }
    if (allowed) {
      response.setHeader('Access-Control-Allow-Methods', 'GET, POST');
      response.setHeader('Access-Control-Allow-Headers', 'Content-Type, Idempotency-Key, X-File-Name');
      response.setHeader('Access-Control-Max-Age', PREFLIGHT_SECONDS);
    }
    response.status(204).end();
  };
}
