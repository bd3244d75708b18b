import type { KeyboardEvent } from 'react';

/** Ctrl+Enter, or Cmd+Enter, presses the main button of a dialog once, also from a text of several lines. */
export function pressMainButton(event: KeyboardEvent<HTMLElement>): void {
  const { key, ctrlKey, metaKey, repeat, nativeEvent, currentTarget } = event;
  if (key !== 'Enter' || !(ctrlKey || metaKey) || repeat || nativeEvent.isComposing) return;
  const buttons = currentTarget.querySelectorAll<HTMLButtonElement>('[data-dialog-footer] > button');
  event.preventDefault();
  [...buttons].at(-1)?.click();
}
