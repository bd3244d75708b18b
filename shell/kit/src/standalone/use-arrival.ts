import { useLocation } from '../router.ts';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * After a navigation the focus goes to the new page's heading, or to what it marks with `data-arrival`, as in the
 * shell. Not for the first page.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const row = main.current?.querySelector<HTMLElement>('[data-arrival]');
    if (row) {
      row.focus();
      return;
    }
    const target = main.current?.querySelector('h1') ?? main.current;
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [main, pathname]);
}
