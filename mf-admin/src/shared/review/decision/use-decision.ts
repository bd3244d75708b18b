import type { Decision as DecisionEndpoint } from '@platform/contracts';
import { useRefetch, useToast } from '@platform/kit';
import { useState } from 'react';
import { TAGS } from '../../tags.ts';
import { useAdminCheckDecisionMutation } from '../../undo/decisions-api.ts';
import type { CaseReference } from '../../undo/pending-decisions.ts';
import { useAddDecision } from '../../undo/use-add-decision.ts';
import { useCaseDecision } from '../../undo/use-pending-decisions.ts';
import { parseConflict, type Conflict } from './conflict.ts';

/** The toast shown after a decision that is sent at once. */
export type SuccessToast = { readonly title: string; readonly description: string };

/** A decision that can be undone before it is sent. */
export type UndoableDecision = {
  /** The call that the server can check before it is made; missing if it checks the call only when it is made. */
  readonly endpoint?: Pick<DecisionEndpoint, 'id'>;
  /** The body of the call. */
  readonly body: object;
  /** What is decided, e.g. "Purchase approved". */
  readonly title: string;
  readonly send: () => Promise<unknown>;
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
  /** Checks the decision, which ends as in `submit`, and sends it when it can no longer be undone. */
  readonly submitWithUndo: (decision: UndoableDecision) => Promise<void>;
};

/** The part of a decision that its dialog needs. */
export type DecisionControls = Pick<Decision, 'close' | 'submit' | 'submitWithUndo'>;

/** A record whose decisions can be undone. */
type Subject = CaseReference & {
  /** What the record is called in sentences. */
  readonly name: string;
  /** Makes sure that the administrator's own claim outlasts the time for undoing; missing for what no one claims. */
  readonly keepClaim?: () => Promise<unknown>;
};

const TAG_BY_KIND = {
  verification: TAGS.verifications,
  purchase: TAGS.purchases,
  withdrawal: TAGS.withdrawals,
  report: TAGS.itemReports,
  review: TAGS.reviews,
  unitReport: TAGS.unitReports,
  certificate: TAGS.certificates,
} as const satisfies Record<CaseReference['kind'], string>;

/**
 * Holds the state of the decision on one record.
 *
 * @param subject for records whose decisions can be undone
 */
export function useDecision<Action extends string>(subject?: Subject): Decision<Action> {
  const [openAction, setOpenAction] = useState<Action>();
  const [conflict, setConflict] = useState<Conflict>();
  const [decided, setDecided] = useState<'now' | 'later'>();
  const { pending, isSent } = useCaseDecision(subject?.id ?? '');
  const { refetch } = useRefetch(subject ? [TAG_BY_KIND[subject.kind]] : []);
  const [check] = useAdminCheckDecisionMutation();
  const showToast = useToast();
  const addDecision = useAddDecision();

  /** Runs a call that ends the decision, and closes the dialog. Returns whether it succeeded. */
  async function run(call: () => Promise<unknown>, keepsText = false): Promise<boolean> {
    try {
      await call();
    } catch (error) {
      const newConflict = parseConflict(error);
      if (!newConflict) throw error;
      setConflict(newConflict);
      if (keepsText) throw error;
      setOpenAction(undefined);
      return false;
    }
    setOpenAction(undefined);
    setConflict(undefined);
    return true;
  }

  return {
    action: openAction,
    start: (action) => {
      setDecided(undefined);
      setOpenAction(action);
    },
    close: () => setOpenAction(undefined),
    conflict,
    isJustDecided: decided === 'now' || (decided === 'later' && (pending !== undefined || isSent)),
    submit: async (send, successToast, { keepsText } = {}) => {
      if (!(await run(send, keepsText))) return;
      setDecided('now');
      showToast({ ...successToast, tone: 'success' });
    },
    submitWithUndo: async ({ endpoint, body, title, send }) => {
      if (!subject) throw new Error('The record has no decision that can be undone.');
      const { kind, id, name, keepClaim } = subject;
      await keepClaim?.();
      const checkFirst = async () => {
        if (endpoint) await check({ body: { decision: endpoint.id, id, body } }).unwrap();
      };
      if (!(await run(checkFirst))) {
        refetch();
        return;
      }
      setDecided('later');
      addDecision({ title, name, cases: [{ kind, id, name }], send: () => send().then(() => []) });
    },
  };
}
