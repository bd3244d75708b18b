import { useLayoutEffect, useSyncExternalStore } from 'react';

/** A question that awaits the user's answer: discard the typed text, or keep editing. */
export type DiscardQuestion = { readonly onDiscard: () => void; readonly onKeep: () => void };

/** The forms of the page with text that has not been sent. Shared by the whole page, like the kit itself. */
const unsavedForms = new Set<symbol>();
const listeners = new Set<() => void>();
let question: DiscardQuestion | undefined;

/** Registers typed text that leaving the page would lose; the browser then asks before a reload or a closed tab. */
export function useUnsavedChanges(hasChanges: boolean): void {
  useLayoutEffect(() => {
    if (!hasChanges) return;
    const form = Symbol('form');
    if (unsavedForms.size === 0) addEventListener('beforeunload', askBeforeUnload);
    unsavedForms.add(form);
    notify();
    return () => {
      unsavedForms.delete(form);
      if (unsavedForms.size === 0) removeEventListener('beforeunload', askBeforeUnload);
      notify();
    };
  }, [hasChanges]);
}

/** Returns whether any form of the page has typed text that has not been sent, also while the page renders. */
export function hasUnsavedChanges(): boolean {
  return unsavedForms.size > 0;
}

/** As `hasUnsavedChanges`, and renders again when it changes. */
export function useHasUnsavedChanges(): boolean {
  return useSyncExternalStore(subscribe, hasUnsavedChanges, () => false);
}

/** Calls `onDiscard` once the user agrees to lose the typed text, or at once in a page without a guard. */
export function confirmDiscard(onDiscard: () => void): void {
  if (listeners.size === 0) {
    onDiscard();
    return;
  }
  setQuestion({
    onDiscard: () => {
      setQuestion(undefined);
      onDiscard();
    },
    onKeep: () => setQuestion(undefined),
  });
}

/** Returns the open question of `confirmDiscard`. */
export function useDiscardQuestion(): DiscardQuestion | undefined {
  return useSyncExternalStore(
    subscribe,
    () => question,
    () => undefined,
  );
}

function setQuestion(next: DiscardQuestion | undefined): void {
  question = next;
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) question = undefined;
  };
}

function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
