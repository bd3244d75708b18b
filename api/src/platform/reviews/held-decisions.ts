/*
 * Invariant: a case has at most one held decision, and a held decision ends once: it is undone, or it is removed in the
 * transaction that applies it.
 */
import type { Connection } from 'mongoose';
import type { HeldChoice, HeldReviewChoice } from '@platform/contracts';
import { AppError } from '../app-error.ts';
import type { ReadUsernames } from '../audit/audit-log.ts';
import { insertValidated } from '../db/raw-collection.ts';
import type { Tx } from '../db/transaction.ts';
import type { Id } from '../ids.ts';
import { createHeldDecisionModel, type HeldDecisionRecord } from './held-decisions.model.ts';

type Choice = HeldChoice | HeldReviewChoice;

/** What a choice decides, in errors. */
const DECISIONS: Readonly<Record<Choice, string>> = {
  approve: 'approved',
  requestRevision: 'revision_requested',
  reject: 'rejected',
  grantAppeal: 'appeal_granted',
  denyAppeal: 'appeal_denied',
};

const VERBS: Readonly<Record<Choice, string>> = {
  approve: 'approved',
  requestRevision: 'asked for changes in',
  reject: 'rejected',
  grantAppeal: 'granted the appeal in',
  denyAppeal: 'denied the appeal in',
};

/** Decisions that are not applied yet. Modules that decide cases ask here whether a case is free. */
export function createHeldDecisions(connection: Connection, readUsernames: ReadUsernames) {
  const model = createHeldDecisionModel(connection);

  const findByCase = (caseId: Id, tx?: Tx): Promise<HeldDecisionRecord | null> =>
    model
      .findOne({ caseId })
      .session(tx ?? null)
      .lean();

  async function createHeldError(
    { decision, decidedBy, applyAt }: HeldDecisionRecord,
    tx?: Tx,
  ): Promise<AppError> {
    const usernames = await readUsernames([decidedBy], tx);
    const by = usernames.get(decidedBy.toHexString()) ?? null;
    const message = `${by ?? 'An administrator'} has just ${VERBS[decision]} this case, which is applied in a few seconds.`;
    const extensions = { decision: DECISIONS[decision], by, until: applyAt.toISOString() };
    return new AppError('decision_held', message, { extensions });
  }

  return {
    findByCase,

    /** Asserts that a case can be decided now. @throws AppError `decision_held` */
    async assertNone(caseId: Id, tx?: Tx): Promise<void> {
      const held = await findByCase(caseId, tx);
      if (held) throw await createHeldError(held, tx);
    },

    /** Creates the error for a decision about a case whose decision is held. */
    createHeldError,

    insert: (tx: Tx, held: HeldDecisionRecord): Promise<void> => insertValidated(model, held, tx),

    /** Removes a held decision. Returns false if it has ended before. */
    async remove(tx: Tx, { _id }: HeldDecisionRecord): Promise<boolean> {
      const { deletedCount } = await model.deleteOne({ _id }, { session: tx });
      return deletedCount > 0;
    },

    /** Removes the decision of an administrator about a case. Returns it; `null` if there is none. */
    undo: (tx: Tx, caseId: Id, decidedBy: Id): Promise<HeldDecisionRecord | null> =>
      model.findOneAndDelete({ caseId, decidedBy }).session(tx).lean(),

    /** Sets when the decisions of an administrator about some cases are applied; those that have ended stay so. */
    async setTime(caseIds: readonly Id[], decidedBy: Id, applyAt: Date): Promise<void> {
      await model.updateMany({ caseId: { $in: [...caseIds] }, decidedBy }, { $set: { applyAt } });
    },

    /** Finds the ids of the cases whose decisions are held: a few seconds' worth. */
    findCases: async (): Promise<Set<string>> =>
      new Set((await model.find({}, { caseId: 1 }).lean()).map(({ caseId }) => caseId.toHexString())),

    /** Finds the decisions that are applied at or before a time, or all of them, in this order. */
    find: (limit: number, until?: Date): Promise<HeldDecisionRecord[]> =>
      model
        .find(until ? { applyAt: { $lte: until } } : {})
        .sort({ applyAt: 1 })
        .limit(limit)
        .lean(),
  };
}
