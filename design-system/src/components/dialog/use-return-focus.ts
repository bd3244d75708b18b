import { useRef } from 'react';
import { isFocusLost, moveFocus } from '../../primitives/move-focus.ts';

/**
 * Returns focus to the element that had it before a dialog opened, or to its closest focusable container if the action
 * removed it. Radix only restores focus to its own trigger, and dialogs that are opened by state have none. An element
 * that took the focus while the dialog closed keeps it, e.g. the error of what the dialog confirmed.
 */
export function useReturnFocus() {
  const candidates = useRef<readonly HTMLElement[]>([]);
  return {
    onOpenAutoFocus: () => {
      candidates.current = listFocusableAncestors(document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (isFocusLost()) moveFocus(candidates.current.find(({ isConnected }) => isConnected));
    },
  };
}

/** Lists an element and its ancestors that can have the focus, innermost first. */
function listFocusableAncestors(element: Element | null): HTMLElement[] {
  const focusable: HTMLElement[] = [];
  for (let ancestor = element; ancestor && ancestor !== document.body; ancestor = ancestor.parentElement) {
    const canFocus = ancestor === element || ancestor.hasAttribute('tabindex');
    if (canFocus && ancestor instanceof HTMLElement) focusable.push(ancestor);
  }
  return focusable;
}
