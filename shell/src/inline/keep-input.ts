/**
 * Inline script of a member's page: plays again what was typed before the page was interactive, into fields and as
 * shortcuts. Space and named keys do something by themselves.
 */
import { PAGE_ALIVE_EVENT } from '../page-data.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input:not([type=checkbox], [type=radio], [type=file]), textarea, select';

const keys: KeyboardEventInit[] = [];
const fields = new Set<Field>();

function keepKey({ key, code, shiftKey, ctrlKey, metaKey, altKey, target }: KeyboardEvent): void {
  const isTyped = target instanceof Element && target.closest('input, textarea, select');
  if (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey && !isTyped)
    keys.push({ key, code, shiftKey, bubbles: true, cancelable: true });
}

function keepField({ target }: Event): void {
  if (target instanceof Element && target.matches(FIELDS)) fields.add(target as Field);
}

/** Waits for the next task: the event comes from an effect, and others listen to keys in theirs. */
function replay(): void {
  removeEventListener('keydown', keepKey, true);
  removeEventListener('input', keepField, true);
  setTimeout(() => {
    for (const field of fields) if (field.isConnected) enter(field);
    for (const key of keys)
      (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', key));
  });
}

/** Enters the value of a field again. React takes an event for a change only if the value is another one. */
function enter(field: Field): void {
  const { value } = field;
  if (field instanceof HTMLSelectElement) {
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const { selectionStart, selectionEnd } = field;
  for (const next of [value === '' ? field.defaultValue : '', value]) {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, next);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

addEventListener('keydown', keepKey, true);
addEventListener('input', keepField, true);
addEventListener(PAGE_ALIVE_EVENT, replay, { once: true });
