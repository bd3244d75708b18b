/**
 * The path of `next` if it leads to this site, else the fallback: a link to the sign-in page must not send anybody
 * elsewhere afterwards.
 */
export function ownPath(next: string | null, fallback: string): string {
  if (!next?.startsWith('/') || !URL.canParse(next, OWN)) return fallback;
  const url = new URL(next, OWN);
  return url.origin === OWN ? url.pathname + url.search + url.hash : fallback;
}

/** Any origin will do: only whether the path stays on it matters. */
const OWN = 'http://own.invalid';
