import { useRef } from 'react';

/**
 * Returns focus to the element that had it before a dialog opened. Radix only restores focus to its own trigger, and
 * dialogs that are opened by state have none.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
