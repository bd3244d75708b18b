import type { Connection, Model } from 'mongoose';
import {
  AUDIT_ACTIONS,
  AUDIT_SUBJECTS,
  type AuditAction,
  type AuditSubject,
  type TimelineEvent,
} from '@platform/contracts';
import type { Clock } from '../clock.ts';
import { insert } from '../db/direct.ts';
import type { Tx } from '../db/transaction.ts';
import { newId, type Id } from '../ids.ts';
import { createList, type List } from '../lists/list.ts';
import type { Actor } from './actor.ts';
import { createAuditModel, type AuditRecord } from './audit.model.ts';

/** What is written down. */
export type AuditFact = {
  readonly action: AuditAction;
  /** The record it was done to; nothing for a list, and for an account that does not exist. */
  readonly subjectId: Id | null;
  /** The user whose record that is. */
  readonly userId: Id | null;
  readonly reason?: string | undefined;
};

/** Who did what to whom, when and why. It is added to and never changed. */
export type AuditLog = {
  /** Its entries as they are kept, for those who may read all of them. */
  readonly list: List<AuditRecord, 'newest' | 'oldest'>;
  /** Writes in the transaction of what is written about: both happen or neither. Without one where nothing else is written. */
  record(tx: Tx | null, actor: Actor, fact: AuditFact): Promise<void>;
  /** The life of one record, the oldest step first. Sign-ins are no step in the life of an account. */
  timelineOf(subject: AuditSubject, subjectId: Id, tx?: Tx): Promise<TimelineEvent[]>;
  /** When something was done to a user's records last. */
  lastTime(action: AuditAction, userId: Id): Promise<Date | undefined>;
};

/** The names of users by id; users belong to a module. */
export type ReadUsernames = (ids: readonly Id[], tx?: Tx) => Promise<Map<string, string>>;

/** What the indexes have before the time. */
const BY_TIME = [['userId'], ['by'], ['action'], ['subject']];

const SIGN_INS: readonly AuditAction[] = ['user_signed_in', 'user_sign_in_refused'];

/** What is told of the life of a record. Named one by one, so that an index finds them beside however many sign-ins. */
const STEPS = Object.fromEntries(
  AUDIT_SUBJECTS.map((subject) => [
    subject,
    AUDIT_ACTIONS.filter((action) => subjectOf(action) === subject && !SIGN_INS.includes(action)),
  ]),
) as Record<AuditSubject, AuditAction[]>;

export function createAuditLog(connection: Connection, clock: Clock, readUsernames: ReadUsernames): AuditLog {
  const entries = createAuditModel(connection);
  return {
    list: createList(entries, {
      newest: { by: 'at', kind: 'time', direction: -1, holds: BY_TIME },
      oldest: { by: 'at', kind: 'time', direction: 1, holds: BY_TIME },
    }),

    async record(tx, { userId: by, requestId }, { action, subjectId, userId, reason }) {
      const what = { action, subject: subjectOf(action), subjectId, userId, reason: reason ?? null };
      await insert(entries, { _id: newId(), at: clock.now(), by, requestId, ...what }, tx ?? undefined);
    },

    async timelineOf(subject, subjectId, tx) {
      const found = await stepsOf(entries, subject, subjectId, tx);
      const ids = found.flatMap(({ by }) => by ?? []);
      const usernames = ids.length > 0 ? await readUsernames(ids, tx) : new Map<string, string>();
      return found.map(({ at, action, by, reason }) => ({
        at: at.toISOString(),
        action,
        by: by && (usernames.get(by.toHexString()) ?? null),
        reason,
      }));
    },

    async lastTime(action, userId) {
      const last = await entries.findOne({ userId, action }, { at: 1 }).sort({ at: -1 }).lean();
      return last?.at;
    },
  };
}

function stepsOf(
  entries: Model<AuditRecord>,
  subject: AuditSubject,
  subjectId: Id,
  tx: Tx | undefined,
): Promise<AuditRecord[]> {
  return entries
    .find({ subjectId, action: { $in: STEPS[subject] } })
    .sort({ at: 1, _id: 1 })
    .session(tx ?? null)
    .lean();
}

/** The first word of an action. */
function subjectOf(action: AuditAction): AuditSubject {
  return action.slice(0, action.indexOf('_')) as AuditSubject;
}
