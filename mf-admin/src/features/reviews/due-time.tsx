import { Badge, DateTime, formatDuration, type Tone } from '@platform/design-system';
import { useServerTime } from '@platform/kit';
import { styled } from 'styled-components';

const HOUR_MS = 3_600_000;
/** Hours before the due time from which a submission is urgent, and from which it is due soon. */
const URGENT_HOURS = 6;
const SOON_HOURS = 24;

type Props = {
  /** ISO 8601; `null` if nothing waits for a decision. */
  at: string | null;
};

/** Says in words how long a decision can wait, with its urgency. */
export function DueTime({ at }: Props) {
  const now = useServerTime();
  if (at === null) return null;
  if (now === undefined) return <DateTime at={at} showTime />;
  const { text, tone } = describeDueTime(at, now);
  return <DueBadge tone={tone}>{text}</DueBadge>;
}

/** Describes a due time: `Urgent: 3 h left`, `14 h left`, `3 days left`, `Overdue by 2 h`. */
export function describeDueTime(at: string, now: string): { text: string; tone: Tone } {
  const hoursLeft = (Date.parse(at) - Date.parse(now)) / HOUR_MS;
  if (hoursLeft <= 0) return { text: `Overdue by ${formatDuration(at, now)}`, tone: 'danger' };
  const left = `${formatDuration(now, at)} left`;
  if (hoursLeft <= URGENT_HOURS) return { text: `Urgent: ${left}`, tone: 'danger' };
  return { text: left, tone: hoursLeft <= SOON_HOURS ? 'locked' : 'neutral' };
}

const DueBadge = styled(Badge)`
  flex: none;
  white-space: nowrap;
`;

/** Whether a claim has not ended. Without the server's time, the server decides with the next call. */
export function isClaimActive(claimedUntil: string | null, now: string | undefined): boolean {
  if (claimedUntil === null) return false;
  return now === undefined || Date.parse(claimedUntil) > Date.parse(now);
}
