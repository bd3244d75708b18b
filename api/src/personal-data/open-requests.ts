import type { OpenRequests } from '@platform/contracts';
import type { mongo } from 'mongoose';
import type { Tx } from '../platform/db/transaction.ts';
import type { Id } from '../platform/ids.ts';

/** The records that wait for a decision or a payment. */
const OPEN_REQUESTS = {
  withdrawals: ['withdrawals', { status: { $in: ['pending', 'processing'] } }],
  // A return waits for its payment.
  purchases: ['user_blueprints', { kind: 'purchase', status: { $in: ['pending', 'returning'] } }],
  verifications: ['user_blueprints', { kind: 'verification', status: 'pending' }],
  submissions: ['submissions', { state: { $in: ['submitted', 'appealed'] } }],
} as const;

/** Counts what of a member waits for a decision or a payment, and keeps the account until then. */
export async function countOpenRequests(database: mongo.Db, userId: Id, tx?: Tx): Promise<OpenRequests> {
  const count = ([collection, filter]: readonly [string, object]): Promise<number> =>
    database.collection(collection).countDocuments({ userId, ...filter }, { session: tx });
  return {
    withdrawals: await count(OPEN_REQUESTS.withdrawals),
    purchases: await count(OPEN_REQUESTS.purchases),
    verifications: await count(OPEN_REQUESTS.verifications),
    submissions: await count(OPEN_REQUESTS.submissions),
  };
}

/** Returns when a member's last payout was sent that has not come back; `undefined` if there is none. */
export async function findLastPayout(database: mongo.Db, userId: Id, tx: Tx): Promise<Date | undefined> {
  const payouts = database.collection<{ decidedAt: Date }>('withdrawals');
  const last = payouts
    .find({ userId, status: 'completed' }, { session: tx })
    .sort({ decidedAt: -1 })
    .limit(1);
  return (await last.toArray())[0]?.decidedAt;
}

/**
 * Finds which of some members have an open case: a request that waits, an open ticket, a disabled account, or a
 * deletion that was requested.
 *
 * @returns ids as text
 */
export async function findOpenCases(
  database: mongo.Db,
  userIds: readonly Id[],
  tx: Tx,
): Promise<ReadonlySet<string>> {
  const ids = [...userIds];
  const cases: (readonly [string, string, object])[] = [
    ...Object.values(OPEN_REQUESTS).map(([collection, open]) => [collection, 'userId', open] as const),
    ['tickets', 'userId', { status: { $ne: 'closed' } }],
    ['users', '_id', { isDisabled: true }],
    ['users', '_id', { 'deletion.state': { $in: ['requested', 'closed'] } }],
  ];
  const found = new Set<string>();
  for (const [collection, field, open] of cases) {
    const owners: unknown[] = await database
      .collection(collection)
      .distinct(field, { [field]: { $in: ids }, ...open }, { session: tx });
    for (const owner of owners) found.add(String(owner));
  }
  return found;
}

/** Finds which of some tickets are open. @returns ids as text */
export async function findOpenTickets(
  database: mongo.Db,
  ids: readonly Id[],
  tx: Tx,
): Promise<ReadonlySet<string>> {
  const filter = { _id: { $in: [...ids] }, status: { $ne: 'closed' } };
  const tickets = database.collection('tickets').find(filter, { session: tx, projection: { _id: 1 } });
  return new Set((await tickets.toArray()).map(({ _id }) => _id.toHexString()));
}
