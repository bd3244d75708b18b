import type { Model } from 'mongoose';
import { isDuplicateKey } from '../../platform/db/database-errors.ts';
import { equalsId } from '../../platform/db/equals-id.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { newId, type Id } from '../../platform/ids.ts';
import { createList } from '../../platform/lists/list.ts';
import { alreadyInvited } from './referrals.errors.ts';
import type { ReferralRecord } from './referrals.model.ts';

export type ReferralsRepository = ReturnType<typeof createReferralsRepository>;

export function createReferralsRepository(referrals: Model<ReferralRecord>) {
  return {
    list: createList(referrals, {
      newest: { by: 'createdAt', kind: 'time', direction: -1, equalityPrefixes: [['referrerId']] },
    }),

    /** @throws AppError `already_invited` if the referrer has already invited this address */
    async insert(
      tx: Tx,
      details: Omit<ReferralRecord, '_id' | 'workReviewedAt' | 'completedAt' | 'rewardCents'>,
    ): Promise<ReferralRecord> {
      const record = { ...details, _id: newId(), workReviewedAt: null, completedAt: null, rewardCents: null };
      try {
        await referrals.create([record], { session: tx });
      } catch (error) {
        if (isDuplicateKey(error, 'emailKey')) throw alreadyInvited(error);
        throw error;
      }
      return record;
    },

    isInvited: async (tx: Tx, referrerId: Id, mailboxKey: string): Promise<boolean> =>
      (await referrals.exists({ referrerId, mailboxKey }).session(tx)) !== null,

    /** Finds the oldest pending invitation of an address, of one referrer or of anyone. */
    findPending: (tx: Tx, emailKey: string, referrerId?: Id): Promise<ReferralRecord | null> =>
      referrals
        .findOne({ emailKey, status: 'pending', ...(referrerId && { referrerId }) })
        .sort({ createdAt: 1, _id: 1 })
        .session(tx)
        .lean(),

    /** Turns a pending invitation into an active referral. */
    async accept(tx: Tx, { _id }: ReferralRecord, referredUserId: Id): Promise<void> {
      await referrals.updateOne({ _id }, { $set: { status: 'active', referredUserId } }).session(tx);
    },

    findByReferredUser: (referredUserId: Id, tx: Tx): Promise<ReferralRecord | null> =>
      referrals
        .findOne({ referredUserId: equalsId(referredUserId) })
        .session(tx)
        .lean(),

    async setWorkReviewed(tx: Tx, { _id }: ReferralRecord, workReviewedAt: Date): Promise<void> {
      await referrals.updateOne({ _id }, { $set: { workReviewedAt } }).session(tx);
    },

    async markPaid(
      tx: Tx,
      { _id }: ReferralRecord,
      payment: { completedAt: Date; rewardCents: number },
    ): Promise<void> {
      await referrals.updateOne({ _id }, { $set: { status: 'paid', ...payment } }).session(tx);
    },

    /** Finds the referrer of a user; `undefined` if there is none. */
    async findReferrerId(referredUserId: Id): Promise<Id | undefined> {
      const filter = { referredUserId: equalsId(referredUserId) };
      const referral = await referrals.findOne(filter, { referrerId: 1 }).lean();
      return referral?.referrerId;
    },

    /** Finds the users whom some members referred, the first ones first. */
    async findReferredIds(referrerIds: readonly Id[], limit: number): Promise<Id[]> {
      const found = referrals.find({ referrerId: { $in: [...referrerIds] }, status: { $ne: 'pending' } });
      const rows = await found.sort({ createdAt: 1, _id: 1 }).limit(limit).lean();
      return rows.flatMap(({ referredUserId }) => referredUserId ?? []);
    },

    async isReferral(referrerId: Id, referredUserId: Id, tx?: Tx): Promise<boolean> {
      const filter = { referredUserId: equalsId(referredUserId), referrerId };
      return (await referrals.exists(filter).session(tx ?? null)) !== null;
    },

    findByReferrer: (referrerId: Id, tx: Tx): Promise<ReferralRecord[]> =>
      referrals.find({ referrerId }).session(tx).lean(),

    /** Counts the referrals of a member, and sums what they have paid. */
    async sumByReferrer(referrerId: Id): Promise<{ count: number; cents: number }> {
      const [sums] = await referrals.aggregate<{ count: number; cents: number }>([
        { $match: { referrerId } },
        { $group: { _id: null, count: { $sum: 1 }, cents: { $sum: '$rewardCents' } } },
      ]);
      return { count: sums?.count ?? 0, cents: sums?.cents ?? 0 };
    },
  };
}
