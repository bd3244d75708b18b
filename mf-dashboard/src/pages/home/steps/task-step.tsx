import { MINIMUM_BALANCE_DOLLARS, type Task, type User } from '@platform/contracts';
import { Button, formatMoney, Moment, TasksIcon } from '@platform/design-system';
import { Link } from '@platform/kit/router';
import { taskLink } from '../../../features/tasks/task-link.ts';
import { wayToWithdraw } from '../way-to-withdraw.policy.ts';
import { StepCard } from './step-card.tsx';

type Props = { task: Task; open: number; user: User; lead: boolean };

/** The best paid task that is open now, and how far it takes the member. */
export function TaskStep({ task, open, user, lead }: Props) {
  const way = wayToWithdraw(user, task.reward, open);
  return (
    <StepCard
      lead={lead}
      drawing={<TasksIcon size={40} />}
      title={`Next: ${task.title}, ${formatMoney(task.reward)}`}
      action={
        <Button variant={lead ? 'primary' : 'secondary'} asChild>
          <Link to={taskLink(task)}>Start this task</Link>
        </Button>
      }
    >
      About {task.estimatedTime} minutes.{' '}
      {way ? (
        <>
          {way.tasks === 1 ? 'It takes' : `${way.tasks} like it today take`} your available balance past $
          {MINIMUM_BALANCE_DOLLARS} on <Moment at={way.at} />.
        </>
      ) : (
        task.description
      )}
    </StepCard>
  );
}
