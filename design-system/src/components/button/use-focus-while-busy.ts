import { useLayoutEffect, useRef, type RefObject } from 'react';
import { isFocusLost, moveFocus } from '../../primitives/move-focus.ts';

/**
 * Returns the focus to a button after it was busy. A busy button is disabled, and browsers drop the focus of a disabled
 * control.
 */
export function useFocusWhileBusy(button: RefObject<HTMLElement | null>, busy: boolean): void {
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    if (busy) {
      hadFocus.current = document.activeElement === button.current;
    } else if (hadFocus.current) {
      hadFocus.current = false;
      if (isFocusLost()) moveFocus(button.current);
    }
  }, [button, busy]);
}
