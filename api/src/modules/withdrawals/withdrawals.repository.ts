import type { Model } from 'mongoose';
import { insert } from '../../platform/db/direct.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import { createList } from '../../platform/lists/list.ts';
import type { WithdrawalRecord } from './withdrawals.model.ts';

/** What a step changes. */
type Move = Pick<WithdrawalRecord, 'status' | 'reason' | 'decidedAt' | 'decidedBy'>;

export type WithdrawalsRepository = ReturnType<typeof createWithdrawalsRepository>;

/** What the indexes have before the time, and before the amount. */
const BY_TIME = [['userId'], ['status'], ['paymentMethod']];
const BY_AMOUNT = [['status']];

export function createWithdrawalsRepository(withdrawals: Model<WithdrawalRecord>) {
  return {
    list: createList(withdrawals, {
      newest: { by: 'requestedAt', kind: 'time', direction: -1, holds: BY_TIME },
      oldest: { by: 'requestedAt', kind: 'time', direction: 1, holds: BY_TIME },
      highest: { by: 'amountCents', kind: 'number', direction: -1, holds: BY_AMOUNT },
      lowest: { by: 'amountCents', kind: 'number', direction: 1, holds: BY_AMOUNT },
    }),

    insert: (tx: Tx, record: WithdrawalRecord): Promise<void> => insert(withdrawals, record, tx),

    findById: (id: Id, tx?: Tx): Promise<WithdrawalRecord | null> =>
      withdrawals
        .findById(id)
        .session(tx ?? null)
        .lean(),

    ofUser: (userId: Id, tx: Tx): Promise<WithdrawalRecord[]> =>
      withdrawals.find({ userId }).session(tx).lean(),

    /** @throws Error unless it still is in the state that was read in this transaction */
    async move(tx: Tx, { _id, status }: WithdrawalRecord, move: Move): Promise<void> {
      const { modifiedCount } = await withdrawals.updateOne({ _id, status }, { $set: move }).session(tx);
      if (modifiedCount !== 1) throw new Error(`Withdrawal ${_id.toHexString()} is not ${status} any more.`);
    },

    countPending: (): Promise<number> => withdrawals.countDocuments({ status: 'pending' }),
  };
}
