import type { User } from '@platform/contracts';
import { SuccessDrawing } from '@platform/design-system';
import { NextTasksTime } from '../../../shared/user/daily-limit-alert.tsx';
import { StepCard } from './step-card.tsx';

/** Shown when the daily limit is reached and tasks remain: when they open. */
export function DoneForTodayStep({ user, lead }: { user: User; lead: boolean }) {
  const { limit } = user.tasksToday;
  return (
    <StepCard lead={lead} drawing={<SuccessDrawing width={84} />} title="Done for today">
      {limit} of {limit} tasks completed. <NextTasksTime user={user} />
    </StepCard>
  );
}
