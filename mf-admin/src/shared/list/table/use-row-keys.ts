import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useShortcuts, useShortcutsEnabled } from '../../shortcuts/use-shortcuts.ts';

/** The link of each row that opens its record. */
export const ROW_LINK = 'a[data-row]';

/** What handles a click itself. */
const CONTROLS = 'a, button, input, label, select, summary';

/**
 * Walks through the rows of a list with J, K and the arrows, opens one with Enter or a click anywhere in it, selects
 * with the space bar, and searches with `/`. The link of the row that is walked to has the focus, so nothing but the
 * focus marks it.
 *
 * @returns what the list's surface handles
 */
export function useRowKeys() {
  const [areKeysOn] = useShortcutsEnabled();
  const anchor = useRef<Element | null>(null);
  useShortcuts({ j: () => walk(1), k: () => walk(-1), '/': () => findSearch()?.focus() });

  const onKeyDown = (event: KeyboardEvent) => {
    const row = findRow(event.target);
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const isSelecting = event.key === ' ' && areKeysOn && (event.target as Element).matches(ROW_LINK);
    if (step === undefined && !isSelecting) return;
    event.preventDefault();
    if (step !== undefined) walk(step);
    else select(row, event.shiftKey ? anchor.current : null);
    if (isSelecting) anchor.current = row;
  };
  const onClick = (event: MouseEvent) => {
    const row = findRow(event.target);
    if (!row || (event.target as Element).closest(CONTROLS) || getSelection()?.isCollapsed === false) return;
    const { ctrlKey, metaKey, shiftKey } = event;
    const click = new globalThis.MouseEvent('click', {
      ...{ bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey },
    });
    row.querySelector(ROW_LINK)?.dispatchEvent(click);
  };
  return { onKeyDown, onClick };
}

function findRow(target: EventTarget): Element | null {
  const row = target instanceof Element ? target.closest('tbody tr') : null;
  return row?.querySelector(ROW_LINK) ? row : null;
}

function findSearch(): HTMLInputElement | null {
  return document.querySelector('input[type="search"]');
}

/** Moves the focus to the next or previous row, and to the first one from elsewhere. */
function walk(step: number): void {
  const links = [...document.querySelectorAll<HTMLElement>(`[data-list] ${ROW_LINK}`)];
  const current = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
  links[current === -1 ? 0 : current + step]?.focus();
}

/** Selects a row or ends its selection; with an anchor, selects all rows between the two. */
function select(row: Element, anchor: Element | null): void {
  const rows = [...(row.parentElement?.children ?? [])];
  const [from, to] = [rows.indexOf(row), anchor ? rows.indexOf(anchor) : -1];
  if (to === -1) {
    findCheckbox(row)?.click();
    return;
  }
  for (const between of rows.slice(Math.min(from, to), Math.max(from, to) + 1)) {
    const checkbox = findCheckbox(between);
    // Each builds on the selection that the one before has made.
    if (checkbox?.checked === false) flushSync(() => checkbox.click());
  }
}

function findCheckbox(row: Element): HTMLInputElement | null {
  return row.querySelector('input[type="checkbox"]');
}
