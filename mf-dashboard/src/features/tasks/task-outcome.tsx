import { FREE_TASK_LIMIT } from '@platform/contracts';
import { Alert, Moment, Money } from '@platform/design-system';
import type { TaskStanding } from './task-standing.policy.ts';

/** Why a free task is not to be done now: it is done, both are used up, or it opens later. */
export function TaskOutcome({ standing: { task, state, completion } }: { standing: TaskStanding }) {
  if (completion) {
    return (
      <Alert tone="available" title="Completed">
        <Money amount={completion.reward} />{' '}
        {completion.available ? (
          'is part of your available balance.'
        ) : (
          <>
            is locked until <Moment at={completion.availableAt} />.
          </>
        )}
      </Alert>
    );
  }
  if (state === 'limit-reached') {
    return (
      <Alert tone="neutral" title="Free task limit reached">
        {FREE_TASK_LIMIT} free tasks a member, for good. Tasks of your blueprints have no such limit.
      </Alert>
    );
  }
  return (
    <Alert tone="locked" title="Not open yet">
      {task.title} opens when your free blueprint is approved.
    </Alert>
  );
}
