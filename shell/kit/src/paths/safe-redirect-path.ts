/**
 * Returns `next` if it is a path on this site, otherwise the fallback, so that a link to the login page cannot redirect
 * to another site.
 */
export function safeRedirectPath(next: string | null, fallback: string): string {
  if (!next?.startsWith('/') || !URL.canParse(next, PLACEHOLDER_ORIGIN)) return fallback;
  const url = new URL(next, PLACEHOLDER_ORIGIN);
  return url.origin === PLACEHOLDER_ORIGIN ? url.pathname + url.search + url.hash : fallback;
}

/** Base for parsing. Any origin works: only whether the result stays on it matters. */
const PLACEHOLDER_ORIGIN = 'http://same-site.invalid';
