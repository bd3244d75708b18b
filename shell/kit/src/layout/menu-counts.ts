import { useEffect, useSyncExternalStore } from 'react';

/** A number beside a menu entry, and what it counts, e.g. `2 decisions you have not seen`. */
export type MenuCount = { readonly count: number; readonly label: string };

/** Shared by the whole page, like the kit itself: remotes set the counts, and the shell's menus show them. */
const counts = new Map<string, MenuCount>();
const listeners = new Set<() => void>();

/** Returns the count beside the menu entry of a path; `undefined` if there is nothing to count. */
export function useMenuCount(path: string): MenuCount | undefined {
  return useSyncExternalStore(
    subscribe,
    () => counts.get(path),
    () => undefined,
  );
}

/** Shows a count beside the menu entry of a path while the caller is mounted; 0 shows nothing. */
export function useShowMenuCount(path: string, count: number, label: string): void {
  useEffect(() => {
    if (count === 0) return;
    counts.set(path, { count, label });
    notify();
    return () => {
      counts.delete(path);
      notify();
    };
  }, [path, count, label]);
}

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
