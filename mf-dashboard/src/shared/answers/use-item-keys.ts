import { hasOpenOverlay } from '@platform/annotation';
import { isComposing } from '@platform/design-system';
import { useEffect, useEffectEvent } from 'react';

type Actions = {
  readonly next: () => void;
  readonly previous: () => void;
  /** Goes to the next item that is not done. */
  readonly nextOpen: () => void;
  readonly showKeys: () => void;
};

/** Listens for the keys of a page with items. They rest in text fields, on controls that use them, behind dialogs. */
export function useItemKeys(actions: Actions): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, defaultPrevented } = event;
    if (defaultPrevented || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(target instanceof Element) || hasOpenOverlay()) return;
    const isTyping = target.matches(TYPING);
    if (key === '?' && !isTyping) actions.showKeys();
    else if (key.toLowerCase() === 'n' && !isTyping) actions.nextOpen();
    else if (key === 'Enter' && !target.closest(TAKES_ENTER)) {
      if (event.shiftKey) actions.previous();
      else actions.next();
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
