import { MINIMUM_BALANCE, type Task, type User } from '@platform/contracts';
import { Button, formatMoney, DateTime, TasksIcon } from '@platform/design-system';
import { Link } from '@platform/kit/router';
import { getTaskPath } from '../../../features/tasks/task-path.ts';
import { forecastWithdrawal } from '../withdrawal-forecast.policy.ts';
import { StepCard } from './step-card.tsx';

type Props = { task: Task; openCount: number; user: User; lead: boolean };

/** Offers the best-paid open task, and forecasts when the member can withdraw. */
export function TaskStep({ task, openCount, user, lead }: Props) {
  const forecast = forecastWithdrawal(user, task.reward, openCount);
  return (
    <StepCard
      lead={lead}
      drawing={<TasksIcon size={40} />}
      title={`Next: ${task.title}, ${formatMoney(task.reward)}`}
      action={
        <Button variant={lead ? 'primary' : 'secondary'} asChild>
          <Link to={getTaskPath(task)}>Start this task</Link>
        </Button>
      }
    >
      About {task.estimatedTime} minutes.{' '}
      {forecast ? (
        <>
          Complete {forecast.taskCount === 1 ? 'it' : `${forecast.taskCount} tasks like this`} today, and your
          available balance reaches {MINIMUM_BALANCE} on <DateTime at={forecast.at} />.
        </>
      ) : (
        task.description
      )}
    </StepCard>
  );
}
