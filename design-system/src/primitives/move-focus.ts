/**
 * Moves the focus to an element without scrolling. One that is not a control, such as a heading or a row, becomes
 * focusable for scripts but is left out of the tab order.
 */
export function moveFocus(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Moves the focus to an alert and scrolls as little as needed to show it, below a sticky header and inside a dialog.
 * One that is taller than half the screen shows its beginning.
 */
export function focusAlert(alert: HTMLElement | null | undefined): void {
  if (!alert) return;
  moveFocus(alert);
  alert.scrollIntoView({ block: alert.offsetHeight < innerHeight / 2 ? 'nearest' : 'start' });
}

/** Whether no element has the focus, e.g. because the one that had it was disabled or removed. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body;
}
