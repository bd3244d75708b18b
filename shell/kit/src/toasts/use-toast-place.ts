import { useEffect, useState } from 'react';

/**
 * Tells the layout that a toast is visible, and its height: the root element has `data-toast` and `--toast-height`. The
 * layout then keeps the place of the toast free.
 *
 * @returns the toast's `ref`
 */
export function useToastPlace(isOpen: boolean) {
  const [toast, setToast] = useState<HTMLElement | null>(null);

  useEffect(() => {
    if (!toast || !isOpen) return undefined;
    const { dataset, style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--toast-height', `calc(${toast.offsetHeight}px + 0.5rem)`),
    );
    observer.observe(toast);
    dataset.toast = '';
    return () => {
      observer.disconnect();
      delete dataset.toast;
      style.removeProperty('--toast-height');
    };
  }, [toast, isOpen]);

  return setToast;
}
