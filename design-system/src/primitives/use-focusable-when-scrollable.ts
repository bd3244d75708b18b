import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Makes a scrollable element focusable if it has no focusable children, so that it can be scrolled with the keyboard.
 */
export function useFocusableWhenScrollable<E extends HTMLElement>(): {
  readonly ref: RefObject<E | null>;
  readonly tabIndex: 0 | undefined;
} {
  const ref = useRef<E>(null);
  const [isFocusable, setIsFocusable] = useState(false);

  // Runs after every render, because the content may have grown. An unchanged state does not render again.
  useEffect(() => {
    const update = () =>
      setIsFocusable(ref.current !== null && isOverflowing(ref.current) && !hasFocusableChild(ref.current));
    update();
    addEventListener('resize', update);
    return () => removeEventListener('resize', update);
  });

  return { ref, tabIndex: isFocusable ? 0 : undefined };
}

function isOverflowing({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement): boolean {
  return scrollHeight > clientHeight || scrollWidth > clientWidth;
}

function hasFocusableChild(element: HTMLElement): boolean {
  return element.querySelector('a[href], button, input, select, textarea, [tabindex="0"]') !== null;
}
