import { useToast } from '@platform/kit';
import { useState } from 'react';
import { useUndo } from '../../held/use-undo.ts';
import { parseConflict, type Conflict } from './conflict.ts';

/** The toast shown after a decision succeeds. */
export type SuccessToast = {
  readonly title: string;
  readonly description: string;
  /** The cases whose decisions the toast offers to undo. */
  readonly undoIds?: readonly string[];
};

/** The decision on the open record: the action whose dialog is open, and the outcome. */
export type Decision<Action extends string = string> = {
  /** The action whose dialog is open. */
  readonly action: Action | undefined;
  readonly start: (action: Action) => void;
  readonly close: () => void;
  /** Set if another administrator decided first. */
  readonly conflict: Conflict | undefined;
  /** The current administrator decided while the record was open. */
  readonly isJustDecided: boolean;
  /**
   * Sends the decision. A conflict sets `conflict` and closes the dialog, unless that has a text to keep; other errors
   * are rethrown to the dialog.
   */
  readonly submit: (
    send: () => Promise<unknown>,
    successToast: SuccessToast,
    options?: { readonly keepsText?: boolean },
  ) => Promise<void>;
  /** Undoes held decisions. */
  readonly undo: (caseIds: readonly string[]) => Promise<void>;
};

/** The button of a toast that undoes a decision. */
export const UNDO = { label: 'Undo', altText: 'Undo it on the page of the case' } as const;

/** The part of a decision that its dialog needs. */
export type DecisionControls = Pick<Decision, 'close' | 'submit'>;

/**
 * Holds the state of the decision on one record.
 *
 * @param options.onUndone called when held decisions were undone
 */
export function useDecision<Action extends string>({
  onUndone,
}: { readonly onUndone?: () => void } = {}): Decision<Action> {
  const [openAction, setOpenAction] = useState<Action>();
  const [conflict, setConflict] = useState<Conflict>();
  const [isJustDecided, setIsJustDecided] = useState(false);
  const showToast = useToast();
  const undoHeld = useUndo();

  const undo = async (caseIds: readonly string[]) => {
    if (!(await undoHeld(caseIds))) return;
    setIsJustDecided(false);
    onUndone?.();
  };

  const submit: Decision['submit'] = async (send, successToast, { keepsText = false } = {}) => {
    try {
      await send();
    } catch (error) {
      const newConflict = parseConflict(error);
      if (!newConflict) throw error;
      setConflict(newConflict);
      if (keepsText) throw error;
      setOpenAction(undefined);
      return;
    }
    setOpenAction(undefined);
    setConflict(undefined);
    setIsJustDecided(true);
    const { undoIds, ...message } = successToast;
    const run = undoIds && (() => void undo(undoIds));
    showToast({ ...message, tone: 'success', ...(run && { action: { ...UNDO, run } }) });
  };

  return {
    action: openAction,
    start: (action) => {
      setIsJustDecided(false);
      setOpenAction(action);
    },
    close: () => setOpenAction(undefined),
    conflict,
    isJustDecided,
    submit,
    undo,
  };
}
