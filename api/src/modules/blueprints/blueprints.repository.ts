import type { Model } from 'mongoose';
import { rawCollection } from '../../platform/db/raw-collection.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import { createList } from '../../platform/lists/list.ts';
import type { OwnershipRecord } from './blueprints.model.ts';

export type BlueprintsRepository = ReturnType<typeof createBlueprintsRepository>;

/** The fields of a row that can change. */
type OwnershipChange = Partial<
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
    | 'payment'
    | 'expiresAt'
  >
>;

/** The equality fields that precede the time, or the price, in the indexes. */
const BY_TIME = [
  ['userId'],
  ['status', 'payment'],
  ['status', 'blueprintId'],
  ['status', 'paymentMethod'],
  ['status'],
  ['blueprintId'],
  ['paymentMethod'],
];
const BY_PRICE = [['status']];

export function createBlueprintsRepository(ownerships: Model<OwnershipRecord>) {
  return {
    list: createList(
      ownerships,
      {
        newest: { by: 'purchaseDate', kind: 'time', direction: -1, equalityPrefixes: BY_TIME },
        oldest: { by: 'purchaseDate', kind: 'time', direction: 1, equalityPrefixes: BY_TIME },
        highest: { by: 'priceCents', kind: 'number', direction: -1, equalityPrefixes: BY_PRICE },
        lowest: { by: 'priceCents', kind: 'number', direction: 1, equalityPrefixes: BY_PRICE },
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

    findByIds: (ids: readonly Id[]): Promise<OwnershipRecord[]> =>
      rawCollection(ownerships)
        .find({ _id: { $in: ids } })
        .toArray(),

    /** Finds all rows of a member, newest first. */
    findByUser: (userId: Id, tx?: Tx): Promise<OwnershipRecord[]> =>
      rawCollection(ownerships).find({ userId }, { session: tx }).sort({ _id: -1 }).toArray(),

    /** Updates a pending row. @throws Error if the row is no longer pending */
    async changePending(tx: Tx, { _id }: OwnershipRecord, change: OwnershipChange): Promise<void> {
      const { matchedCount } = await ownerships
        .updateOne({ _id, status: 'pending' }, { $set: change })
        .session(tx);
      if (matchedCount !== 1) throw new Error(`User blueprint ${_id.toHexString()} is no longer pending.`);
    },

    /** Finds the purchases that still await their payment although their time to pay has ended. */
    async findUnpaid(now: Date): Promise<Id[]> {
      const unpaid = { payment: 'awaiting', expiresAt: { $lte: now } } as const;
      const rows = await rawCollection(ownerships)
        .find(unpaid, { projection: { _id: 1 } })
        .sort({ expiresAt: 1 })
        .toArray();
      return rows.map(({ _id }) => _id);
    },

    countPending: (kind: OwnershipRecord['kind']): Promise<number> =>
      ownerships.countDocuments({ kind, status: 'pending' }),
  };
}
