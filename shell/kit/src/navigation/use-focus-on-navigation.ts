import { moveFocus } from '@platform/design-system';
import { useEffect, useRef } from 'react';
import { useLocation } from '../router.ts';

/** Id of a layout's main element. */
export const MAIN_ID = 'main';

/** Returns the heading of the page, or its main element while there is no heading. */
export function getPageHeading(): HTMLElement | null {
  const main = document.getElementById(MAIN_ID);
  return main?.querySelector('h1') ?? main;
}

/**
 * Moves the focus to the new page's heading after a navigation, so that screen readers announce the page and Tab
 * continues from there. An element marked with `data-arrival` takes precedence, e.g. the list row that the user returns
 * to. Does nothing on the first page or if the URL has a hash.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const previousPathname = useRef(pathname);

  useEffect(() => {
    if (previousPathname.current === pathname) return;
    previousPathname.current = pathname;
    if (hash) return;
    const main = document.getElementById(MAIN_ID);
    const marked = main?.querySelector<HTMLElement>('[data-arrival]');
    if (marked) {
      marked.focus();
      return;
    }
    moveFocus(getPageHeading());
  }, [pathname, hash]);
}
