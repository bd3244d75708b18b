import { useLocation } from '@platform/kit/router';
import { useEffect, useRef } from 'react';

/** Id of the frame's main element. */
export const MAIN_ID = 'main';

/**
 * After a navigation the focus goes to the new page's heading, so that a screen reader says where one has arrived and
 * the Tab key goes on from there. Not for the first page, and not where the address names a place in the page.
 */
export function useArrival(): void {
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (hash) return;
    const main = document.getElementById(MAIN_ID);
    const target = main?.querySelector('h1') ?? main;
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, hash]);
}
