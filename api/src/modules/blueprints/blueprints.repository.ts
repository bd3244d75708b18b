import type { Model, mongo } from 'mongoose';
import { BLUEPRINTS, CASE_LINKS_MAX, REPEATS_MAX } from '@platform/contracts';
import { rawCollection } from '../../platform/db/raw-collection.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import { createList } from '../../platform/lists/list.ts';
import { decisionAwaitedSince } from '../decisions/index.ts';
import type { OwnershipRecord } from './blueprints.model.ts';
import { readDueTimes, readQueueDepth, type QueueDepth } from '../../platform/queue-depth.ts';

export type BlueprintsRepository = ReturnType<typeof createBlueprintsRepository>;

/** The fields of a row that can change. */
export type OwnershipChange = Partial<
  Pick<
    OwnershipRecord,
    | 'status'
    | 'open'
    | 'final'
    | 'reason'
    | 'decidedAt'
    | 'decidedBy'
    | 'documentsViewed'
    | 'paymentMethod'
    | 'transactionReference'
    | 'paymentDigests'
    | 'payment'
    | 'expiresAt'
    | 'dueAt'
    | 'encryptedPayer'
    | 'returnUntil'
    | 'returnCase'
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
const BY_DUE = [['status', 'payment'], ['status']];

const UNCHECKED_VERIFICATION = { kind: 'verification', status: 'active', checkedBy: null } as const;

/**
 * The approved verifications that no person has checked, as two branches that have an index each; `isChecked` says the
 * same of one row. Of an erased account nothing can be checked.
 */
const UNCHECKED_BRANCHES: readonly mongo.Filter<OwnershipRecord>[] = [
  { ...UNCHECKED_VERIFICATION, decidedBy: null, erasedAt: null },
  { ...UNCHECKED_VERIFICATION, documentsViewed: false, erasedAt: null },
];
export const UNCHECKED: mongo.Filter<OwnershipRecord> = { $or: [...UNCHECKED_BRANCHES] };

const KINDS: readonly OwnershipRecord['kind'][] = ['verification', 'purchase'];

/** What waits for an administrator in each queue. A purchase is due once its payment was reported. */
const DUE_FILTERS = {
  verifications: { kind: 'verification', status: 'pending' },
  purchases: { kind: 'purchase', status: 'pending', payment: 'reported' },
  returns: { kind: 'purchase', status: 'returning' },
} as const satisfies Readonly<Record<string, mongo.Filter<OwnershipRecord>>>;

/** Enough to see that a queue is long. */
const COUNT_LIMIT = 10_000;

const ORDERS = {
  newest: { by: 'purchaseDate', kind: 'time', direction: -1, equalityPrefixes: BY_TIME },
  oldest: { by: 'purchaseDate', kind: 'time', direction: 1, equalityPrefixes: BY_TIME },
  highest: { by: 'priceCents', kind: 'number', direction: -1, equalityPrefixes: BY_PRICE },
  lowest: { by: 'priceCents', kind: 'number', direction: 1, equalityPrefixes: BY_PRICE },
  due: { by: 'dueAt', kind: 'time', direction: 1, equalityPrefixes: BY_DUE },
} as const;

