/** Longer targets are rejected: no page of the platform comes close, and logs and caches stay small. */
const MAX_TARGET_LENGTH = 4096;

/** A validated request target. */
export type RequestTarget = {
  /** Decoded path; begins with exactly one slash, has no dot segments, backslashes or control characters. */
  readonly path: string;
  readonly query: URLSearchParams;
};

export type RejectedTarget = { readonly status: 400 | 414 };

/** Parses the target of the request line. Only the origin form (`/path?query`; RFC 9112, 3.2.1) is supported. */
export function parseTarget(url: string): RequestTarget | RejectedTarget {
  if (url.length > MAX_TARGET_LENGTH) return { status: 414 };
  const queryIndex = url.indexOf('?');
  const path = decode(queryIndex < 0 ? url : url.slice(0, queryIndex));
  if (path === undefined || !isSafePath(path)) return { status: 400 };
  return { path, query: new URLSearchParams(queryIndex < 0 ? '' : url.slice(queryIndex)) };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined; // Malformed percent-encoding.
  }
}

function isSafePath(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//') || /[\u0000-\u001f\u007f\\]/.test(path)) return false;
  return !path.split('/').some((segment) => segment === '.' || segment === '..');
}
