/**
 * Returns `next` as a normalized path if it leads to this site, otherwise the fallback, so that a link to the login
 * page cannot redirect to another site.
 */
export function safeRedirectPath(next: string | null, fallback: string): string {
  const path = next?.startsWith('/') ? resolvePath(next) : undefined;
  // Removing dot segments can leave two slashes (`/.//host`), which begin the address of another host. Only a path that
  // resolves to itself is safe.
  return path !== undefined && resolvePath(path) === path ? path : fallback;
}

/** Resolves a reference as a browser does; `undefined` if it is malformed or leads to another origin. */
function resolvePath(reference: string): string | undefined {
  if (!URL.canParse(reference, PLACEHOLDER_ORIGIN)) return undefined;
  const url = new URL(reference, PLACEHOLDER_ORIGIN);
  return url.origin === PLACEHOLDER_ORIGIN ? url.pathname + url.search + url.hash : undefined;
}

/** Base for parsing. Any origin works: only whether the result stays on it matters. */
const PLACEHOLDER_ORIGIN = 'http://same-site.invalid';
