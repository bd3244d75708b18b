/** Prefix of the keys in session storage, so that all of them can be removed at once. */
const PREFIX = 'session-data:';

/** Reads what this tab stored for the session; `undefined` if there is nothing or the browser blocks the storage. */
export function readSessionData(key: string): unknown {
  try {
    const text = sessionStorage.getItem(PREFIX + key);
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/**
 * Stores a value in this tab until the session ends, so that it survives full page loads. Put the user's id into the
 * key if the value is about a user.
 */
export function writeSessionData(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // The browser blocks the storage, or it is full: the value lasts until the next page load.
  }
}

/** Removes everything that this tab stored for a session. */
export function clearSessionData(): void {
  try {
    const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index));
    for (const key of keys) if (key?.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
}
