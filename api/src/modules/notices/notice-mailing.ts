/*
 * Invariant: a notice of an optional kind is mentioned in at most one email. It is written together with either its
 * email or the mark that it waits, and an email takes the marks of what it mentions away in its own transaction.
 */
import type { NoticeKind, NoticeMailTime, OptionalNoticeKind } from '@platform/contracts';
import type { Connection, Model } from 'mongoose';
import type { Clock } from '../../platform/clock.ts';
import type { Tx, WithTransaction } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import type { NewMail, Outbox } from '../../platform/outbox/outbox.ts';
import type { Settings } from '../../settings/settings.ts';
import type { NoticeMailingRecord } from './notice-mailing.model.ts';
import {
  divideWaiting,
  earlier,
  earliestMailTime,
  isDue,
  laterDigest,
  mailTimeOf,
} from './notice-mailing.policy.ts';
import { createNoticeMailingStore, type NoticeMailingStore } from './notice-mailing.store.ts';
import { summaryMail, withUnsubscribe } from './notice-mails.ts';
import type { NoticeRecord } from './notices.model.ts';
import { createUnsubscribeLinks, type UnsubscribeLinks } from './unsubscribe-links.ts';

/** Upper bound on users in one run, so that a shutdown does not have to wait for all. */
const MAX_USERS_PER_RUN = 200;

/** Finds where a user's emails go. */
type FindRecipient = (userId: Id, tx: Tx) => Promise<{ readonly username: string; readonly email: string }>;

type Dependencies = {
  readonly connection: Connection;
  readonly clock: Clock;
  readonly outbox: Pick<Outbox, 'queue'>;
  readonly settings: Pick<Settings, 'sessionSecret' | 'shellOrigin'>;
  readonly notices: Model<NoticeRecord>;
  readonly withTransaction: WithTransaction;
};

/** Creates what decides when the notices of a user are emailed, and sends the emails that wait. */
export function createNoticeMailing(dependencies: Dependencies) {
  const { connection, clock, outbox, settings, withTransaction } = dependencies;
  const store = createNoticeMailingStore(connection);
  const links = createUnsubscribeLinks(settings);
  const queue = (tx: Tx, mail: NewMail): Promise<void> =>
    outbox.queue(tx, withUnsubscribe(mail, settings.shellOrigin, links));
  const sendTo = createSendTo(dependencies, store, queue);

  return {
    /**
     * Sends the email of a notice that was just written, or lets the notice wait for a later one.
     *
     * @returns whether it waits
     */
    async offer(tx: Tx, userId: Id, kind: OptionalNoticeKind, mail: NewMail | undefined): Promise<boolean> {
      const now = clock.now();
      const record = await store.read(userId, tx);
      const time = mailTimeOf(kind, record);
      if (time === 'off') return false;
      const earliest = earliestMailTime(record, now);
      if (time === 'now' && mail && earliest <= now && record.nextMailAt === null) {
        await queue(tx, mail);
        await store.write(tx, userId, { $set: { lastMailAt: now } });
        return false;
      }
      const digestAt = time === 'daily' ? laterDigest(record, now) : record.digestAt;
      const nextMailAt = earlier(record.nextMailAt, time === 'daily' ? digestAt : earliest);
      await store.write(tx, userId, { $set: { nextMailAt, digestAt }, $inc: { waiting: 1 } });
      return true;
    },

    /** Sends the emails that are due. Safe to run in several processes at once. */
    async sendDue(findRecipient: FindRecipient): Promise<void> {
      const errors: unknown[] = [];
      for (const userId of await store.findDue(clock.now(), MAX_USERS_PER_RUN))
        // One user's failure must not keep the others' emails back.
        await withTransaction((tx) => sendTo(tx, userId, findRecipient)).catch((error: unknown) => {
          errors.push(error);
        });
      if (errors.length > 0)
        throw new AggregateError(errors, `${errors.length} emails could not be written.`);
    },

    ...createChoices(dependencies, store, links),
  };
}

/** Returns a function that sends what is due to one user, and schedules the rest. */
function createSendTo(
  { clock, notices, settings: { shellOrigin } }: Dependencies,
  store: NoticeMailingStore,
  queue: (tx: Tx, mail: NewMail) => Promise<void>,
) {
  return async (tx: Tx, userId: Id, findRecipient: FindRecipient): Promise<void> => {
    const now = clock.now();
    const record = await store.read(userId, tx);
    if (!isDue(record.nextMailAt, now)) return;
    const waiting = await notices
      .find({ userId, awaitsMail: true })
      .sort({ createdAt: 1, _id: 1 })
      .session(tx)
      .lean();
    const { due, later } = divideWaiting(waiting, record, isDue(record.digestAt, now));
    const earliest = earliestMailTime(record, now);
    if (due.length > 0 && earliest > now) return store.write(tx, userId, { $set: { nextMailAt: earliest } });

    const settled = waiting.filter((notice) => !later.includes(notice)).map(({ _id }) => _id);
    if (settled.length > 0)
      await notices.updateMany({ _id: { $in: settled } }, { $set: { awaitsMail: false } }, { session: tx });
    if (due.length > 0) {
      const { username, email: to } = await findRecipient(userId, tx);
      await queue(tx, summaryMail(due, { to, userId, username, shellOrigin }));
    }
    const digestAt = later.length > 0 ? laterDigest(record, now) : null;
    const lastMailAt = due.length > 0 ? now : record.lastMailAt;
    const schedule = { lastMailAt, digestAt, nextMailAt: digestAt, waiting: later.length };
    return store.write(tx, userId, { $set: schedule });
  };
}

/** Creates what users choose. */
function createChoices(
  { clock, withTransaction }: Dependencies,
  store: NoticeMailingStore,
  links: UnsubscribeLinks,
) {
  return {
    /** Reads what a user has chosen. */
    async readPreferences(userId: Id) {
      const record = await store.read(userId);
      return {
        timeZone: record.timeZone,
        timeOf: (kind: NoticeKind): NoticeMailTime | 'always' => mailTimeOf(kind, record),
      };
    },

    /** Stores what a user has chosen. Notices that wait follow the new choice. */
    setPreference: (
      userId: Id,
      kind: OptionalNoticeKind,
      time: NoticeMailTime,
      timeZone: string | undefined,
    ): Promise<void> =>
      withTransaction(async (tx) => {
        const record = await store.read(userId, tx);
        const choice = { times: { ...record.times, [kind]: time }, timeZone: timeZone ?? record.timeZone };
        await store.write(tx, userId, { $set: { ...choice, ...reschedule(record, clock.now()) } });
      }),

    /**
     * Turns off all optional emails of the user of a token. An account that is deleted meanwhile gets none anyway.
     *
     * @returns whether the token is valid
     */
    async unsubscribe(token: string): Promise<boolean> {
      const userId = links.verify(token);
      if (!userId) return false;
      await store.unsubscribe(userId, clock.now());
      return true;
    },
  };
}

/** Lets the job look at the notices that wait: some may be due now, or at another hour. */
function reschedule(record: NoticeMailingRecord, now: Date): Partial<NoticeMailingRecord> {
  if (record.nextMailAt === null) return {};
  // A daily email that is due is not put off.
  const digestAt = isDue(record.digestAt, now) ? record.digestAt : null;
  return { nextMailAt: earliestMailTime(record, now), digestAt };
}
