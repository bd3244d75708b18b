/** Local storage key of the sidebar's state. */
export const SIDEBAR_KEY = 'sidebar';

/** Below 1200 px a page needs the room more than the menu does. Larger text makes it a narrower screen. */
export const NARROW_SCREEN = '(max-width: 74.99em)';

/** Whether the sidebar shows icons only: as its reader has chosen, or by the width of the screen. */
export function isSidebarCollapsed(chosen: string | null): boolean {
  return chosen === null ? matchMedia(NARROW_SCREEN).matches : chosen === 'collapsed';
}
