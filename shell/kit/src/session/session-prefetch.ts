declare global {
  var sessionPrefetch: Promise<Response> | undefined;
}

/**
 * Returns the response that the inline script `prefetch-session.ts` requested before the bundles loaded, if the call is
 * the lookup of the current user. Only the first lookup gets it; later ones send their own request.
 */
export function takePrefetchedSession(endpointId: string): Promise<Response> | undefined {
  if (endpointId !== 'auth.me') return undefined;
  const response = globalThis.sessionPrefetch;
  globalThis.sessionPrefetch = undefined;
  return response;
}
