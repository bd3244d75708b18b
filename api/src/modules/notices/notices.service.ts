import type { Connection } from 'mongoose';
import { isOptional, NOTICE_KINDS, UNREAD_NOTICES_MAX, type NoticeKind } from '@platform/contracts';
import type { Logger } from '@platform/server-kit/logging';
import type { Clock } from '../../platform/clock.ts';
import type { Tx, WithTransaction } from '../../platform/db/transaction.ts';
import { newId, type Id } from '../../platform/ids.ts';
import { createList } from '../../platform/lists/list.ts';
import type { NewMail, Outbox } from '../../platform/outbox/outbox.ts';
import type { Settings } from '../../settings/settings.ts';
import { createNoticeMailing } from './notice-mailing.ts';
import { createNoticeStreams } from './streams/notice-streams.ts';
import { createNoticeModel, type NoticeRecord } from './notices.model.ts';

/** An event that a user should know of. */
export type NewNotice = {
  readonly userId: Id;
  readonly kind: NoticeKind;
  /** What happened, in one sentence: usually the subject of the mail. */
  readonly text: string;
  /** The page about it. */
  readonly path: string;
  /** Tells the events of a user apart: one that is announced again changes nothing. Without it each one is new. */
  readonly key?: string;
  /**
   * Whether the user did it and saw its result: the notice is read from the start. What protects the account never is,
   * because another session may have done it.
   */
  readonly isOwnAction?: boolean;
  /** The same event as mails. Of an optional kind it is one to the user, which preferences can hold back. */
  readonly mails?: readonly NewMail[];
};

/**
 * Tells users what happened in their accounts: each event is a notice in the app, and an email if it has one. Both are
 * written in the transaction of the event, so they exist exactly if it happened.
 */
export type Notices = ReturnType<typeof createNotices>;

export function createNotices({
  connection,
  clock,
  outbox,
  settings,
  withTransaction,
  logger,
}: {
  connection: Connection;
  clock: Clock;
  outbox: Pick<Outbox, 'queue'>;
  settings: Pick<Settings, 'sessionSecret' | 'shellOrigin'>;
  withTransaction: WithTransaction;
  logger: Logger;
}) {
  const notices = createNoticeModel(connection);
  const mailing = createNoticeMailing({ connection, clock, outbox, settings, notices, withTransaction });

  async function mail(tx: Tx, noticeId: Id, { userId, kind, mails = [] }: NewNotice): Promise<void> {
    if (!isOptional(kind)) {
      for (const each of mails) await outbox.queue(tx, each);
    } else if (await mailing.offer(tx, userId, kind, mails[0])) {
      await notices.updateOne({ _id: noticeId }, { $set: { awaitsMail: true } }, { session: tx });
    }
  }

  return {
    /** The emails about notices, and when users get them. */
    mailing,

    /** Tells open pages of new notices. */
    streams: createNoticeStreams({ notices, clock, logger }),

    /** A user's notices, newest first. */
    list: createList(notices, {
      newest: { by: 'createdAt', kind: 'time', direction: -1, equalityPrefixes: [['userId']] },
    }),

    /** Writes the notice of an event and queues its emails, once. */
    async notify(tx: Tx, event: NewNotice): Promise<void> {
      const { userId, kind, text, path, key, isOwnAction = false } = event;
      const _id = newId();
      const { topic } = NOTICE_KINDS[kind];
      const createdAt = clock.now();
      const notice = { _id, kind, topic, text, path, createdAt, readAt: isOwnAction ? createdAt : null };
      const { upsertedCount } = await notices.updateOne(
        { userId, key: key ?? _id.toHexString() },
        { $setOnInsert: notice },
        { upsert: true, session: tx },
      );
      if (upsertedCount > 0) await mail(tx, _id, event);
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
