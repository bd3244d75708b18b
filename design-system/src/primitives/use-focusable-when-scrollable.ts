import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Makes a scrollable element focusable if it has no focusable children, so that it can be scrolled with the keyboard. For
 * styles, `data-wide` says that its content is wider than it is.
 */
export function useFocusableWhenScrollable<E extends HTMLElement>(): {
  readonly ref: RefObject<E | null>;
  readonly tabIndex: 0 | undefined;
  readonly 'data-wide': '' | undefined;
} {
  const ref = useRef<E>(null);
  const [isFocusable, setIsFocusable] = useState(false);
  const [isWide, setIsWide] = useState(false);

  // Runs after every render, because the content may have grown. An unchanged state does not render again.
  useEffect(() => {
    const update = () => {
      if (!ref.current) return;
      setIsFocusable(isOverflowing(ref.current) && !hasFocusableChild(ref.current));
      setIsWide(ref.current.scrollWidth > ref.current.clientWidth);
    };
    update();
    addEventListener('resize', update);
    return () => removeEventListener('resize', update);
  });

  return { ref, tabIndex: isFocusable ? 0 : undefined, 'data-wide': isWide ? '' : undefined };
}

function isOverflowing({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement): boolean {
  return scrollHeight > clientHeight || scrollWidth > clientWidth;
}

function hasFocusableChild(element: HTMLElement): boolean {
  return element.querySelector('a[href], button, input, select, textarea, [tabindex="0"]') !== null;
}
