import { isFocusLost, moveFocus } from '@platform/design-system';
import { useLayoutEffect, useRef } from 'react';

/**
 * Gives an element the focus if a change of its content took away what had it. Set the result as its `ref`, and
 * `tabIndex={-1}`.
 *
 * @param content identifies the content
 */
export function useFocusAfterChange<Element extends HTMLElement>(content: string) {
  const element = useRef<Element>(null);
  const previous = useRef(content);
  useLayoutEffect(() => {
    if (previous.current !== content && isFocusLost()) moveFocus(element.current);
    previous.current = content;
  }, [content]);
  return element;
}
