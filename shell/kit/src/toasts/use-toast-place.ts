import { useEffect, useState } from 'react';

/**
 * Tells dialogs, and what is scrolled into view, where a visible toast ends: the root element has `--toast-bottom` as
 * long as there is one.
 *
 * @returns the toast's `ref`
 */
export function useToastPlace(isOpen: boolean) {
  const [toast, setToast] = useState<HTMLElement | null>(null);

  useEffect(() => {
    if (!toast || !isOpen) return undefined;
    const { style } = document.documentElement;
    const keepFree = () => style.setProperty('--toast-bottom', `calc(5.5rem + ${toast.offsetHeight}px)`);
    // At once: what has the focus is below the toast before anyone asks whether it is covered.
    keepFree();
    const observer = new ResizeObserver(keepFree);
    observer.observe(toast);
    return () => {
      observer.disconnect();
      style.removeProperty('--toast-bottom');
    };
  }, [toast, isOpen]);

  return setToast;
}
