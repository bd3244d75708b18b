/**
 * Inline script of a member's page: plays again what was typed and checked before the page was interactive, into fields
 * and as shortcuts. Space and named keys do something by themselves.
 */
import { PAGE_ALIVE_EVENT } from '../page-data.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input:not([type=file]), textarea, select';

const keys: KeyboardEvent[] = [];
const fields = new Set<Field>();

function keepKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const isTyped = target instanceof Element && target.closest('input, textarea, select');
  if (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey && !isTyped) keys.push(event);
}

function keepField({ target }: Event): void {
  if (target instanceof Element && target.matches(FIELDS)) fields.add(target as Field);
}

/**
 * Waits for the next task: the event comes from an effect, and others listen to keys in theirs. What follows waits for
 * another one, in which the page has rendered what came before.
 */
async function replay(): Promise<void> {
  removeEventListener('keydown', keepKey, true);
  removeEventListener('input', keepField, true);
  const values = [...fields].map(
    (field) => [field, field.value, (field as HTMLInputElement).checked] as const,
  );
  for (const [field, value, isChecked] of values) {
    await nextTask();
    if (field.type === 'checkbox' || field.type === 'radio') check(field as HTMLInputElement, isChecked);
    else enter(field, value);
  }
  for (const key of keys) {
    await nextTask();
    (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', key));
  }
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Checks a box or a radio button again, or clears it. React takes a click for a change of what it knows of the box. */
function check(field: HTMLInputElement, isChecked: boolean): void {
  field.checked = !isChecked;
  field.click();
}

/** Enters a value again. React takes an event for a change only if the value is another one than before. */
function enter(field: Field, value: string): void {
  // Past the property that React puts onto the field, with which it follows what it set itself.
  const set = (next: string) => Reflect.set(Object.getPrototypeOf(field) as object, 'value', next, field);
  if (field instanceof HTMLSelectElement) {
    set(value);
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const { selectionStart, selectionEnd } = field;
  for (const next of [value === '' ? field.defaultValue : '', value]) {
    set(next);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

addEventListener('keydown', keepKey, true);
addEventListener('input', keepField, true);
addEventListener(PAGE_ALIVE_EVENT, () => void replay(), { once: true });
