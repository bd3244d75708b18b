import type { ReviewDetail } from '@platform/contracts';
import { useServerTime } from '@platform/kit';
import { endsSoon, isClaimActive } from '../../shared/review/case/case-times.ts';
import { useAdminClaimReviewMutation, useAdminUnclaimReviewMutation } from './reviews-api.ts';

/**
 * Who may decide a submission now: `mine` has claimed it, `expired` had claimed it, `other` waits for another
 * administrator, `free` can claim it, `barred` may never decide it, and `closed` is not waiting for a decision.
 */
type ClaimStatus = 'mine' | 'expired' | 'other' | 'free' | 'barred' | 'closed';

/** The claim of a submission and its actions. */
export function useClaim(record: ReviewDetail) {
  const now = useServerTime();
  const [claim, claiming] = useAdminClaimReviewMutation();
  const [unclaim, unclaimCall] = useAdminUnclaimReviewMutation();
  const request = { params: { id: record.id } };
  return {
    status: getClaimStatus(record, now),
    now,
    claim: () => void claim(request),
    /** Renews the claim if it ends before a decision could be undone and sent. */
    keep: async () => {
      if (record.isMine && endsSoon(record.claimedUntil, now)) await claim(request);
    },
    unclaim: () => void unclaim(request),
    isClaiming: claiming.isLoading,
    isEndingClaim: unclaimCall.isLoading,
    claimError: claiming.error,
    unclaimError: unclaimCall.error,
  };
}

function getClaimStatus(record: ReviewDetail, now: string | undefined): ClaimStatus {
  const { state, conflictOfInterest, isMine, claimedUntil } = record;
  if (state !== 'submitted' && state !== 'appealed') return 'closed';
  if (conflictOfInterest !== null) return 'barred';
  if (isClaimActive(claimedUntil, now)) return isMine ? 'mine' : 'other';
  return isMine ? 'expired' : 'free';
}
