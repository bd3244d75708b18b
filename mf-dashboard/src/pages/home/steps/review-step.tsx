import { Badge, Button, ClockIcon, DateTime, Row } from '@platform/design-system';
import { StepCard } from './step-card.tsx';

type Props = { lead: boolean; since: string; isRefreshing: boolean; onRefresh: () => void };

/** Shows that the identity verification is under review. */
export function ReviewStep({ lead, since, isRefreshing, onRefresh }: Props) {
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
        <Button size={lead ? 'regular' : 'compact'} busy={isRefreshing} onClick={onRefresh}>
          Refresh
        </Button>
      }
    >
      Submitted <DateTime at={since} showTime />. The review takes 24-48 hours; a delayed review completes
      automatically. We email you, and the AI Basics tasks open.
    </StepCard>
  );
}