export function createBlueprintsRepository(ownerships: Model<OwnershipRecord>) {
  return {
    ...createCheckQueries(ownerships),
    ...createMemberQueries(ownerships),
    ...createReturnQueries(ownerships),

    list: createList(ownerships, ORDERS, { partition: 'kind' }),

    async insert(tx: Tx, row: OwnershipRecord): Promise<void> {
      await ownerships.create([row], { session: tx });
    },

    findById: (id: Id, tx?: Tx): Promise<OwnershipRecord | null> =>
      ownerships
        .findById(id)
        .session(tx ?? null)
        .lean(),

    findByIds: (ids: readonly Id[], tx?: Tx): Promise<OwnershipRecord[]> =>
      rawCollection(ownerships)
        .find({ _id: { $in: ids } }, { session: tx })
        .toArray(),

    /** Finds the newest other purchases that were reported with the same payment, also of the same member. */
    async findRepeats({ _id, paymentDigests }: OwnershipRecord, tx?: Tx): Promise<OwnershipRecord[]> {
      if (!paymentDigests?.length) return [];
      const filter = { paymentDigests: { $in: paymentDigests }, _id: { $ne: _id } };
      return rawCollection(ownerships)
        .find(filter, { session: tx })
        .sort({ _id: -1 })
        .limit(REPEATS_MAX)
        .toArray();
    },

    /** Marks a verification that was approved unseen as checked. @throws Error if it is checked meanwhile */
    async markChecked(
      tx: Tx,
      { _id }: OwnershipRecord,
      check: { checkedAt: Date; checkedBy: Id },
    ): Promise<void> {
      const unchecked = { _id, status: 'active', checkedBy: null } as const;
      const { matchedCount } = await ownerships.updateOne(unchecked, { $set: check }).session(tx);
      if (matchedCount !== 1) throw new Error(`User blueprint ${_id.toHexString()} is already checked.`);
    },

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

    /** Finds the members who own a blueprint or have ordered it; each has one open row of it. */
    async findOwners(blueprintId: number, tx?: Tx): Promise<Id[]> {
      const rows = await rawCollection(ownerships)
        .find({ blueprintId, open: true }, { session: tx, projection: { userId: 1 } })
        .toArray();
      return rows.map(({ userId }) => userId);
    },

    ...createQueueReads(ownerships),
  };
}

/** How many rows wait for an administrator, and since when. */
function createQueueReads(ownerships: Model<OwnershipRecord>) {
  return {
    countPending: (kind: OwnershipRecord['kind']): Promise<number> =>
      ownerships.countDocuments({ kind, status: 'pending' }),

    /** Reads when what waits in a queue is due, until a time. */
    readDueTimes: (queue: keyof typeof DUE_FILTERS, until: Date): Promise<Date[]> =>
      readDueTimes(ownerships, DUE_FILTERS[queue], until),

    readPendingVerifications: (): Promise<QueueDepth> =>
      readQueueDepth(
        ownerships,
        DUE_FILTERS.verifications,
        'purchaseDate',
        ({ purchaseDate }) => purchaseDate,
      ),

    /** Reads the purchases whose payment was reported, and since when. The oldest is the one that is due first. */
    readReportedPurchases: (): Promise<QueueDepth> =>
      readQueueDepth(ownerships, DUE_FILTERS.purchases, 'dueAt', ({ dueAt }) =>
        decisionAwaitedSince('purchase', dueAt),
      ),
  };
}

/** What concerns the return of purchases. */
function createReturnQueries(ownerships: Model<OwnershipRecord>) {
  return {
    /** Updates a row that is still in a status. @throws Error if it is not */
    async changeFrom(
      tx: Tx,
      { _id, status }: Pick<OwnershipRecord, '_id' | 'status'>,
      change: OwnershipChange,
    ): Promise<void> {
      const { matchedCount } = await ownerships.updateOne({ _id, status }, { $set: change }).session(tx);
      if (matchedCount !== 1) throw new Error(`User blueprint ${_id.toHexString()} is no longer ${status}.`);
    },

    /** Stores that a task of an active purchase was done, once. It changes the row, so that a return conflicts. */
    async markUsed(tx: Tx, userId: Id, blueprintId: number, usedAt: Date): Promise<void> {
      const unused = { userId, blueprintId, kind: 'purchase', status: 'active', usedAt: null } as const;
      await ownerships.updateOne(unused, { $set: { usedAt } }).session(tx);
    },

    /** Whether a member has returned a blueprint. */
    wasReturned: async (tx: Tx, userId: Id, blueprintId: number): Promise<boolean> =>
      (await ownerships.exists({ userId, blueprintId, status: 'returned' }).session(tx)) !== null,

    isReturning: async (tx: Tx, userId: Id): Promise<boolean> =>
      (await ownerships.exists({ userId, kind: 'purchase', status: 'returning' }).session(tx)) !== null,

    /** Finds the members of returns that wait and when these are due, due first. */
    findReturning: (limit: number): Promise<Pick<OwnershipRecord, 'userId' | 'dueAt'>[]> =>
      rawCollection(ownerships)
        .find(DUE_FILTERS.returns, { projection: { userId: 1, dueAt: 1 } })
        .sort({ dueAt: 1, _id: 1 })
        .limit(limit)
        .toArray(),

    countReturning: (): Promise<number> => ownerships.countDocuments(DUE_FILTERS.returns),

    /** Reads the returns that wait, and since when. The oldest is the one that is due first. */
    readReturning: (): Promise<QueueDepth> =>
      readQueueDepth(
        ownerships,
        DUE_FILTERS.returns,
        'dueAt',
        ({ returnCase }) => returnCase?.requestedAt ?? null,
      ),

    /** Sums a member's other returns that wait, or that one administrator alone has paid since a time. */
    async sumOtherReturns(
      { _id, userId }: Pick<OwnershipRecord, '_id' | 'userId'>,
      paidSince: Date,
      tx?: Tx,
    ): Promise<number> {
      const filter = { userId, kind: 'purchase', status: { $in: ['returning', 'returned'] } } as const;
      const rows = await rawCollection(ownerships).find(filter, { session: tx }).toArray();
      const counted = rows.filter(({ _id: id, returnCase }) => {
        if (id.equals(_id) || returnCase?.firstApproval) return false;
        return !returnCase?.paid || returnCase.paid.at >= paidSince;
      });
      return counted.reduce((sum, { priceCents }) => sum + priceCents, 0);
    },
  };
}

