import { useRef } from 'react';

/**
 * Radix returns focus to its own trigger; our dialogs are opened by state and have none. So the element that had the
 * focus is remembered when the dialog takes it, and gets it back.
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
