import { Alert } from '@platform/design-system';
import { describeReviewInterest } from '../../content/review-labels.ts';
import { ClaimBar } from '../../shared/review/case/claim-bar.tsx';
import type { ReviewModel } from './use-review-model.ts';

/** Says who has claimed the open submission and until when, or why this administrator cannot decide it. */
export function ReviewClaim({ model: { record, claim, isDecided } }: { model: ReviewModel }) {
  // The claim is kept until the decision is answered.
  if (isDecided) return null;
  if (claim.status === 'barred' && record.conflictOfInterest !== null) {
    const { title, text } = describeReviewInterest(record.conflictOfInterest);
    return (
      <Alert tone="locked" title={title}>
        {text}
      </Alert>
    );
  }
  return (
    <>
      {claim.status === 'expired' && (
        <Alert tone="locked" role="status" title="Your claim has ended">
          Claim the submission again to decide it. What you have written is kept.
        </Alert>
      )}
      {(claim.holder !== undefined || Boolean(claim.error)) && <ClaimBar claim={claim} />}
    </>
  );
}
