import type { Model } from 'mongoose';
import { insertValidated, rawCollection } from '../../platform/db/raw-collection.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import { createRejectionCounterModel, type ReviewRecord } from './reviews.model.ts';

/** Rejections for no effort count in no limit: a second administrator agreed, or the figures showed it twice. */
const COUNTED = { code: { $ne: 'no_effort' } } as const;

export type ReviewsRepository = ReturnType<typeof createReviewsRepository>;

export function createReviewsRepository(reviews: Model<ReviewRecord>) {
  const rejections = rawCollection(createRejectionCounterModel(reviews.db));
  return {
    insert: (tx: Tx, review: ReviewRecord): Promise<void> => insertValidated(reviews, review, tx),

    /** Finds the decisions about submissions, oldest first. */
    findBySubmissions: (submissionIds: readonly Id[], tx?: Tx): Promise<ReviewRecord[]> =>
      reviews
        .find({ submissionId: { $in: submissionIds } })
        .sort({ decidedAt: 1, _id: 1 })
        .session(tx ?? null)
        .lean(),

    /** Finds the decisions about a member's work, oldest first. */
    findByUser: (userId: Id, tx: Tx): Promise<ReviewRecord[]> =>
      reviews.find({ userId }).sort({ decidedAt: 1, _id: 1 }).session(tx).lean(),

    /**
     * Lets concurrent rejections of an administrator conflict, so one of the transactions is retried and counts the
     * other.
     */
    async serializeRejections(tx: Tx, decidedBy: Id): Promise<void> {
      const options = { upsert: true, session: tx };
      await rejections.updateOne({ _id: decidedBy }, { $inc: { count: 1 } }, options);
    },

    countRejections: (tx: Tx, decidedBy: Id, since: Date): Promise<number> =>
      reviews
        .countDocuments({ decidedBy, decision: 'rejected', ...COUNTED, decidedAt: { $gte: since } })
        .session(tx),

    /** Counts decisions since a time, and those that the platform made because no one did. */
    async countSilence(
      decisions: readonly ReviewRecord['decision'][],
      since: Date,
    ): Promise<{ decided: number; bySilence: number }> {
      const filter = { decision: { $in: [...decisions] }, decidedAt: { $gte: since } };
      const decided = await reviews.countDocuments(filter);
      return { decided, bySilence: await reviews.countDocuments({ ...filter, decidedBy: null }) };
    },

    /** Finds what an administrator decided about the hand-ins of a task. */
    async findDecisions(tx: Tx, decidedBy: Id, taskId: string): Promise<ReviewRecord['decision'][]> {
      const rows = await reviews
        .find({ decidedBy, taskId, kind: 'review', ...COUNTED }, { decision: 1 })
        .session(tx)
        .lean();
      return rows.map(({ decision }) => decision);
    },
  };
}
