import { type RefObject, useEffect, useRef } from 'react';

/**
 * Centers the current item of a horizontally scrollable row of tabs or links, whenever the selection or the width
 * changes. Never scrolls the page itself.
 */
export function useScrollCurrentIntoView<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);

  useEffect(() => {
    const container = ref.current;
    if (!container) return undefined;
    const centerCurrent = () => {
      const current = container.querySelector(CURRENT_SELECTOR);
      if (!current) return;
      const [containerRect, currentRect] = [
        container.getBoundingClientRect(),
        current.getBoundingClientRect(),
      ];
      container.scrollLeft +=
        currentRect.left - containerRect.left - (containerRect.width - currentRect.width) / 2;
    };
    const resizeObserver = new ResizeObserver(centerCurrent);
    const mutationObserver = new MutationObserver(centerCurrent);
    resizeObserver.observe(container);
    mutationObserver.observe(container, { subtree: true, attributeFilter: ['aria-current', 'data-state'] });
    return () => {
      resizeObserver.disconnect();
      mutationObserver.disconnect();
    };
  }, []);

  return ref;
}

const CURRENT_SELECTOR = '[aria-current="page"], [data-state="active"]';
