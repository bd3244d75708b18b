import { Badge, Button, ClockIcon, DateTime, Row, UnbrokenRanges } from '@platform/design-system';
import { describeReviewTime } from '../../../content/verification.content.ts';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import type { Step } from '../next-step.policy.ts';
import { StepCard } from './step-card.tsx';

type Props = {
  lead: boolean;
  step: Extract<Step, { kind: 'review' }>;
  isRefreshing: boolean;
  onRefresh: () => void;
};

/** Shows that the identity verification is under review. */
export function ReviewStep({ lead, step, isRefreshing, onRefresh }: Props) {
  return (
    <StepCard
      lead={lead}
      drawing={<ClockIcon size={40} />}
      title={
        <Row as="span">
          Your identity verification is under review <Badge tone="locked">Pending Approval</Badge>
        </Row>
      }
      action={
        <>
          <Button size={lead ? 'regular' : 'compact'} busy={isRefreshing} onClick={onRefresh}>
            Refresh
          </Button>
          <Button variant="quiet" asChild>
            <Link to={paths.dashboard.learn()}>Learn meanwhile</Link>
          </Button>
        </>
      }
    >
      Submitted <DateTime at={step.since} showTime />.{' '}
      <UnbrokenRanges>{describeReviewTime(step.approvedAutomaticallyAt)}</UnbrokenRanges> We email you the
      result; once approved, the AI Basics tasks open. Lessons and their practice are open now.
    </StepCard>
  );
}
