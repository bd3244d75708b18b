import { moveFocus } from '@platform/design-system';
import { useEffect, useRef } from 'react';

/** Moves the focus to the heading of an item when another one is shown. */
export function useHeadingFocus(itemId: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(itemId);
  useEffect(() => {
    if (shown.current === itemId) return;
    shown.current = itemId;
    moveFocus(heading.current);
  }, [itemId]);
  return heading;
}
