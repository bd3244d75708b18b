import type { Connection, Model } from 'mongoose';
import {
  AUDIT_ACTIONS,
  AUDIT_SUBJECTS,
  type AuditAction,
  type AuditSubject,
  type TimelineEvent,
} from '@platform/contracts';
import type { Clock } from '../clock.ts';
import { insertValidated, rawCollection } from '../db/raw-collection.ts';
import type { Tx } from '../db/transaction.ts';
import { newId, type Id } from '../ids.ts';
import { createList } from '../lists/list.ts';
import type { Actor } from './actor.ts';
import { createAuditModel, type AuditRecord } from './audit.model.ts';

/** An event to record. */
export type AuditEvent = {
  readonly action: AuditAction;
  /** The affected record; `null` for a list or an account that does not exist. */
  readonly subjectId: Id | null;
  /** The user who owns the affected record. */
  readonly userId: Id | null;
  readonly reason?: string | undefined;
  readonly documentsViewed?: boolean | undefined;
};

/** An append-only record of who did what to which record, when and why. */
export type AuditLog = ReturnType<typeof createAuditLog>;

/** Returns usernames by id. Passed in because the auth module owns users. */
export type ReadUsernames = (ids: readonly Id[], tx?: Tx) => Promise<Map<string, string>>;

/** Index fields that precede the time, one combination per index. */
const EQUALITY_PREFIXES = [['userId'], ['by'], ['action'], ['subject']];

const SIGN_IN_ACTIONS: readonly AuditAction[] = ['user_signed_in', 'user_sign_in_rejected'];

/** The actions in each subject's timeline. An explicit list lets the query use an index and skip the many sign-ins. */
const TIMELINE_ACTIONS = Object.fromEntries(
  AUDIT_SUBJECTS.map((subject) => [
    subject,
    AUDIT_ACTIONS.filter((action) => subjectOf(action) === subject && !SIGN_IN_ACTIONS.includes(action)),
  ]),
) as Record<AuditSubject, AuditAction[]>;

export function createAuditLog(connection: Connection, clock: Clock, readUsernames: ReadUsernames) {
  const entries = createAuditModel(connection);
  return {
    /** The stored entries, unmasked, for administrators. */
    list: createList(entries, {
      newest: { by: 'at', kind: 'time', direction: -1, equalityPrefixes: EQUALITY_PREFIXES },
      oldest: { by: 'at', kind: 'time', direction: 1, equalityPrefixes: EQUALITY_PREFIXES },
    }),

    /** Appends an entry in the transaction of the recorded change, or with `null` where nothing else is written. */
    async record(
      tx: Tx | null,
      { userId: by, requestId }: Actor,
      { reason, documentsViewed, ...event }: AuditEvent,
    ): Promise<void> {
      const details = { reason: reason ?? null, documentsViewed: documentsViewed ?? null };
      await insertValidated(
        entries,
        {
          _id: newId(),
          at: clock.now(),
          by,
          requestId,
          subject: subjectOf(event.action),
          ...event,
          ...details,
          block: null,
        },
        tx ?? undefined,
      );
    },

    /** Returns the history of one record, oldest event first. Sign-ins are left out of an account's history. */
    async getTimeline(subject: AuditSubject, subjectId: Id, tx?: Tx): Promise<TimelineEvent[]> {
      const records = await findTimelineRecords(entries, subject, subjectId, tx);
      const ids = records.flatMap(({ by }) => by ?? []);
      const usernames = ids.length > 0 ? await readUsernames(ids, tx) : new Map<string, string>();
      return records.map(({ at, action, by, reason, documentsViewed }) => ({
        at: at.toISOString(),
        action,
        by: by && (usernames.get(by.toHexString()) ?? null),
        reason,
        documentsViewed,
      }));
    },

    /** Tells whether an actor has an entry with an action on a record. */
    async hasActed(action: AuditAction, by: Id, subjectId: Id, tx: Tx): Promise<boolean> {
      return (await entries.exists({ subjectId, action, by }).session(tx)) !== null;
    },

    /** Tells whether an actor has an entry of a time or later. */
    hasActedSince: async (by: Id, since: Date): Promise<boolean> =>
      (await rawCollection(entries).findOne({ by, at: { $gte: since } }, { projection: { _id: 1 } })) !==
      null,

    /** Returns when a user's record last had an action. */
    findLast: async (action: AuditAction, userId: Id): Promise<Date | undefined> =>
      (await entries.findOne({ userId, action }, { at: 1 }).sort({ at: -1 }).lean())?.at,

    /** Returns when a user last entered their password to start a session: at a login, or at their own sign-up. */
    async findLastSignIn(userId: Id): Promise<Date | undefined> {
      const findLast = (action: AuditAction) =>
        entries.findOne({ userId, action }, { at: 1, by: 1 }).sort({ at: -1 }).lean();
      const signIn = await findLast('user_signed_in');
      if (signIn) return signIn.at;
      // The platform registers the predefined accounts; `by` is then empty, and no session starts.
      const registration = await findLast('user_registered');
      return registration?.by ? registration.at : undefined;
    },
  };
}

function findTimelineRecords(
  entries: Model<AuditRecord>,
  subject: AuditSubject,
  subjectId: Id,
  tx: Tx | undefined,
): Promise<AuditRecord[]> {
  return entries
    .find({ subjectId, action: { $in: TIMELINE_ACTIONS[subject] } })
    .sort({ at: 1, _id: 1 })
    .session(tx ?? null)
    .lean();
}

/** Returns the subject of an action, which is its first word. */
function subjectOf(action: AuditAction): AuditSubject {
  return action.slice(0, action.indexOf('_')) as AuditSubject;
}
