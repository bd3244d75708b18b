import { useEffect, useState } from 'react';

/**
 * Whether the notifications stand at their other place, because the focus is under the first one. A toast that covers
 * what the keyboard is at would hide what the next key does. Give the first to the region's `ref`; `toastId` is the toast
 * that is shown.
 */
export function useStandingAside(toastId: string | undefined) {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const [asideId, setAsideId] = useState<string>();

  useEffect(() => {
    let frame = 0;
    // The page scrolls what gets the focus into sight; where it is then is known a frame later.
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (region && isOverFocus(region)) setAsideId((id) => (id === toastId ? undefined : toastId));
      });
    };
    look();
    addEventListener('focusin', look);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('focusin', look);
    };
  }, [region, toastId]);

  return [setRegion, toastId !== undefined && asideId === toastId] as const;
}

function isOverFocus(region: HTMLElement): boolean {
  const focused = document.activeElement;
  const toast = region.firstElementChild;
  if (!toast || !focused || focused === document.body || region.contains(focused)) return false;
  const [one, other] = [toast.getBoundingClientRect(), focused.getBoundingClientRect()];
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
