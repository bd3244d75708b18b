import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a strip of tabs or links that scrolls sideways: brings the current one into its middle, as it is chosen and when
 * the strip's room changes. The page itself is never scrolled.
 */
export function useCurrentInSight<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);

  useEffect(() => {
    const strip = ref.current;
    if (!strip) return undefined;
    const show = () => {
      const current = strip.querySelector(CURRENT);
      if (!current) return;
      const [room, place] = [strip.getBoundingClientRect(), current.getBoundingClientRect()];
      strip.scrollLeft += place.left - room.left - (room.width - place.width) / 2;
    };
    const resizes = new ResizeObserver(show);
    const changes = new MutationObserver(show);
    resizes.observe(strip);
    changes.observe(strip, { subtree: true, attributeFilter: ['aria-current', 'data-state'] });
    return () => {
      resizes.disconnect();
      changes.disconnect();
    };
  }, []);

  return ref;
}

const CURRENT = '[aria-current="page"], [data-state="active"]';
