import { useSyncExternalStore } from 'react';
import { readStoredPreference, storePreference } from './stored-preference.ts';
import { THEME_KEY } from './theme-key.ts';

/** The visitor's theme; `system` follows the device. */
export type ThemePreference = 'light' | 'dark' | 'system';

const listeners = new Set<() => void>();

/**
 * Returns the theme preference and its setter. Stored in local storage under the key `theme` and synced across tabs.
 */
export function useThemePreference(): readonly [ThemePreference, (preference: ThemePreference) => void] {
  const preference = useSyncExternalStore(subscribe, readPreference, () => 'system' as const);
  return [preference, setPreference];
}

function setPreference(preference: ThemePreference): void {
  storePreference(THEME_KEY, preference);
  applyPreference(preference);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== THEME_KEY) return;
    applyPreference(readPreference());
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

function readPreference(): ThemePreference {
  const stored = readStoredPreference(THEME_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Sets the theme attribute. Without it the styles follow the device (design system, `GlobalStyle`). */
function applyPreference(preference: ThemePreference): void {
  if (preference === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = preference;
}
