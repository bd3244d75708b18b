import { useEffect, useEffectEvent, useState } from 'react';
import { hasOpenOverlay, isTextField } from '../keys/key-targets.ts';

/** Changes that can be undone. */
const STEPS_MAX = 200;
/** Changes of a text field that follow each other within this time are one step. */
const TYPING_PAUSE_MS = 1_000;

type Step<Answers> = { readonly answers: Answers; readonly typedAtMs: number | undefined };
type Steps<Answers> = {
  readonly itemKey: string;
  readonly past: readonly Step<Answers>[];
  readonly future: readonly Step<Answers>[];
};

type Options<Answers> = {
  /** Identifies the item. With another one, there is nothing to undo. */
  itemKey: string;
  /** The answers as they are now. The caller keeps them. */
  answers: Answers;
  onChange: (answers: Answers) => void;
};

/**
 * Undoes and redoes changes of the answers to an item, also by Ctrl+Z and Ctrl+Shift+Z (Cmd on a Mac) outside text
 * fields, which have their own. Pass every change of the member to `change`.
 */
export function useAnswerHistory<Answers>({ itemKey, answers, onChange }: Options<Answers>) {
  const [stored, setSteps] = useState<Steps<Answers>>({ itemKey, past: [], future: [] });
  const steps: Steps<Answers> = stored.itemKey === itemKey ? stored : { itemKey, past: [], future: [] };
  const { past, future } = steps;

  const change = (next: Answers) => {
    const typedAtMs = isTextField(document.activeElement) ? Date.now() : undefined;
    const last = past.at(-1)?.typedAtMs;
    const goesOn = typedAtMs !== undefined && last !== undefined && typedAtMs - last < TYPING_PAUSE_MS;
    const before = goesOn ? past.slice(0, -1) : past;
    const step = { answers: goesOn ? (past.at(-1) as Step<Answers>).answers : answers, typedAtMs };
    setSteps({ itemKey, past: [...before, step].slice(-STEPS_MAX), future: [] });
    onChange(next);
  };

  const undo = () => {
    const step = past.at(-1);
    if (!step) return;
    setSteps({ itemKey, past: past.slice(0, -1), future: [...future, { answers, typedAtMs: undefined }] });
    onChange(step.answers);
  };

  const redo = () => {
    const step = future.at(-1);
    if (!step) return;
    setSteps({ itemKey, past: [...past, { answers, typedAtMs: undefined }], future: future.slice(0, -1) });
    onChange(step.answers);
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'z') return;
    if (isTextField(event.target) || hasOpenOverlay()) return;
    event.preventDefault();
    if (event.shiftKey) redo();
    else undo();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return { change, undo, redo, canUndo: past.length > 0, canRedo: future.length > 0 };
}
