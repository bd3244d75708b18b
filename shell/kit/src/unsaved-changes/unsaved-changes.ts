import { useLayoutEffect, useSyncExternalStore } from 'react';

/** A question that awaits the user's answer: discard the typed text, or keep editing. */
export type DiscardQuestion = { readonly onDiscard: () => void; readonly onKeep: () => void };

type Place = { readonly pathname: string; readonly search: string };

/**
 * The forms of the page with text that has not been sent, and whether a change of the query removes them. Shared by the
 * whole page, like the kit itself.
 */
const unsavedForms = new Map<symbol, boolean>();
/** The forms with typed text, also while it is being sent, and those that ask no one before it is lost. */
const typedForms = new Set<symbol>();
const listeners = new Set<() => void>();
let question: DiscardQuestion | undefined;
/** Set while the page does what the user has agreed to lose the text for. */
let isDiscarding = false;

/** Registers typed text that leaving the page would lose; the browser then asks before a reload or a closed tab. */
export function useUnsavedChanges(hasChanges: boolean): void {
  useRegistration(hasChanges, false);
}

/** As `useUnsavedChanges`, for text that a change of the query loses too, e.g. because the query opens its dialog. */
export function useUnsavedQueryChanges(hasChanges: boolean): void {
  useRegistration(hasChanges, true);
}

function useRegistration(hasChanges: boolean, isInQuery: boolean): void {
  useLayoutEffect(() => {
    if (!hasChanges) return;
    const form = Symbol('form');
    if (unsavedForms.size === 0) addEventListener('beforeunload', askBeforeUnload);
    unsavedForms.set(form, isInQuery);
    notify();
    return () => {
      unsavedForms.delete(form);
      if (unsavedForms.size === 0) removeEventListener('beforeunload', askBeforeUnload);
      notify();
    };
  }, [hasChanges, isInQuery]);
}

/** Registers a form with typed text, also if leaving it asks no one. */
export function useTypedText(hasText: boolean): void {
  useLayoutEffect(() => {
    if (!hasText) return;
    const form = Symbol('form');
    typedForms.add(form);
    return () => void typedForms.delete(form);
  }, [hasText]);
}

/** Returns whether any form of the page has typed text, sent or not. */
export function hasTypedText(): boolean {
  return typedForms.size > 0 || unsavedForms.size > 0;
}

/** Returns whether a navigation loses typed text that has not been sent, also while the page renders. */
export function losesTypedText(from: Place, to: Place): boolean {
  if (isDiscarding) return false;
  if (from.pathname !== to.pathname) return unsavedForms.size > 0;
  // Other changes of the query and those of the hash keep the page and its forms.
  return from.search !== to.search && [...unsavedForms.values()].includes(true);
}

/** Returns whether any form of the page has typed text that has not been sent. */
export function useHasUnsavedChanges(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => unsavedForms.size > 0,
    () => false,
  );
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
      isDiscarding = true;
      try {
        onDiscard();
      } finally {
        isDiscarding = false;
      }
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
