import { Badge, Button, ClockIcon, Moment, Row } from '@platform/design-system';
import { StepCard } from './step-card.tsx';

type Props = { lead: boolean; since: string; refreshing: boolean; onRefresh: () => void };

/** The identity verification under review. */
export function ReviewStep({ lead, since, refreshing, onRefresh }: Props) {
  return (
    <StepCard
      lead={lead}
      drawing={<ClockIcon size={40} />}
      title={
        <Row as="span">
          Your identity is being checked <Badge tone="locked">Pending Approval</Badge>
        </Row>
      }
      action={
        <Button size={lead ? 'regular' : 'compact'} busy={refreshing} onClick={onRefresh}>
          Refresh
        </Button>
      }
    >
      Sent <Moment at={since} clock />. The review takes 24-48 hours; if it is delayed, it completes
      automatically. You get an e-mail, and the tasks of AI Basics open.
    </StepCard>
  );
}
