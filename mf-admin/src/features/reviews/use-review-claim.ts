import type { ReviewDetail } from '@platform/contracts';
import { useClaim, type Claim } from '../../shared/review/case/use-claim.ts';
import { useAdminClaimReviewMutation, useAdminUnclaimReviewMutation } from './reviews-api.ts';

/**
 * Who may decide a submission now: `mine` has claimed it, `expired` had claimed it, `other` waits for another
 * administrator, `free` can claim it, `barred` may never decide it, and `closed` is not waiting for a decision.
 */
type ClaimStatus = 'mine' | 'expired' | 'other' | 'free' | 'barred' | 'closed';

/** The claim of a submission, without which it cannot be decided. */
export function useReviewClaim(record: ReviewDetail) {
  const { id, state, claimedBy, claimedUntil } = record;
  const [claim, claiming] = useAdminClaimReviewMutation();
  const [unclaim, unclaimCall] = useAdminUnclaimReviewMutation();
  const request = { params: { id } };
  const shared = useClaim(
    { claimedBy, claimedUntil },
    {
      isOpen: state === 'submitted' || state === 'appealed',
      // The bar of decisions has the button.
      canClaim: false,
      canTakeOver: false,
      meanwhile: 'Until then you can read it.',
      calls: {
        claim: { ...claiming, send: () => claim(request) },
        unclaim: { ...unclaimCall, send: () => unclaim(request) },
      },
    },
  );
  return { ...shared, status: getClaimStatus(record, shared) };
}

function getClaimStatus(
  { conflictOfInterest, isMine: wasMine }: ReviewDetail,
  { isOpen, isMine, isHeldByOther }: Claim,
): ClaimStatus {
  if (!isOpen) return 'closed';
  if (conflictOfInterest !== null) return 'barred';
  if (isMine) return 'mine';
  if (isHeldByOther) return 'other';
  return wasMine ? 'expired' : 'free';
}
