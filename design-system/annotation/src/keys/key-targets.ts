/** Whether an element takes typed characters, so that single keys are no shortcuts there. */
export function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !KEYLESS_INPUTS.has(target.type);
  return target.matches('textarea, select, [contenteditable="true"]');
}

/** Whether a dialog or menu is open, which has its own keys. */
export function hasOpenOverlay(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
}

/** Inputs that take no characters. */
const KEYLESS_INPUTS = new Set(['radio', 'checkbox', 'button', 'submit', 'reset', 'file', 'color', 'range']);
