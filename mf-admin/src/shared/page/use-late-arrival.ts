import { useEffect } from 'react';

/**
 * On arrival the frame gives the focus to the screen's heading, or to the whole screen while there is no heading yet.
 * Here the heading takes it over when it comes, unless the reader has gone elsewhere meanwhile.
 */
export function useLateArrival(isHere: boolean): void {
  useEffect(() => {
    const { activeElement } = document;
    if (!isHere || activeElement?.tagName !== 'MAIN') return;
    const heading = activeElement.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [isHere]);
}
