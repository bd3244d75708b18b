import type { Connection } from 'mongoose';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import { createNoticeMailingModel, type NoticeMailingRecord } from './notice-mailing.model.ts';

type Change = {
  readonly $set: Partial<NoticeMailingRecord>;
  readonly $inc?: { readonly waiting: number };
};

/** Stores when users get emails about optional kinds of notices. */
export type NoticeMailingStore = ReturnType<typeof createNoticeMailingStore>;

export function createNoticeMailingStore(connection: Connection) {
  const records = createNoticeMailingModel(connection);
  return {
    /** Reads the record of a user; the defaults if there is none. */
    async read(userId: Id, tx?: Tx): Promise<NoticeMailingRecord> {
      const record = await records
        .findById(userId)
        .session(tx ?? null)
        .lean();
      return record ?? createEmpty(userId);
    },

    async write(tx: Tx, userId: Id, change: Change): Promise<void> {
      await records.updateOne({ _id: userId }, change, { upsert: true, session: tx });
    },

    /** Finds users with notices to look at, those that wait longest first. */
    async findDue(now: Date, limit: number): Promise<Id[]> {
      const due = await records
        .find({ nextMailAt: { $gt: new Date(0), $lte: now } }, { _id: 1 })
        .sort({ nextMailAt: 1 })
        .limit(limit)
        .lean();
      return due.map(({ _id }) => _id);
    },

    /** Turns off all optional emails of a user who has got one. Creates no record: the account may be deleted. */
    async unsubscribe(userId: Id, now: Date): Promise<void> {
      await records.updateOne({ _id: userId }, { $set: { times: {}, unsubscribedAt: now } });
    },
  };
}

function createEmpty(_id: Id): NoticeMailingRecord {
  const times = { unsubscribedAt: null, lastMailAt: null, nextMailAt: null, digestAt: null };
  return { _id, times: {}, timeZone: null, waiting: 0, ...times };
}
