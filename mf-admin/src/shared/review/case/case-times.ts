import { formatDuration, type Tone } from '@platform/design-system';

const HOUR_MS = 3_600_000;
/** Hours before the due time from which a case stands out. */
const SOON_HOURS = 6;

/** Describes when a case is due: `Due in 3 h`, `Overdue by 2 h`. */
export function describeDue(dueAt: string, now: string): { text: string; tone: Tone } {
  const hoursLeft = (Date.parse(dueAt) - Date.parse(now)) / HOUR_MS;
  if (hoursLeft <= 0) return { text: `Overdue by ${formatDuration(dueAt, now)}`, tone: 'danger' };
  return {
    text: `Due in ${formatDuration(now, dueAt)}`,
    tone: hoursLeft <= SOON_HOURS ? 'locked' : 'neutral',
  };
}

/** The claim of a case in its row. */
export type RowClaim = { readonly claimedBy: string | null; readonly claimedUntil: string | null };

/** Returns who has claimed a case; `undefined` if it is free, or the claim has ended meanwhile. */
export function findHolder(
  { claimedBy, claimedUntil }: RowClaim,
  now: string | undefined,
): string | undefined {
  if (claimedBy === null || claimedUntil === null) return undefined;
  // Without the server's time, the server decides with the next call.
  const isActive = now === undefined || Date.parse(claimedUntil) > Date.parse(now);
  return isActive ? claimedBy : undefined;
}
