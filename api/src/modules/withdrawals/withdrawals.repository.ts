import type { Model } from 'mongoose';
import { REPEATS_MAX } from '@platform/contracts';
import { insertValidated, rawCollection } from '../../platform/db/raw-collection.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import { createList } from '../../platform/lists/list.ts';
import type { WithdrawalRecord } from './withdrawals.model.ts';
import { readWaiting, type Waiting } from '../../platform/waiting.ts';

/** The fields a transition changes. */
type StatusChange = Pick<
  WithdrawalRecord,
  'status' | 'reason' | 'transactionReference' | 'decidedAt' | 'decidedBy'
>;

export type WithdrawalsRepository = ReturnType<typeof createWithdrawalsRepository>;

/** The equality fields that precede the time, or the amount, in the indexes. */
const BY_TIME = [['userId'], ['status', 'paymentMethod'], ['status'], ['paymentMethod']];
const BY_AMOUNT = [['status']];

export function createWithdrawalsRepository(withdrawals: Model<WithdrawalRecord>) {
  return {
    list: createList(withdrawals, {
      newest: { by: 'requestedAt', kind: 'time', direction: -1, equalityPrefixes: BY_TIME },
      oldest: { by: 'requestedAt', kind: 'time', direction: 1, equalityPrefixes: BY_TIME },
      highest: { by: 'amountCents', kind: 'number', direction: -1, equalityPrefixes: BY_AMOUNT },
      lowest: { by: 'amountCents', kind: 'number', direction: 1, equalityPrefixes: BY_AMOUNT },
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

    /** Finds the newest withdrawals of other members to the same destination. */
    async findRepeats(
      { userId, destinationDigests }: WithdrawalRecord,
      tx?: Tx,
    ): Promise<WithdrawalRecord[]> {
      if (!destinationDigests?.length) return [];
      const filter = { destinationDigests: { $in: destinationDigests }, userId: { $ne: userId } };
      return rawCollection(withdrawals)
        .find(filter, { session: tx })
        .sort({ _id: -1 })
        .limit(REPEATS_MAX)
        .toArray();
    },

    /** Changes the status of a withdrawal. @throws Error if it is no longer in the status of `record` */
    async changeStatus(tx: Tx, record: WithdrawalRecord, change: StatusChange): Promise<void> {
      const { _id, status } = record;
      const { modifiedCount } = await withdrawals.updateOne({ _id, status }, { $set: change }).session(tx);
      if (modifiedCount !== 1) throw new Error(`Withdrawal ${_id.toHexString()} is no longer ${status}.`);
    },

    /** Records the first of two approvals. @throws Error if the withdrawal has one, or is decided */
    async setFirstApproval(tx: Tx, _id: Id, firstApproval: { at: Date; by: Id }): Promise<void> {
      const pending = { _id, status: 'pending' as const, firstApproval: { $exists: false } };
      const { modifiedCount } = await withdrawals.updateOne(pending, { $set: { firstApproval } }).session(tx);
      if (modifiedCount !== 1) throw new Error(`Withdrawal ${_id.toHexString()} has a first approval.`);
    },

    countPending: (): Promise<number> => withdrawals.countDocuments({ status: 'pending' }),

    readWaiting: (status: WithdrawalRecord['status']): Promise<Waiting> =>
      readWaiting(withdrawals, { status }, 'requestedAt', ({ requestedAt }) => requestedAt),
  };
}
