import { useSyncExternalStore } from 'react';
import { THEME_KEY } from '../document/theme-script.ts';

/** What the visitor chose; `system` follows the device. */
export type ThemePreference = 'light' | 'dark' | 'system';

const listeners = new Set<() => void>();

/** The theme preference and how to change it. Kept in local storage under the key `theme`, the same in all tabs. */
export function useThemePreference(): readonly [ThemePreference, (preference: ThemePreference) => void] {
  const preference = useSyncExternalStore(subscribe, readPreference, () => 'system' as const);
  return [preference, choose];
}

function choose(preference: ThemePreference): void {
  localStorage.setItem(THEME_KEY, preference);
  apply(preference);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== THEME_KEY) return;
    apply(readPreference());
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
  const stored = localStorage.getItem(THEME_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Without the attribute the styles follow the device (design system, `GlobalStyle`). */
function apply(preference: ThemePreference): void {
  if (preference === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = preference;
}
