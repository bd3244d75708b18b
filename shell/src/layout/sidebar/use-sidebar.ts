import { readStoredPreference, storePreference } from '@platform/kit';
import { useEffect, useSyncExternalStore } from 'react';
import { isSidebarCollapsed, NARROW_SCREEN, SIDEBAR_KEY } from './sidebar-state.ts';

const listeners = new Set<() => void>();

/**
 * Returns whether the sidebar is collapsed, and a toggle. The root element carries the state too, for the first paint.
 */
export function useSidebar(): readonly [boolean, () => void] {
  const collapsed = useSyncExternalStore(subscribe, readState, () => false);

  useEffect(() => {
    const root = document.documentElement.dataset;
    if (readState()) root.sidebar = 'collapsed';
    else delete root.sidebar;
  }, [collapsed]);

  function toggle() {
    storePreference(SIDEBAR_KEY, collapsed ? 'open' : 'collapsed');
    for (const listener of listeners) listener();
  }

  return [collapsed, toggle];
}

function readState(): boolean {
  return isSidebarCollapsed(readStoredPreference(SIDEBAR_KEY));
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(NARROW_SCREEN);
  listeners.add(listener);
  query.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    query.removeEventListener('change', listener);
  };
}
