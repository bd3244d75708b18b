/** Prefix of the keys in local storage, so that all of them can be removed at once. */
const PREFIX = 'member-data:';

/**
 * Reads what this browser keeps for a member; `undefined` if there is nothing or the browser blocks the storage. It
 * outlives the tab and a session that expired, and ends with a logout or with another member's login.
 */
export function readMemberData(userId: string, key: string): unknown {
  try {
    const text = localStorage.getItem(storageKey(userId, key));
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** Keeps a value for a member. Returns `false` if the browser blocks the storage or it is full. */
export function writeMemberData(userId: string, key: string, value: unknown): boolean {
  try {
    localStorage.setItem(storageKey(userId, key), JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Removes one value of a member. */
export function removeMemberData(userId: string, key: string): void {
  try {
    localStorage.removeItem(storageKey(userId, key));
  } catch {
    // Nothing was stored either.
  }
}

/** Removes what this browser keeps for members, except for this one. */
export function clearMemberData(exceptUserId?: string): void {
  const kept = exceptUserId === undefined ? undefined : storageKey(exceptUserId, '');
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
    for (const key of keys)
      if (key?.startsWith(PREFIX) && !(kept && key.startsWith(kept))) localStorage.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
}

function storageKey(userId: string, key: string): string {
  return `${PREFIX}${userId}:${key}`;
}
