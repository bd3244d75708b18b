import type { WorkTask } from '@platform/contracts';
import { Button, formatMoney, TasksIcon } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { StepCard } from './step-card.tsx';

/** Offers a work task: one to continue, or else one to start. */
export function WorkStep({ task, lead }: { task: WorkTask; lead: boolean }) {
  const { id, title, description, estimatedTime, isPractice, reward, submission } = task;
  const isStarted = submission?.state === 'draft' || submission?.state === 'revision';
  return (
    <StepCard
      lead={lead}
      drawing={<TasksIcon size={40} />}
      title={`${lead ? 'Next' : 'Real work'}: ${title}, ${isPractice ? 'practice' : formatMoney(reward)}`}
      action={
        <Button variant={lead ? 'primary' : 'secondary'} asChild>
          <Link to={paths.dashboard.work(id)}>{isStarted ? 'Continue this task' : 'See this task'}</Link>
        </Button>
      }
    >
      About {estimatedTime} minutes. {description}
    </StepCard>
  );
}
