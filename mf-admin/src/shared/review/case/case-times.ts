import { formatDuration, type Tone } from '@platform/design-system';

const HOUR_MS = 3_600_000;
/** Hours before the due time from which a case is due soon. What is marked earlier hides what is urgent. */
const SOON_HOURS = 12;

/** Describes when a case is due: `Due in 3 h`, `Overdue by 2 h`. */
export function describeDue(dueAt: string, now: string): { text: string; tone: Tone } {
  const hoursLeft = (Date.parse(dueAt) - Date.parse(now)) / HOUR_MS;
  if (hoursLeft <= 0) return { text: `Overdue by ${formatDuration(dueAt, now)}`, tone: 'danger' };
  const text = `Due in ${formatDuration(now, dueAt)}`;
  return { text, tone: hoursLeft <= SOON_HOURS ? 'locked' : 'neutral' };
}

/** The claim of a case in its row. */
export type RowClaim = { readonly claimedBy: string | null; readonly claimedUntil: string | null };

/** Returns who has claimed a case; `undefined` if it is free, or the claim has ended meanwhile. */
export function findHolder(
  { claimedBy, claimedUntil }: RowClaim,
  now: string | undefined,
): string | undefined {
  return claimedBy !== null && isClaimActive(claimedUntil, now) ? claimedBy : undefined;
}

/** Longer than a decision can be undone, with some time for its call. */
const KEEP_MS = 60_000;

/** Whether a claim ends before a decision that is made now is answered. */
export function endsSoon(claimedUntil: string | null, now: string | undefined): boolean {
  if (claimedUntil === null || now === undefined) return false;
  return Date.parse(claimedUntil) - Date.parse(now) < KEEP_MS;
}

/** Whether a claim has not ended. Without the server's time, the server decides with the next call. */
function isClaimActive(claimedUntil: string | null, now: string | undefined): boolean {
  if (claimedUntil === null) return false;
  return now === undefined || Date.parse(claimedUntil) > Date.parse(now);
}
