import { useEffect, useRef } from 'react';
import { useLocation } from '../router.ts';

/** Id of a frame's main element. */
export const MAIN_ID = 'main';

/**
 * After a navigation the focus goes to the new page's heading, so that a screen reader says where one has arrived and
 * the Tab key goes on from there; or to what the page marks with `data-arrival`, e.g. the row that one has come back to.
 * Not for the first page, and not where the address names a place in the page.
 */
export function useArrival(): void {
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (hash) return;
    const main = document.getElementById(MAIN_ID);
    const row = main?.querySelector<HTMLElement>('[data-arrival]');
    if (row) {
      row.focus();
      return;
    }
    const target = main?.querySelector('h1') ?? main;
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, hash]);
}
