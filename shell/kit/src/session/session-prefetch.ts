import type { getMe } from '@platform/contracts';

declare global {
  var sessionPrefetch: Promise<Response> | undefined;
}

/** Its type is the literal path of the endpoint; importing the descriptor would make inline scripts longer. */
const PATH: (typeof getMe)['path'] = '/api/auth/me';

/** Requests the current user, from an inline script, before the bundles have loaded. */
export function prefetchSession(): void {
  const response = fetch(PATH, { headers: { accept: 'application/json' } });
  // The caller of `takePrefetchedSession` handles the error; until then it is not an unhandled rejection.
  response.catch(() => undefined);
  globalThis.sessionPrefetch = response;
}

/**
 * Returns the response of `prefetchSession`, if the call is the lookup of the current user. Only the first lookup gets
 * it; later ones send their own request.
 */
export function takePrefetchedSession(endpointId: string): Promise<Response> | undefined {
  if (endpointId !== 'auth.me') return undefined;
  const response = globalThis.sessionPrefetch;
  globalThis.sessionPrefetch = undefined;
  return response;
}
