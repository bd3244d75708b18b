import type { KeyboardEvent } from 'react';

/** Ctrl+Enter, or Cmd+Enter, presses the main button of a dialog, also from a text of several lines. */
export function pressMainButton(event: KeyboardEvent<HTMLElement>): void {
  const { key, ctrlKey, metaKey, nativeEvent, currentTarget } = event;
  if (key !== 'Enter' || !(ctrlKey || metaKey) || nativeEvent.isComposing) return;
  const buttons = currentTarget.querySelectorAll<HTMLButtonElement>('[data-dialog-footer] > button');
  event.preventDefault();
  [...buttons].at(-1)?.click();
}
