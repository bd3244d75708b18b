import { Button, TasksIcon } from '@platform/design-system';
import { StepCard } from './step-card.tsx';

type Props = { lead: boolean; busy: boolean; onRetry: () => void };

/** Offers a retry when the tasks of a blueprint failed to load, because the next step is unknown. */
export function RetryStep({ lead, busy, onRetry }: Props) {
  return (
    <StepCard
      lead={lead}
      drawing={<TasksIcon size={40} />}
      title="Some tasks could not be loaded"
      action={
        <Button busy={busy} onClick={onRetry}>
          Retry
        </Button>
      }
    >
      Everything else on this page is up to date.
    </StepCard>
  );
}
