import type { Model } from 'mongoose';
import { insertValidated } from '../../../platform/db/raw-collection.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Id } from '../../../platform/ids.ts';
import type { PayoutChangeRecord, PayoutMethodRecord } from './payout-methods.model.ts';

export type PayoutMethodsRepository = ReturnType<typeof createPayoutMethodsRepository>;

/** Upper bound on saved destinations of other members that are read to compare them. */
const MAX_OTHERS = 200;

export function createPayoutMethodsRepository({
  methods,
  changes,
}: {
  methods: Model<PayoutMethodRecord>;
  changes: Model<PayoutChangeRecord>;
}) {
  return {
    /** Finds the payout methods of a member, oldest first; a limit bounds their number. */
    findByUser: (userId: Id, tx?: Tx): Promise<PayoutMethodRecord[]> =>
      methods
        .find({ userId })
        .sort({ createdAt: 1 })
        .session(tx ?? null)
        .lean(),

    /** Finds the members who saved one of some destinations, the newest first. */
    async findUsersOf(digests: readonly string[], exceptUserId: Id): Promise<Id[]> {
      const filter = { destinationDigests: { $in: [...digests] }, userId: { $ne: exceptUserId } };
      const found = await methods.find(filter, { userId: 1 }).sort({ _id: -1 }).limit(MAX_OTHERS).lean();
      return found.map(({ userId }) => userId);
    },

    /** Whether a member saved one of some destinations. */
    hasDestination: async (userId: Id, digests: readonly string[], tx?: Tx): Promise<boolean> =>
      (await methods.exists({ userId, destinationDigests: { $in: [...digests] } }).session(tx ?? null)) !==
      null,

    /** Stores that a member changes their payout methods. Of two changes at once, one starts again after the other. */
    async recordChange(tx: Tx, userId: Id, changedAt: Date): Promise<void> {
      await changes.updateOne(
        { _id: userId },
        { $set: { changedAt }, $inc: { count: 1 } },
        { upsert: true, session: tx },
      );
    },

    insert: (tx: Tx, record: PayoutMethodRecord): Promise<void> => insertValidated(methods, record, tx),

    async remove(tx: Tx, id: Id): Promise<void> {
      await methods.deleteOne({ _id: id }).session(tx);
    },

    /** Makes one payout method of a member the default, instead of any other. */
    async setDefault(tx: Tx, userId: Id, id: Id): Promise<void> {
      await methods.updateMany({ userId, _id: { $ne: id } }, { $set: { isDefault: false } }, { session: tx });
      await methods.updateOne({ _id: id }, { $set: { isDefault: true } }, { session: tx });
    },
  };
}
