import type { ReviewRow } from '@platform/contracts';
import { formatDuration } from '@platform/design-system';
import { useServerTime } from '@platform/kit';
import { isClaimActive } from './due-time.tsx';

/** Who reviews a submission now, and for how long. */
export function ClaimCell({ row: { claimedBy, claimedUntil } }: { row: ReviewRow }) {
  const now = useServerTime();
  if (claimedBy === null || claimedUntil === null || !isClaimActive(claimedUntil, now)) return null;
  return <>{now === undefined ? claimedBy : `${claimedBy}, ${formatDuration(now, claimedUntil)}`}</>;
}
