import { useLayoutEffect, useRef } from 'react';
import { isFocusLost, moveFocus } from './move-focus.ts';

/**
 * Keeps the focus in a region whose content the server's data replaces: when the focused control is gone with the old
 * content, the region gets the focus, and Tab continues from there. Spread the result on the region's element.
 *
 * @param contentKey identifies the content, e.g. the status that decides what is shown
 */
export function useFocusRegion<Element extends HTMLElement = HTMLDivElement>(contentKey: string) {
  const ref = useRef<Element>(null);
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    if (hadFocus.current && isFocusLost()) moveFocus(ref.current);
  }, [contentKey]);

  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: () => {
      hadFocus.current = false;
    },
  };
}
