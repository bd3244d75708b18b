/** What the browser did not store, because it blocks the storage or it is full. It lasts until the next page load. */
const keptInPage = new Map<string, string>();

/** Reads a preference of this browser; `null` if there is none. */
export function readStoredPreference(key: string): string | null {
  try {
    return keptInPage.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a preference of this browser, or keeps it for the page if the browser blocks the storage. */
export function storePreference(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    keptInPage.delete(key);
  } catch {
    keptInPage.set(key, value);
  }
}
