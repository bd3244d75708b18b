import { readStoredPreference, storePreference } from '@platform/kit';
import { useState } from 'react';
import { SIDEBAR_KEY } from './sidebar-key.ts';

/**
 * Returns whether the sidebar is collapsed, and a toggle. The root element carries the state too, for the first paint.
 */
export function useSidebar(): readonly [boolean, () => void] {
  const [collapsed, setCollapsed] = useState(() => readStoredPreference(SIDEBAR_KEY) === 'collapsed');

  function toggle() {
    const next = !collapsed;
    storePreference(SIDEBAR_KEY, next ? 'collapsed' : 'open');
    if (next) document.documentElement.dataset.sidebar = 'collapsed';
    else delete document.documentElement.dataset.sidebar;
    setCollapsed(next);
  }

  return [collapsed, toggle];
}
