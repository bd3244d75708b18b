import { hasOpenOverlay } from '@platform/annotation';
import { isComposing } from '@platform/design-system';
import { useEffect, useEffectEvent } from 'react';
import { findNextOpen, type ItemDrafts, type Questions } from './item-drafts.ts';

type Options = {
  readonly items: readonly Questions[];
  readonly drafts: ItemDrafts;
  /** The item that is open. */
  readonly index: number;
  /** Opens the item that is nearest to a position. */
  readonly onGo: (index: number) => void;
  readonly onShowKeys: () => void;
};

/** Listens for the keys of a page with items. They rest in text fields, on controls that use them, behind dialogs. */
export function useItemKeys({ items, drafts, index, onGo, onShowKeys }: Options): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, defaultPrevented } = event;
    if (defaultPrevented || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(target instanceof Element) || hasOpenOverlay()) return;
    const isTyping = target.matches(TYPING);
    if (key === '?' && !isTyping) onShowKeys();
    else if (key.toLowerCase() === 'n' && !isTyping) onGo(findNextOpen(items, drafts, index) ?? index);
    else if (key === 'Enter' && !target.closest(TAKES_ENTER)) {
      onGo(event.shiftKey ? index - 1 : index + 1);
    } else return;
    event.preventDefault();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

const TYPING = 'textarea, select, [contenteditable="true"], input:not([type="radio"], [type="checkbox"])';
const TAKES_ENTER = `${TYPING}, button, a, summary, [role="button"], [role="application"], [role="textbox"]`;
