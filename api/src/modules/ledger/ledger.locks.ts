/*
 * Invariant: a lock is created in the transaction that credits its reward and released in the one that unlocks it.
 */
import type { Model } from 'mongoose';
import { rawCollection, insertValidated } from '../../platform/db/raw-collection.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import type { LockRecord } from './ledger.model.ts';
import { readQueueDepth, type QueueDepth } from '../../platform/queue-depth.ts';

export type LockRepository = ReturnType<typeof createLockRepository>;

export function createLockRepository(locks: Model<LockRecord>) {
  const collection = rawCollection(locks);
  return {
    async add(tx: Tx, lock: Omit<LockRecord, 'released'>): Promise<void> {
      await insertValidated(locks, { ...lock, released: false }, tx);
    },

    async markReleased(tx: Tx, id: Id): Promise<void> {
      await collection.updateOne({ _id: id, released: false }, { $set: { released: true } }, { session: tx });
    },

    /** Finds a member's unreleased locks that are due at `now`, oldest first. */
    findDue: (userId: Id, now: Date, tx: Tx | null): Promise<LockRecord[]> =>
      collection
        .find({ userId, released: false, availableAt: { $lte: now } }, { session: tx ?? undefined })
        .sort({ availableAt: 1 })
        .toArray(),

    /** Sums the cents due at `now` per member id. Members without a due lock are left out. */
    async sumDueCents(userIds: readonly Id[], now: Date, tx: Tx): Promise<Map<string, number>> {
      const due = await locks
        .find({ userId: { $in: userIds }, released: false, availableAt: { $lte: now } })
        .session(tx)
        .lean();
      const sums = new Map<string, number>();
      for (const { userId, cents } of due)
        sums.set(userId.toHexString(), (sums.get(userId.toHexString()) ?? 0) + cents);
      return sums;
    },

    /** Finds a member's earliest unreleased lock, or the earliest one that ends after `after`. */
    findEarliest: (userId: Id, after: Date | undefined, tx: Tx | null): Promise<LockRecord | null> =>
      collection.findOne(
        { userId, released: false, ...(after && { availableAt: { $gt: after } }) },
        { session: tx ?? undefined, sort: { availableAt: 1 } },
      ),

    /** Finds when rewards become available, by completion id. Rewards that are available at `now` are left out. */
    async findUnlockTimes(ids: readonly Id[], now: Date): Promise<Map<string, Date>> {
      const active = await collection
        .find({ _id: { $in: ids }, released: false, availableAt: { $gt: now } })
        .toArray();
      return new Map(active.map(({ _id, availableAt }) => [_id.toHexString(), availableAt]));
    },

    /** Finds when the locks of rewards end or ended, by completion id. */
    async findEnds(ids: readonly Id[]): Promise<Map<string, Date>> {
      const ends = await collection.find({ _id: { $in: ids } }).toArray();
      return new Map(ends.map(({ _id, availableAt }) => [_id.toHexString(), availableAt]));
    },

    /** Reads how many locks have ended at `now` and are not released, and since when. */
    readDue: (now: Date): Promise<QueueDepth> =>
      readQueueDepth(
        locks,
        { released: false, availableAt: { $lte: now } },
        'availableAt',
        ({ availableAt }) => availableAt,
      ),

    /** Finds a member with a due lock, for the job that works through them one by one. */
    async findMemberWithDueLock(now: Date): Promise<Id | undefined> {
      const lock = await locks
        .findOne({ released: false, availableAt: { $lte: now } })
        .sort({ availableAt: 1 })
        .lean();
      return lock?.userId;
    },
  };
}
