import { EARNINGS_LOCK_DAYS, type User } from '@platform/contracts';
import { Alert, Button, DescriptionList, formatDuration, Money, Stack } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Dialog } from '@platform/kit/overlays';
import { Link } from '@platform/kit/router';
import { getTaskCategory } from '../task-category.ts';
import { TaskInstructions } from './task-instructions.tsx';
import { TaskStateAlert } from './task-state-alert.tsx';
import type { TaskAvailability } from '../task-availability.policy.ts';
import { useTaskCompletion } from '../use-task-completion.ts';

type Props = { availability: TaskAvailability; user: User; onClose: () => void };

/** Shows a task's details and instructions, and completes it. */
export function TaskDialog({ availability, user, onClose }: Props) {
  const { task, state } = availability;
  const { tasksToday, now } = user;
  const isDailyLimitReached = tasksToday.completed >= tasksToday.limit;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={task.title}
      description={task.description}
      width="wide"
      footer={
        <>
          <Button onClick={onClose}>{state === 'open' ? 'Cancel' : 'Close'}</Button>
          {state === 'open' && (
            <PrimaryAction {...availability} isDailyLimitReached={isDailyLimitReached} onDone={onClose} />
          )}
        </>
      }
    >
      <Stack>
        <TaskDetails {...availability} />
        {state === 'open' && isDailyLimitReached && (
          <Alert tone="locked" title={`${tasksToday.limit} of ${tasksToday.limit} tasks done today`}>
            You can complete more tasks in {formatDuration(now, tasksToday.resetsAt)}.
          </Alert>
        )}
        {state === 'open' ? (
          <Instructions {...availability} />
        ) : (
          <TaskStateAlert availability={availability} />
        )}
      </Stack>
    </Dialog>
  );
}

type PrimaryActionProps = TaskAvailability & { isDailyLimitReached: boolean; onDone: () => void };

/** Links to the free tasks page for a detection task, and completes any other task. */
function PrimaryAction({ task, isDailyLimitReached, onDone }: PrimaryActionProps) {
  const { completeTask, busyTaskId } = useTaskCompletion();
  if (task.detection) {
    return (
      <Button variant="primary" asChild>
        <Link to={paths.dashboard.freeTasks()}>Go to the detection task</Link>
      </Button>
    );
  }

  async function complete(): Promise<void> {
    if (await completeTask(task)) onDone();
  }

  return (
    <Button
      variant="primary"
      disabled={isDailyLimitReached}
      busy={busyTaskId === task.id}
      busyText="Processing..."
      onClick={() => void complete()}
    >
      Complete Task
    </Button>
  );
}

function TaskDetails({ task }: TaskAvailability) {
  return (
    <DescriptionList
      items={[
        { term: 'Category', description: getTaskCategory(task) },
        { term: 'Estimated time', description: `${task.estimatedTime} minutes` },
        {
          term: 'Reward',
          description: (
            <>
              <Money amount={task.reward} strong />, locked for {EARNINGS_LOCK_DAYS} days
            </>
          ),
        },
      ]}
    />
  );
}

function Instructions({ task }: TaskAvailability) {
  return (
    <>
      <TaskInstructions instructions={task.instructions} />
      <Alert tone="primary" title="This is a demo">
        You do not submit any work. Completing the task marks it as done and credits its reward.
      </Alert>
    </>
  );
}
