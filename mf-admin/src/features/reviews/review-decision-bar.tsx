import { MEDIA, Row, space, Text, getBadgeLabel } from '@platform/design-system';
import { SUBMISSION_STATES } from '@platform/kit/states';
import { styled } from 'styled-components';
import { DecisionButton } from '../../shared/review/decision/decision-button.tsx';
import { DecisionSummary } from '../../shared/review/decision/decision-summary.tsx';
import { PendingSummary } from '../../shared/review/decision/pending-summary.tsx';
import { CLAIM_KEY } from '../../shared/review/case/use-claim.ts';
import { CLAIM_NEXT_KEY } from './claim-next.tsx';
import { startStep } from './review-shortcuts.ts';
import { getReviewSteps } from './review-steps.ts';
import type { ReviewModel } from './use-review-model.ts';

type Props = { model: ReviewModel; claimNext: { readonly run: () => void; readonly busy: boolean } };

/** The bottom of the record: claim, decide, or continue to the next submission. */
export function ReviewDecisionBar({ model, claimNext }: Props) {
  const { record, claim, decision, pending, isDecided } = model;
  const steps = getReviewSteps(model);
  const nextAction = { label: 'Claim next', shortcut: CLAIM_NEXT_KEY, run: claimNext.run };
  const { isJustDecided } = decision;
  if (isDecided)
    return <PendingSummary pending={pending} isJustDecided={isJustDecided} nextAction={nextAction} />;
  if (claim.status === 'closed') {
    return (
      <DecisionSummary
        label={getBadgeLabel(SUBMISSION_STATES, record.state).label}
        at={record.decidedAt}
        by={record.decidedBy}
        isJustDecided={isJustDecided}
        nextAction={nextAction}
      />
    );
  }
  if (steps.length > 0) {
    return (
      <Steps>
        {steps.map(({ action, kind, label, shortcut }) => (
          <DecisionButton
            key={action}
            kind={kind}
            shortcut={shortcut}
            onClick={() => startStep(model, action)}
          >
            {label}
          </DecisionButton>
        ))}
      </Steps>
    );
  }
  if (claim.status === 'barred' || claim.status === 'other') {
    return (
      <Row $justify="between">
        <Text $size={14}>Another submission is waiting?</Text>
        <DecisionButton
          kind="primary"
          shortcut={CLAIM_NEXT_KEY}
          busy={claimNext.busy}
          onClick={claimNext.run}
        >
          Claim next
        </DecisionButton>
      </Row>
    );
  }
  return (
    <Row $justify="between">
      <Text $size={14}>Claim it to decide. No other administrator can then decide it for 30 minutes.</Text>
      <DecisionButton kind="primary" shortcut={CLAIM_KEY} busy={claim.isClaiming} onClick={claim.claim}>
        Claim
      </DecisionButton>
    </Row>
  );
}

/** Two columns on a phone, so that the bar leaves most of the screen to the work. */
const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};

  ${MEDIA.phone} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(2)};

    > button {
      padding-inline: ${space(2)};
      white-space: normal;
    }
  }
`;
