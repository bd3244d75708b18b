import type { ReviewRow } from '@platform/contracts';
import { formatDuration } from '@platform/design-system';
import { useServerTime } from '@platform/kit';
import { findHolder } from '../../shared/review/case/case-times.ts';

/** Who reviews a submission now, and for how long. */
export function ClaimCell({ row }: { row: ReviewRow }) {
  const now = useServerTime();
  const holder = findHolder(row, now);
  if (holder === undefined || row.claimedUntil === null) return null;
  return <>{now === undefined ? holder : `${holder}, ${formatDuration(now, row.claimedUntil)}`}</>;
}
