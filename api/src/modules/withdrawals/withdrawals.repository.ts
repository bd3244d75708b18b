import type { Model } from 'mongoose';
import { REJECTION_OUTCOMES, REPEATS_MAX } from '@platform/contracts';
import { insertValidated, rawCollection } from '../../platform/db/raw-collection.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import { createList } from '../../platform/lists/list.ts';
import type { WithdrawalRecord } from './withdrawals.model.ts';
import { decisionAwaitedSince } from '../decisions/index.ts';
import { readDueTimes, readQueueDepth, type QueueDepth } from '../../platform/queue-depth.ts';

/** The fields a transition changes. */
type StatusChange = Pick<
  WithdrawalRecord,
  'status' | 'reason' | 'transactionReference' | 'decidedAt' | 'decidedBy'
> &
  Partial<Pick<WithdrawalRecord, 'dueAt' | 'returnReference'>>;

export type WithdrawalsRepository = ReturnType<typeof createWithdrawalsRepository>;

/** The equality fields that precede the time, or the amount, in the indexes. */
const BY_TIME = [['userId'], ['status', 'paymentMethod'], ['status'], ['paymentMethod']];
const BY_AMOUNT = [['status']];

/** Matches withdrawals that got the first of two approvals. */
export const FIRST_APPROVED = { 'firstApproval.at': { $gt: new Date(0) } };

/** Upper bounds on own withdrawals, and on those of other members, that are read to compare destinations. */
const MAX_OWN = 50;
const MAX_OTHERS = 200;

export function createWithdrawalsRepository(withdrawals: Model<WithdrawalRecord>) {
  return {
    ...createDestinationQueries(withdrawals),
    ...createApprovalQueries(withdrawals),

    list: createList(withdrawals, {
      newest: { by: 'requestedAt', kind: 'time', direction: -1, equalityPrefixes: BY_TIME },
      oldest: { by: 'requestedAt', kind: 'time', direction: 1, equalityPrefixes: BY_TIME },
      highest: { by: 'amountCents', kind: 'number', direction: -1, equalityPrefixes: BY_AMOUNT },
      lowest: { by: 'amountCents', kind: 'number', direction: 1, equalityPrefixes: BY_AMOUNT },
      due: { by: 'dueAt', kind: 'time', direction: 1, equalityPrefixes: [['status']] },
    }),

    insert: (tx: Tx, record: WithdrawalRecord): Promise<void> => insertValidated(withdrawals, record, tx),

    findById: (id: Id, tx?: Tx): Promise<WithdrawalRecord | null> =>
      withdrawals
        .findById(id)
        .session(tx ?? null)
        .lean(),

    findByIds: (ids: readonly Id[]): Promise<WithdrawalRecord[]> =>
      withdrawals.find({ _id: { $in: ids } }).lean(),

    findByUser: (userId: Id, tx: Tx): Promise<WithdrawalRecord[]> =>
      withdrawals.find({ userId }).session(tx).lean(),

    /** Finds the withdrawals of a member that were rejected, failed or came back, newest first. */
    findRejected: (userId: Id): Promise<WithdrawalRecord[]> =>
      withdrawals
        .find({ userId, status: { $in: [...REJECTION_OUTCOMES] } })
        .sort({ requestedAt: -1, _id: -1 })
        .limit(MAX_OWN)
        .lean(),

    /** Changes the status of a withdrawal. @throws Error if it is no longer in the status of `record` */
    async changeStatus(tx: Tx, record: WithdrawalRecord, change: StatusChange): Promise<void> {
      const { _id, status } = record;
      const { modifiedCount } = await withdrawals.updateOne({ _id, status }, { $set: change }).session(tx);
      if (modifiedCount !== 1) throw new Error(`Withdrawal ${_id.toHexString()} is no longer ${status}.`);
    },

    /** Records the first of two approvals. @throws Error if the record has changed, or is decided */
    async setFirstApproval(
      tx: Tx,
      { _id, firstApproval: before }: WithdrawalRecord,
      firstApproval: { at: Date; by: Id },
    ): Promise<void> {
      const same = before ? { 'firstApproval.by': before.by } : { firstApproval: { $exists: false } };
      const { modifiedCount } = await withdrawals
        .updateOne({ _id, status: 'pending', ...same }, { $set: { firstApproval } })
        .session(tx);
      if (modifiedCount !== 1) throw new Error(`Withdrawal ${_id.toHexString()} has a first approval.`);
    },

    isWaiting: async (userId: Id, tx: Tx): Promise<boolean> =>
      (await withdrawals.exists({ userId, status: 'pending' }).session(tx)) !== null,

    /** Finds the members of pending withdrawals and when these are due, due first. */
    findWaiting: async (skip: number, limit: number): Promise<Pick<WithdrawalRecord, 'userId' | 'dueAt'>[]> =>
      withdrawals
        .find({ status: 'pending' }, { userId: 1, dueAt: 1 })
        .sort({ dueAt: 1, _id: 1 })
        .skip(skip)
        .limit(limit)
        .lean(),

    countPending: (filter: object = {}): Promise<number> =>
      withdrawals.countDocuments({ ...filter, status: 'pending' }),

    countPayable: (): Promise<number> => withdrawals.countDocuments({ status: 'processing' }),

    /** Reads when withdrawals of a status are due, until a time. */
    readDueTimes: (status: 'pending' | 'processing', until: Date): Promise<Date[]> =>
      readDueTimes(withdrawals, { status }, until),

    /** Reads what waits for its approval, since the request or the end of its cooldown. */
    readPending: (): Promise<QueueDepth> =>
      readQueueDepth(withdrawals, { status: 'pending' }, 'dueAt', ({ dueAt }) =>
        decisionAwaitedSince('withdrawal', dueAt),
      ),

    /** Reads what waits for its payout, since the approval. The oldest is the one that is due first. */
    readPayable: (): Promise<QueueDepth> =>
      readQueueDepth(withdrawals, { status: 'processing' }, 'dueAt', ({ decidedAt }) => decidedAt),
  };
}

