import { isComposing } from '@platform/design-system';
import { use, useEffect, useEffectEvent } from 'react';
import { useAnnotationServices } from '../annotation-services.tsx';
import { PartContext } from '../part-context.ts';
import { hasOpenOverlay, isTextField } from './key-targets.ts';

/**
 * Calls `onKey` for keys that are pressed without Ctrl, Cmd or Alt while this question is the current one: the one with
 * the focus, or the first of the page while none has it, unless the page says that keys need the focus. Text fields,
 * dialogs and input methods keep their keys. `onKey` prevents the default of what it handles.
 */
export function usePartKeys(onKey: (event: KeyboardEvent) => void): void {
  const { section } = use(PartContext);
  const { keysNeedFocus = false } = useAnnotationServices();

  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey)
      return;
    if (isTextField(event.target) || hasOpenOverlay() || !isCurrent(section.current, keysNeedFocus)) return;
    onKey(event);
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/**
 * Returns the index that a number key stands for: 0 for `1`; `undefined` for other keys, and for one that is held down,
 * which must not answer what comes next too.
 */
export function numberKeyIndex({ key, repeat }: Pick<KeyboardEvent, 'key' | 'repeat'>): number | undefined {
  return /^[1-9]$/.test(key) && !repeat ? Number(key) - 1 : undefined;
}

function isCurrent(section: HTMLElement | null, needsFocus: boolean): boolean {
  const focused = document.activeElement?.closest('[data-part]') ?? null;
  const current = focused ?? (needsFocus ? null : document.querySelector('[data-part]'));
  return section !== null && section === current;
}
