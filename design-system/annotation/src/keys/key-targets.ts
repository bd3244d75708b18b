/** Whether an element takes typed characters, so that single keys are not shortcuts there. */
export function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !KEYLESS_INPUTS.has(target.type);
  return target.matches('textarea, select, [contenteditable="true"]');
}

/** Whether a dialog or menu is open, which has its own keys. They are beside the page, which can be long to search. */
export function hasOpenOverlay(): boolean {
  const page = document.querySelector('main');
  return [...document.body.children].some(
    (child) => !child.contains(page) && (child.matches(OVERLAY) || child.querySelector(OVERLAY) !== null),
  );
}

const OVERLAY = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Inputs that take no characters. */
const KEYLESS_INPUTS = new Set(['radio', 'checkbox', 'button', 'submit', 'reset', 'file', 'color', 'range']);
