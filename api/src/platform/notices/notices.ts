import type { Connection } from 'mongoose';
import { UNREAD_NOTICES_MAX, type NoticeTopic } from '@platform/contracts';
import type { Clock } from '../clock.ts';
import type { Tx } from '../db/transaction.ts';
import { newId, type Id } from '../ids.ts';
import { createList } from '../lists/list.ts';
import type { NewMail, Outbox } from '../outbox/outbox.ts';
import { createNoticeModel, type NoticeRecord } from './notices.model.ts';

/** An event that a user should know of. */
export type Announcement = {
  readonly userId: Id;
  readonly topic: NoticeTopic;
  /** What happened, in one sentence: usually the subject of the mail. */
  readonly text: string;
  /** The page about it. */
  readonly path: string;
  /** Tells the events of a user apart: one that is announced again changes nothing. Without it each one is new. */
  readonly key?: string;
  /** The same event as mails. */
  readonly mails?: readonly NewMail[];
};

/**
 * Tells users what happened in their accounts: each event is a notice in the app, and a mail if it has one. Both are
 * written in the transaction of the event, so they exist exactly if it happened.
 */
export type Notices = ReturnType<typeof createNotices>;

export function createNotices({
  connection,
  clock,
  outbox,
}: {
  connection: Connection;
  clock: Clock;
  outbox: Pick<Outbox, 'queue'>;
}) {
  const notices = createNoticeModel(connection);
  return {
    /** A user's notices, newest first. */
    list: createList(notices, {
      newest: { by: 'createdAt', kind: 'time', direction: -1, equalityPrefixes: [['userId']] },
    }),

    /** Writes the notice of an event and queues its mails, once. */
    async announce(tx: Tx, { userId, topic, text, path, key, mails = [] }: Announcement): Promise<void> {
      const _id = newId();
      const notice = { _id, topic, text, path, createdAt: clock.now(), readAt: null };
      const { upsertedCount } = await notices.updateOne(
        { userId, key: key ?? _id.toHexString() },
        { $setOnInsert: notice },
        { upsert: true, session: tx },
      );
      if (upsertedCount === 0) return;
      for (const mail of mails) await outbox.queue(tx, mail);
    },

    /** Counts a user's unread notices, up to `UNREAD_NOTICES_MAX`. */
    countUnread: (userId: Id, tx?: Tx): Promise<number> =>
      notices
        .countDocuments({ userId, readAt: null }, { limit: UNREAD_NOTICES_MAX })
        .session(tx ?? null)
        .exec(),

    /** Marks one notice of a user as read and returns it; `null` if the user has no such notice. */
    async markRead(userId: Id, id: Id): Promise<NoticeRecord | null> {
      await notices.updateOne({ _id: id, userId, readAt: null }, { $set: { readAt: clock.now() } });
      return notices.findOne({ _id: id, userId }).lean();
    },

    /** Marks a user's notices up to a time as read. */
    async markAllRead(userId: Id, until: Date): Promise<void> {
      await notices.updateMany(
        { userId, readAt: null, createdAt: { $lte: until } },
        { $set: { readAt: clock.now() } },
      );
    },

    /** Removes notices from before a time. @param limit of notices */
    async removeOld(tx: Tx, createdBefore: Date, limit: number): Promise<void> {
      const old = await notices
        .find({ createdAt: { $lte: createdBefore } }, { _id: 1 })
        .sort({ createdAt: 1 })
        .limit(limit)
        .session(tx)
        .lean();
      if (old.length > 0)
        await notices.deleteMany({ _id: { $in: old.map(({ _id }) => _id) } }, { session: tx });
    },
  };
}