/** What the limit of one administrator needs. */
function createApprovalQueries(withdrawals: Model<WithdrawalRecord>) {
  return {
    /**
     * Sums what one administrator alone has approved for a member, in cents: what is to be paid, and what was paid
     * since a time. What failed or came back does not count.
     */
    async sumApprovedAlone(userId: Id, paidSince: Date, tx?: Tx): Promise<number> {
      const paid = { status: 'completed', decidedAt: { $gte: paidSince } } as const;
      const filter = {
        userId,
        firstApproval: { $exists: false },
        $or: [{ status: 'processing' as const }, paid],
      };
      const found = await rawCollection(withdrawals).find(filter, { session: tx }).toArray();
      return found.reduce((sum, { amountCents }) => sum + amountCents, 0);
    },

    /** Writes all pending withdrawals of a member: of two approvals at once, the second one then counts the first. */
    async serializeApprovals(tx: Tx, userId: Id): Promise<void> {
      await withdrawals
        .updateMany({ userId, status: 'pending' }, { $inc: { approvalAttempts: 1 } })
        .session(tx);
    },
  };
}

/** The queries by destination. */
function createDestinationQueries(withdrawals: Model<WithdrawalRecord>) {
  return {
    /** Whether a member was paid at one of some destinations, and the payment has not come back. */
    wasPaidTo: async (tx: Tx, userId: Id, digests: readonly string[]): Promise<boolean> => {
      const payout = { userId, status: 'completed', destinationDigests: { $in: [...digests] } } as const;
      return (await withdrawals.exists(payout).session(tx)) !== null;
    },

    /**
     * Finds when a member first requested a withdrawal to one of some destinations that came to something, or waits.
     */
    async findFirstUse(userId: Id, digests: readonly string[], tx?: Tx): Promise<Date | undefined> {
      const filter = {
        userId,
        destinationDigests: { $in: [...digests] },
        status: { $in: ['pending', 'processing', 'completed'] },
      } as const;
      const first = withdrawals.findOne(filter, { requestedAt: 1 }).sort({ requestedAt: 1, _id: 1 });
      return (await first.session(tx ?? null).lean())?.requestedAt;
    },

    /** Finds the newest withdrawals of other members to the same destination. */
    async findRepeats(
      { userId, destinationDigests }: WithdrawalRecord,
      tx?: Tx,
    ): Promise<WithdrawalRecord[]> {
      const filter = { destinationDigests: { $in: destinationDigests }, userId: { $ne: userId } };
      return rawCollection(withdrawals)
        .find(filter, { session: tx })
        .sort({ _id: -1 })
        .limit(REPEATS_MAX)
        .toArray();
    },

    /** Finds the digests of the destinations to which a member requested withdrawals last. */
    async findDestinations(userId: Id, tx?: Tx): Promise<string[]> {
      const own = withdrawals.find({ userId }, { destinationDigests: 1 }).sort({ requestedAt: -1, _id: -1 });
      const newest = await own
        .limit(MAX_OWN)
        .session(tx ?? null)
        .lean();
      return newest.flatMap(({ destinationDigests }) => destinationDigests);
    },

    /** Whether a member requested a withdrawal to one of some destinations. */
    hasDestination: async (userId: Id, digests: readonly string[], tx?: Tx): Promise<boolean> =>
      (await withdrawals
        .exists({ userId, destinationDigests: { $in: [...digests] } })
        .session(tx ?? null)) !== null,

    /** Finds the members with withdrawals to one of some destinations, the newest first. */
    async findUsersOf(digests: readonly string[], exceptUserId: Id): Promise<Id[]> {
      const filter = { destinationDigests: { $in: [...digests] }, userId: { $ne: exceptUserId } };
      const found = await withdrawals.find(filter, { userId: 1 }).sort({ _id: -1 }).limit(MAX_OTHERS).lean();
      return found.map(({ userId }) => userId);
    },
  };
}
