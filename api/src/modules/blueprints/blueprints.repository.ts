import type { Model } from 'mongoose';
import { directly } from '../../platform/db/direct.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import { createList } from '../../platform/lists/list.ts';
import type { OwnershipRecord } from './blueprints.model.ts';

export type BlueprintsRepository = ReturnType<typeof createBlueprintsRepository>;

/** What can change of a row. */
type Change = Partial<
  Pick<
    OwnershipRecord,
    | 'status'
    | 'open'
    | 'final'
    | 'reason'
    | 'decidedAt'
    | 'decidedBy'
    | 'paymentMethod'
    | 'transactionReference'
  >
>;

/** What the indexes have before the time, and before the price. */
const BY_TIME = [['userId'], ['status'], ['blueprintId'], ['paymentMethod']];
const BY_PRICE = [['status']];

export function createBlueprintsRepository(ownerships: Model<OwnershipRecord>) {
  return {
    list: createList(
      ownerships,
      {
        newest: { by: 'purchaseDate', kind: 'time', direction: -1, holds: BY_TIME },
        oldest: { by: 'purchaseDate', kind: 'time', direction: 1, holds: BY_TIME },
        highest: { by: 'priceCents', kind: 'number', direction: -1, holds: BY_PRICE },
        lowest: { by: 'priceCents', kind: 'number', direction: 1, holds: BY_PRICE },
      },
      { partition: 'kind' },
    ),

    async insert(tx: Tx, row: OwnershipRecord): Promise<void> {
      await ownerships.create([row], { session: tx });
    },

    findById: (id: Id, tx?: Tx): Promise<OwnershipRecord | null> =>
      ownerships
        .findById(id)
        .session(tx ?? null)
        .lean(),

    /** The newest first. */
    ofUser: (userId: Id, tx?: Tx): Promise<OwnershipRecord[]> =>
      directly(ownerships).find({ userId }, { session: tx }).sort({ _id: -1 }).toArray(),

    /** @throws Error unless the row still is pending, as it was read in this transaction */
    async changePending(tx: Tx, { _id }: OwnershipRecord, change: Change): Promise<void> {
      const { matchedCount } = await ownerships
        .updateOne({ _id, status: 'pending' }, { $set: change })
        .session(tx);
      if (matchedCount !== 1) throw new Error(`User blueprint ${_id.toHexString()} is not pending any more.`);
    },

    countPending: (kind: OwnershipRecord['kind']): Promise<number> =>
      ownerships.countDocuments({ kind, status: 'pending' }),
  };
}
