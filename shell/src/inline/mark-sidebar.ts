/** Inline script of the head: marks a collapsed sidebar before the first paint. */
import { SIDEBAR_KEY } from '../layout/sidebar/sidebar-key.ts';

try {
  if (localStorage.getItem(SIDEBAR_KEY) === 'collapsed')
    document.documentElement.dataset.sidebar = 'collapsed';
} catch {
  // Access to local storage is blocked: the sidebar is open.
}
