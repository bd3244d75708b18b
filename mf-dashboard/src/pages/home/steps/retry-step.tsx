import { Button, TasksIcon } from '@platform/design-system';
import { StepCard } from './step-card.tsx';

type Props = { lead: boolean; busy: boolean; onRetry: () => void };

/** Tasks of a blueprint have not come: nobody can tell what is next. */
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
