import { FREE_TASK_LIMIT } from '@platform/contracts';
import { Alert, DateTime, Money } from '@platform/design-system';
import type { TaskAvailability } from '../task-availability.policy.ts';

/** Explains why a task cannot be completed now: it is completed, the limit is reached, or it is still locked. */
export function TaskStateAlert({
  availability: { task, state, completion },
}: {
  availability: TaskAvailability;
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
  return (
    <Alert tone="locked" title="Not open yet">
      {task.title} opens once your free blueprint is approved.
    </Alert>
  );
}
