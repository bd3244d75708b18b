/**
 * Inline script of a member's page: plays the keys again that were pressed before the page was interactive and may be
 * its shortcuts. Space and named keys do something by themselves.
 */
import { PAGE_ALIVE_EVENT } from '../page-data.ts';

const keys: KeyboardEventInit[] = [];

function keepKey({ key, code, shiftKey, ctrlKey, metaKey, altKey, target }: KeyboardEvent): void {
  const isTyped = target instanceof Element && target.closest('input, textarea, select');
  if (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey && !isTyped)
    keys.push({ key, code, shiftKey, bubbles: true, cancelable: true });
}

/** Waits for the next task: the event comes from an effect, and others listen to keys in theirs. */
function replay(): void {
  removeEventListener('keydown', keepKey, true);
  setTimeout(() => {
    for (const key of keys)
      (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', key));
  });
}

addEventListener('keydown', keepKey, true);
addEventListener(PAGE_ALIVE_EVENT, replay, { once: true });
