import { Alert } from '@platform/design-system';
import { DECIDES_ALONE, describeReviewInterest } from '../../content/review-labels.ts';
import { ClaimBar } from '../../shared/review/case/claim-bar.tsx';
import type { ReviewModel } from './use-review-model.ts';

/** Says who has claimed the open submission and until when. */
export function ReviewClaim({ model: { claim, isDecided } }: { model: ReviewModel }) {
  // The claim is kept until the decision is answered.
  if (isDecided || claim.status === 'barred') return null;
  return claim.holder !== undefined || Boolean(claim.error) ? <ClaimBar claim={claim} /> : null;
}

/** Says what a reviewer has to know before they decide, or why they cannot. */
export function ReviewNotices({ model: { record, claim, isDecided } }: { model: ReviewModel }) {
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
      {record.decidesAlone && (
        <Alert tone="locked" title={DECIDES_ALONE.title}>
          {DECIDES_ALONE.text}
        </Alert>
      )}
      {record.proposal && (
        <Alert
          tone="locked"
          title={`${record.proposal.by ?? 'An administrator'} wants to reject this for no effort`}
        >
          {record.proposal.text}
        </Alert>
      )}
      {claim.status === 'expired' && (
        <Alert tone="locked" role="status" title="Your claim has ended">
          Claim the submission again to decide it. What you have written is kept.
        </Alert>
      )}
    </>
  );
}
