import {
  isOptional,
  NOTICE_DIGEST_HOUR,
  NOTICE_KINDS,
  NOTICE_MAIL_INTERVAL_MINUTES,
  type NoticeKind,
  type NoticeMailTime,
} from '@platform/contracts';
import type { NoticeMailingRecord } from './notice-mailing.model.ts';
import type { NoticeRecord } from './notices.model.ts';

const MINUTE_MS = 60_000;
/** Every UTC offset in use is a multiple of it. */
const OFFSET_STEP_MS = 15 * MINUTE_MS;

type Preferences = Pick<NoticeMailingRecord, 'times' | 'unsubscribedAt'>;

/** Returns when a kind is emailed to a user: as chosen, or else by its rule. */
export function mailTimeOf(
  kind: NoticeKind,
  { times, unsubscribedAt }: Preferences,
): NoticeMailTime | 'always' {
  if (!isOptional(kind)) return 'always';
  return times[kind] ?? (unsubscribedAt ? 'off' : NOTICE_KINDS[kind].mail);
}

/** Returns the earliest time of the next optional email. */
export function earliestMailTime({ lastMailAt }: Pick<NoticeMailingRecord, 'lastMailAt'>, now: Date): Date {
  const next = (lastMailAt?.getTime() ?? 0) + NOTICE_MAIL_INTERVAL_MINUTES * MINUTE_MS;
  return new Date(Math.max(now.getTime(), next));
}

/** Returns the next time after `now` at which the daily email is sent: in the user's morning, or that of UTC. */
function nextDigestTime(now: Date, timeZone: string | null): Date {
  const format = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
    timeZone: timeZone ?? 'UTC',
  });
  const isDigestTime = (time: number): boolean => {
    const parts = format.formatToParts(time);
    const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
    return read('hour') === NOTICE_DIGEST_HOUR && read('minute') === 0;
  };
  let time = (Math.floor(now.getTime() / OFFSET_STEP_MS) + 1) * OFFSET_STEP_MS;
  // A clock that is moved for summer time makes a day of at most 25 hours.
  while (!isDigestTime(time)) time += OFFSET_STEP_MS;
  return new Date(time);
}

/**
 * Divides waiting notices: `due` ones are mentioned in an email now, `later` ones in the next daily one. The others are
 * mentioned in none: the user has read them in the app, or turned their kind off meanwhile.
 */
export function divideWaiting(
  notices: readonly NoticeRecord[],
  preferences: Preferences,
  isDigestDue: boolean,
): { due: NoticeRecord[]; later: NoticeRecord[] } {
  const unread = notices.filter(({ readAt }) => readAt === null);
  const timeOf = ({ kind }: NoticeRecord) => mailTimeOf(kind, preferences);
  const isDue = (notice: NoticeRecord) =>
    timeOf(notice) === 'now' || (isDigestDue && timeOf(notice) === 'daily');
  return {
    due: unread.filter(isDue),
    later: unread.filter((notice) => timeOf(notice) === 'daily' && !isDigestDue),
  };
}

/** Returns when the daily email of a user comes: as scheduled, also if it is due, or else the next morning. */
export function laterDigest(
  { digestAt, timeZone }: Pick<NoticeMailingRecord, 'digestAt' | 'timeZone'>,
  now: Date,
): Date {
  return digestAt ?? nextDigestTime(now, timeZone);
}

/** Returns the earlier of two times; `null` is none. */
export function earlier(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
}

export function isDue(time: Date | null, now: Date): boolean {
  return time !== null && time <= now;
}
