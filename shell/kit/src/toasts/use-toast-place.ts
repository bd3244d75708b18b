import { useEffect, useState } from 'react';

/**
 * Tells the layout the height of a visible toast: the root element has `--toast-height` as long as there is one. The
 * layout leaves that much free at the top edge.
 *
 * @returns the toast's `ref`
 */
export function useToastPlace(isOpen: boolean) {
  const [toast, setToast] = useState<HTMLElement | null>(null);

  useEffect(() => {
    if (!toast || !isOpen) return undefined;
    const { style } = document.documentElement;
    const keepFree = () => style.setProperty('--toast-height', `calc(${toast.offsetHeight}px + 0.5rem)`);
    // At once: what has the focus is below the toast before anyone asks whether it is covered.
    keepFree();
    const observer = new ResizeObserver(keepFree);
    observer.observe(toast);
    return () => {
      observer.disconnect();
      style.removeProperty('--toast-height');
    };
  }, [toast, isOpen]);

  return setToast;
}
