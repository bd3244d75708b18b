import { FREE_TASK_LIMIT, type User } from '@platform/contracts';
import { Alert, DateTime, Money } from '@platform/design-system';
import { DailyLimitAlert } from '../../../shared/user/daily-limit-alert.tsx';
import type { TaskAvailability } from '../task-availability.policy.ts';

/** Explains why a task cannot be completed now: it is completed, a limit is reached, or it is not open. */
export function TaskStateAlert({
  availability: { task, state, completion },
  user,
}: {
  availability: TaskAvailability;
  user: User;
}) {
  if (completion) {
    return (
      <Alert tone="available" title="Completed">
        <Money amount={completion.reward} />{' '}
        {completion.available ? (
          'is in your available balance.'
        ) : (
          <>
            is locked until <DateTime at={completion.availableAt} />.
          </>
        )}
      </Alert>
    );
  }
  if (state === 'limit-reached') {
    return (
      <Alert tone="neutral" title="Free task limit reached">
        You have completed {FREE_TASK_LIMIT} free tasks, the limit per account. Blueprint tasks do not count
        toward it.
      </Alert>
    );
  }
  if (state === 'done-for-today') return <DailyLimitAlert user={user} />;
  if (state === 'closed') {
    return (
      <Alert tone="neutral" title="Not available">
        {task.title} needs an active free blueprint, and your identity verification was rejected for good.
      </Alert>
    );
  }
  return (
    <Alert tone="locked" title="Not open yet">
      {task.title} opens once your free blueprint is approved.
    </Alert>
  );
}
