import {
  Alert,
  Button,
  DateTime,
  formatDuration,
  RADIUS,
  Row,
  space,
  textSize,
} from '@platform/design-system';
import { styled } from 'styled-components';
import { describeReviewInterest } from '../../content/review-labels.ts';
import { ActionError } from '../../shared/review/decision/action-error.tsx';
import type { ReviewModel } from './use-review-model.ts';

const RENEW_MINUTES = 10;

/** Says who has claimed the open submission and until when, or why this administrator cannot decide it. */
export function ClaimBar({ model: { record, claim, isDecided } }: { model: ReviewModel }) {
  // The claim is kept until the decision is answered.
  if (isDecided) return null;
  return (
    <>
      <ClaimNotice record={record} claim={claim} />
      {Boolean(claim.claimError) && <ActionError action="claim the submission" error={claim.claimError} />}
      {Boolean(claim.unclaimError) && (
        <ActionError action="release the submission" error={claim.unclaimError} />
      )}
    </>
  );
}

function ClaimNotice({ record, claim }: Pick<ReviewModel, 'record' | 'claim'>) {
  const { status } = claim;
  if (status === 'barred' && record.conflictOfInterest !== null) {
    const { title, text } = describeReviewInterest(record.conflictOfInterest);
    return (
      <Alert tone="locked" title={title}>
        {text}
      </Alert>
    );
  }
  if (status === 'mine') return <OwnClaim record={record} claim={claim} />;
  if (status === 'expired') {
    return (
      <Alert tone="locked" role="status" title="Your claim has ended">
        Claim the submission again to decide it. What you have written is kept.
      </Alert>
    );
  }
  if (status === 'other' && record.claimedUntil !== null) {
    return (
      <Alert tone="held" title={`${record.claimedBy ?? 'Another administrator'} reviews this submission`}>
        The claim ends <DateTime at={record.claimedUntil} showTime />, or with the decision. Until then you
        can read it.
      </Alert>
    );
  }
  return null;
}

function OwnClaim({ record: { claimedUntil }, claim }: Pick<ReviewModel, 'record' | 'claim'>) {
  if (claimedUntil === null) return null;
  const { now } = claim;
  const isEnding = now !== undefined && Date.parse(claimedUntil) - Date.parse(now) < RENEW_MINUTES * 60_000;
  return (
    <Notice data-ending={isEnding ? '' : undefined}>
      <span>
        <strong>Claimed by you</strong> until <DateTime at={claimedUntil} showTime />
        {now !== undefined && `, ${formatDuration(now, claimedUntil)} left`}
      </span>
      <Row $gap={2}>
        {isEnding && (
          <Button size="compact" busy={claim.isClaiming} onClick={claim.claim}>
            Renew
          </Button>
        )}
        <Button size="compact" busy={claim.isEndingClaim} onClick={claim.unclaim}>
          Release
        </Button>
      </Row>
    </Notice>
  );
}

const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  padding: ${space(2)} ${space(4)};
  border-radius: ${RADIUS.control};
  background: var(--primary-soft);
  ${textSize(14)}

  &[data-ending] {
    background: var(--locked-soft);
  }

  @media (forced-colors: active) {
    border: 1px solid currentColor;
  }
`;
