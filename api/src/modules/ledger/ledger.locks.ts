/*
 * Invariant: a lock is opened in the transaction that credits its reward and ended in the one that unlocks it.
 */
import type { Model } from 'mongoose';
import { directly, insert } from '../../platform/db/direct.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import type { LockRecord } from './ledger.model.ts';

export type LockRepository = ReturnType<typeof createLockRepository>;

export function createLockRepository(locks: Model<LockRecord>) {
  const direct = directly(locks);
  return {
    async add(tx: Tx, lock: Omit<LockRecord, 'released'>): Promise<void> {
      await insert(locks, { ...lock, released: false }, tx);
    },

    async end(tx: Tx, id: Id): Promise<void> {
      await direct.updateOne({ _id: id, released: false }, { $set: { released: true } }, { session: tx });
    },

    /** The locks that are not posted as ended and were due by a moment, the oldest first. */
    due: (userId: Id, by: Date, tx: Tx | null): Promise<LockRecord[]> =>
      direct
        .find({ userId, released: false, availableAt: { $lte: by } }, { session: tx ?? undefined })
        .sort({ availableAt: 1 })
        .toArray(),

    /** The sums of what was due by a moment, by the id of the member; only of those who have any. */
    async dueCentsOf(userIds: readonly Id[], by: Date, tx: Tx): Promise<Map<string, number>> {
      const due = await locks
        .find({ userId: { $in: userIds }, released: false, availableAt: { $lte: by } })
        .session(tx)
        .lean();
      const sums = new Map<string, number>();
      for (const { userId, cents } of due)
        sums.set(userId.toHexString(), (sums.get(userId.toHexString()) ?? 0) + cents);
      return sums;
    },

    first: (userId: Id, after: Date | undefined, tx: Tx | null): Promise<LockRecord | null> =>
      direct.findOne(
        { userId, released: false, ...(after && { availableAt: { $gt: after } }) },
        { session: tx ?? undefined, sort: { availableAt: 1 } },
      ),

    /** Until when rewards are locked, by the id of the completion; only those that still are at that moment. */
    async closedUntil(ids: readonly Id[], now: Date): Promise<Map<string, Date>> {
      const closed = await direct
        .find({ _id: { $in: ids }, released: false, availableAt: { $gt: now } })
        .toArray();
      return new Map(closed.map(({ _id, availableAt }) => [_id.toHexString(), availableAt]));
    },

    /** Somebody whose lock is due, for the job that works through them. */
    async someoneDue(by: Date): Promise<Id | undefined> {
      const lock = await locks
        .findOne({ released: false, availableAt: { $lte: by } })
        .sort({ availableAt: 1 })
        .lean();
      return lock?.userId;
    },
  };
}
