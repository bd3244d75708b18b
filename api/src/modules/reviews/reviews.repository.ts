import type { Model } from 'mongoose';
import { insertValidated, rawCollection } from '../../platform/db/raw-collection.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import { createRejectionCounterModel, type ReviewRecord } from './reviews.model.ts';

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
      reviews.countDocuments({ decidedBy, decision: 'rejected', decidedAt: { $gte: since } }).session(tx),

    /** Finds what an administrator decided about the hand-ins of a task. */
    async findDecisions(tx: Tx, decidedBy: Id, taskId: string): Promise<ReviewRecord['decision'][]> {
      const rows = await reviews
        .find({ decidedBy, taskId, kind: 'review' }, { decision: 1 })
        .session(tx)
        .lean();
      return rows.map(({ decision }) => decision);
    },
  };
}
