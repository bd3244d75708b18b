import { useToast } from '@platform/kit';
import { useState } from 'react';
import { conflictOf, type Conflict } from './conflict.ts';

/** What is said when a decision has been taken. */
export type Said = { readonly title: string; readonly description: string };

/** A case's decision: which dialog is open, and what came of it. */
export type Decision<Action extends string = string> = {
  readonly open: Action | undefined;
  readonly start: (action: Action) => void;
  readonly close: () => void;
  /** Somebody else has decided already. */
  readonly conflict: Conflict | undefined;
  /** It was decided here, while the case was looked at. */
  readonly justDecided: boolean;
  /**
   * Sends the decision. A conflict closes the dialog and is told in the case; any other refusal is thrown on, for the
   * dialog to show.
   */
  readonly take: (send: () => Promise<unknown>, said: Said) => Promise<void>;
};

/** What a dialog needs of it. */
export type DecisionTaking = Pick<Decision, 'close' | 'take'>;

export function useDecision<Action extends string>(): Decision<Action> {
  const [open, setOpen] = useState<Action>();
  const [conflict, setConflict] = useState<Conflict>();
  const [justDecided, setJustDecided] = useState(false);
  const showToast = useToast();

  const take = async (send: () => Promise<unknown>, said: Said) => {
    try {
      await send();
    } catch (error) {
      const found = conflictOf(error);
      if (!found) throw error;
      setOpen(undefined);
      setConflict(found);
      return;
    }
    setOpen(undefined);
    setConflict(undefined);
    setJustDecided(true);
    showToast({ ...said, tone: 'success' });
  };

  return {
    open,
    start: (action) => {
      setJustDecided(false);
      setOpen(action);
    },
    close: () => setOpen(undefined),
    conflict,
    justDecided,
    take,
  };
}
