/** Inline script of the head: marks a collapsed sidebar before the first paint. */
import { isSidebarCollapsed, SIDEBAR_KEY } from '../layout/sidebar/sidebar-state.ts';

let chosen: string | null = null;
try {
  chosen = localStorage.getItem(SIDEBAR_KEY);
} catch {
  // Access to local storage is blocked: nothing was chosen.
}
if (isSidebarCollapsed(chosen)) document.documentElement.dataset.sidebar = 'collapsed';
