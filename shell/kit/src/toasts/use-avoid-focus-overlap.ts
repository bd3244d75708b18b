import { useEffect, useState } from 'react';

/**
 * Tells whether the toast region must move to its alternative position because it covers the focused element, which
 * would hide what the next key press does. Focus that a pointer left behind does not count: the toast would jump under
 * the pointer. Attach the returned setter as the region's `ref`.
 *
 * @param toastId id of the visible toast.
 */
export function useAvoidFocusOverlap(toastId: string | undefined) {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const [movedToastId, setMovedToastId] = useState<string>();

  useEffect(() => {
    let frame = 0;
    // Focusing scrolls the element into view; its final position is known one frame later.
    const checkOverlap = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (region && isOverFocus(region)) setMovedToastId((id) => (id === toastId ? undefined : toastId));
      });
    };
    checkOverlap();
    addEventListener('focusin', checkOverlap);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('focusin', checkOverlap);
    };
  }, [region, toastId]);

  return [setRegion, toastId !== undefined && movedToastId === toastId] as const;
}

function isOverFocus(region: HTMLElement): boolean {
  const focused = document.activeElement;
  const toast = region.firstElementChild;
  if (!toast || !focused?.matches(':focus-visible') || region.contains(focused)) return false;
  const [a, b] = [toast.getBoundingClientRect(), focused.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
