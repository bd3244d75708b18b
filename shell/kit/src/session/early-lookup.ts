declare global {
  var earlyLookup: Promise<Response> | undefined;
}

/**
 * The page of a signed-in visitor asks for the current user before any script of ours has arrived
 * (`EARLY_LOOKUP_SCRIPT`); the first lookup takes that answer instead of asking again.
 */
export function takeEarlyLookup(endpointId: string): Promise<Response> | undefined {
  if (endpointId !== 'auth.me') return undefined;
  const lookup = globalThis.earlyLookup;
  globalThis.earlyLookup = undefined;
  return lookup;
}
