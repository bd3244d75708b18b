import { type RefObject, useEffect, useRef, useState } from 'react';

/** For an element that scrolls: with nothing in it to go to, it is a stop itself, so that keys can scroll it. */
export function useScrollStop<E extends HTMLElement>(): {
  readonly ref: RefObject<E | null>;
  readonly tabIndex: 0 | undefined;
} {
  const ref = useRef<E>(null);
  const [isStop, setIsStop] = useState(false);

  // After each rendering, because what it holds may have grown; an unchanged answer renders nothing.
  useEffect(() => {
    const look = () => setIsStop(ref.current !== null && isCutOff(ref.current) && !hasStops(ref.current));
    look();
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  });

  return { ref, tabIndex: isStop ? 0 : undefined };
}

function isCutOff({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement): boolean {
  return scrollHeight > clientHeight || scrollWidth > clientWidth;
}

function hasStops(element: HTMLElement): boolean {
  return element.querySelector('a[href], button, input, select, textarea, [tabindex="0"]') !== null;
}
