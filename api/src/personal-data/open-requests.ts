import type { OpenRequests } from '@platform/contracts';
import type { mongo } from 'mongoose';
import type { Tx } from '../platform/db/transaction.ts';
import type { Id } from '../platform/ids.ts';

/** Counts what of a member waits for a decision or a payment, and keeps the account until then. */
export async function countOpenRequests(database: mongo.Db, userId: Id, tx?: Tx): Promise<OpenRequests> {
  const count = (collection: string, filter: object): Promise<number> =>
    database.collection(collection).countDocuments({ userId, ...filter }, { session: tx });
  return {
    withdrawals: await count('withdrawals', { status: { $in: ['pending', 'processing'] } }),
    purchases: await count('user_blueprints', { kind: 'purchase', status: 'pending' }),
    verifications: await count('user_blueprints', { kind: 'verification', status: 'pending' }),
    submissions: await count('submissions', { state: { $in: ['submitted', 'appealed'] } }),
  };
}
