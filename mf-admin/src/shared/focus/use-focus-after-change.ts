import { isFocusLost, moveFocus } from '@platform/design-system';
import { useLayoutEffect, useRef } from 'react';

/**
 * Gives an element the focus if a change of its content took away what had it. Set the result as its `ref`, and
 * `tabIndex={-1}`.
 *
 * @param content identifies the content
 * @param isExpected whether the focus was in the content; by default it is taken wherever it was lost
 */
export function useFocusAfterChange<Element extends HTMLElement>(
  content: string,
  isExpected: () => boolean = () => true,
) {
  const element = useRef<Element>(null);
  const previous = useRef(content);
  useLayoutEffect(() => {
    if (previous.current !== content && isExpected() && isFocusLost()) moveFocus(element.current);
    previous.current = content;
  }, [content, isExpected]);
  return element;
}
