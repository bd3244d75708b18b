import { type RefObject, useEffect, useRef } from 'react';

/**
 * Centers the current item of a horizontally scrollable row of tabs or links, whenever the selection, the width or what
 * stands in the row changes, such as counters that arrive later. Never scrolls the page itself. `data-more-start` and
 * `data-more-end` say at which edges there is more, for the style `scrollFade`.
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
    const markEdges = () => {
      const { scrollLeft, scrollWidth, clientWidth } = container;
      container.toggleAttribute('data-more-start', scrollLeft > 1);
      container.toggleAttribute('data-more-end', scrollLeft + clientWidth < scrollWidth - 1);
    };
    const update = () => {
      centerCurrent();
      markEdges();
    };
    const resizeObserver = new ResizeObserver(update);
    const mutationObserver = new MutationObserver(update);
    container.addEventListener('scroll', markEdges, { passive: true });
    resizeObserver.observe(container);
    mutationObserver.observe(container, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-current', 'aria-selected', 'data-state'],
    });
    return () => {
      container.removeEventListener('scroll', markEdges);
      resizeObserver.disconnect();
      mutationObserver.disconnect();
    };
  }, []);

  return ref;
}

const CURRENT_SELECTOR = '[aria-current="page"], [aria-selected="true"], [data-state="active"]';
