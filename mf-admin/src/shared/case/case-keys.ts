import { useEffect, useRef, useSyncExternalStore } from 'react';

/** What a key does, by the key. */
export type CaseKeys = Readonly<Record<string, (() => void) | undefined>>;

const STORED = 'console-keys';
const listeners = new Set<() => void>();

/** Whether single keys act: they can be turned off, as whoever speaks to the computer must be able to (WCAG 2.1.4). */
export function useKeysOn(): readonly [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(subscribe, readKeysOn);
  return [on, chooseKeysOn];
}

/** Keys of the open case, wherever the focus is, unless somebody types, chooses from a menu or answers a dialog. */
export function useCaseKeys(keys: CaseKeys): void {
  const [on] = useKeysOn();
  const current = useRef(keys);

  useEffect(() => {
    current.current = keys;
  });

  useEffect(() => {
    if (!on) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(BUSY)) return;
      const act = current.current[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [on]);
}

/** Where a key is meant for something else. */
const BUSY =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]';

function chooseKeysOn(on: boolean): void {
  localStorage.setItem(STORED, on ? 'on' : 'off');
  for (const listener of listeners) listener();
}

function readKeysOn(): boolean {
  return localStorage.getItem(STORED) !== 'off';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
