/** Longer addresses are refused: nothing of ours comes near, and logs and caches stay small. */
const MAX_TARGET_LENGTH = 4096;

/** What a request asks for, once it is known to be harmless. */
export type RequestTarget = {
  /** Decoded, begins with one slash, without dot segments, backslashes and control characters. */
  readonly path: string;
  readonly query: URLSearchParams;
};

export type RefusedTarget = { readonly status: 400 | 414 };

/** Reads the request line's target: only the origin form (`/path?query`) is served. */
export function readTarget(url: string): RequestTarget | RefusedTarget {
  if (url.length > MAX_TARGET_LENGTH) return { status: 414 };
  const queryAt = url.indexOf('?');
  const path = decode(queryAt < 0 ? url : url.slice(0, queryAt));
  if (path === undefined || !isPlainPath(path)) return { status: 400 };
  return { path, query: new URLSearchParams(queryAt < 0 ? '' : url.slice(queryAt)) };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined; // A broken percent sequence: the request is malformed, there is nothing else to say.
  }
}

function isPlainPath(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//') || /[\u0000-\u001f\u007f\\]/.test(path)) return false;
  return !path.split('/').some((segment) => segment === '.' || segment === '..');
}
