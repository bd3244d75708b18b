import type { User } from '@platform/contracts';
import { Alert, DateTime, formatDuration } from '@platform/design-system';
import { useServerTime } from '@platform/kit';

/** Says that the daily limit is reached and when it resets, in the reader's time zone. */
export function DailyLimitAlert({ user }: { user: User }) {
  const { limit } = user.tasksToday;
  return (
    <Alert tone="locked" title="Done for today">
      {limit} of {limit} tasks completed. <NextTasksTime user={user} />
    </Alert>
  );
}

/** "You can complete more tasks in 3 h, from ..." */
export function NextTasksTime({ user: { tasksToday, now } }: { user: User }) {
  const serverTime = useServerTime() ?? now;
  return (
    <>
      You can complete more tasks in {formatDuration(serverTime, tasksToday.resetsAt)}, from{' '}
      <DateTime at={tasksToday.resetsAt} showTime />.
    </>
  );
}