/** The queries about approved verifications that no person has checked. */
function createCheckQueries(ownerships: Model<OwnershipRecord>) {
  return {
    /** Counts approved verifications that no person has checked. No row is in both branches. */
    async countUnchecked(): Promise<number> {
      let count = 0;
      for (const branch of UNCHECKED_BRANCHES)
        count += await rawCollection(ownerships).countDocuments(branch, { limit: COUNT_LIMIT });
      return Math.min(COUNT_LIMIT, count);
    },

    /** Finds the approved verifications of members that no person has checked. */
    findUnchecked: (userIds: readonly Id[]): Promise<OwnershipRecord[]> =>
      rawCollection(ownerships)
        .find({ userId: { $in: [...userIds] }, ...UNCHECKED })
        .toArray(),
  };
}

/** The queries about the rows of one member. */
function createMemberQueries(ownerships: Model<OwnershipRecord>) {
  return {
    /** Finds all rows of a member, however many. */
    findByUser: (userId: Id, tx?: Tx): Promise<OwnershipRecord[]> =>
      rawCollection(ownerships).find({ userId }, { session: tx }).sort({ _id: -1 }).toArray(),

    /** Finds what was rejected of a member: of each kind the latest, one more than a case shows beside itself. */
    async findRejected(userId: Id): Promise<OwnershipRecord[]> {
      const found = KINDS.map((kind) =>
        rawCollection(ownerships)
          .find({ userId, kind, status: 'rejected' })
          .sort({ decidedAt: -1 })
          .limit(CASE_LINKS_MAX + 1)
          .toArray(),
      );
      return (await Promise.all(found)).flat();
    },

    findCurrent: (userId: Id, tx?: Tx): Promise<OwnershipRecord[]> => findCurrent(ownerships, userId, tx),
  };
}

/** Rows of one member that are read at a time. Few members have more: one by one purchased and canceled. */
const NEWEST_ROWS = 50;

/**
 * Finds the rows of a member that decide what they own and can request, newest first: the newest ones, and of every
 * blueprint at least the latest. An open row is always the latest of its blueprint, and so is a final rejection.
 */
async function findCurrent(
  ownerships: Model<OwnershipRecord>,
  userId: Id,
  tx: Tx | undefined,
): Promise<OwnershipRecord[]> {
  const rows = rawCollection(ownerships);
  const newestFirst = { session: tx, sort: { _id: -1 } } as const;
  const newest = await rows.find({ userId }, { ...newestFirst, limit: NEWEST_ROWS }).toArray();
  if (newest.length < NEWEST_ROWS) return newest;
  const found = new Set(newest.map(({ blueprintId }) => blueprintId));
  const older: OwnershipRecord[] = [];
  for (const { id: blueprintId } of BLUEPRINTS.filter(({ id }) => !found.has(id))) {
    const latest = await rows.findOne({ userId, blueprintId }, newestFirst);
    if (latest) older.push(latest);
  }
  const idOf = ({ _id }: OwnershipRecord): string => _id.toHexString();
  return [...newest, ...older.sort((a, b) => (idOf(a) < idOf(b) ? 1 : -1))];
}
