import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Actions by key (`KeyboardEvent.key` in lower case), with Shift as `shift+j`, and after a G as `g j`. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

const STORAGE_KEY = 'console-keys';
const listeners = new Set<() => void>();

/**
 * Whether single-key shortcuts are on. Users can turn them off, because speech input may trigger them by accident
 * (WCAG 2.1.4).
 */
export function useShortcutsEnabled(): readonly [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, readEnabled, () => true);
  return [isOn, setEnabled];
}

/** Handles single-key shortcuts anywhere on the page, except while a text field, a menu or a dialog has the focus. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const [isOn] = useShortcutsEnabled();
  const latest = useRef(shortcuts);

  useEffect(() => {
    latest.current = shortcuts;
  });

  useEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(IGNORED_TARGETS)) return;
      const key = nameKey(event);
      if (event.repeat && !WALKING_KEYS.has(key)) return;
      const run = (event.shiftKey ? latest.current[`shift+${key}`] : undefined) ?? latest.current[key];
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}

/** The keys that do more while they are held; any other must be pressed again. */
const WALKING_KEYS: ReadonlySet<string> = new Set(['j', 'k']);

/** How long a G waits for the next key. */
const SEQUENCE_MS = 2_000;
/** The names of keys that were pressed: every hook of the page asks for the same. */
const names = new WeakMap<KeyboardEvent, string>();
let openedAt = Number.NEGATIVE_INFINITY;

/** Names a key, which comes after a G as `g j`: it is not the key alone then. */
function nameKey(event: KeyboardEvent): string {
  const known = names.get(event);
  if (known !== undefined) return known;
  const key = event.key.toLowerCase();
  const isSecond = event.timeStamp - openedAt < SEQUENCE_MS;
  openedAt = key === 'g' && !isSecond ? event.timeStamp : Number.NEGATIVE_INFINITY;
  const name = isSecond ? `g ${key}` : key;
  names.set(event, name);
  return name;
}

/** Elements that handle letters themselves. Radio buttons and checkboxes only handle arrows and the space bar. */
const IGNORED_TARGETS =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]';

function setEnabled(isOn: boolean): void {
  localStorage.setItem(STORAGE_KEY, isOn ? 'on' : 'off');
  for (const listener of listeners) listener();
}

function readEnabled(): boolean {
  return localStorage.getItem(STORAGE_KEY) !== 'off';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
