import { EARNINGS_LOCK_DAYS, type User } from '@platform/contracts';
import { Alert, Button, DescriptionList, formatSpan, Money, Stack } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Dialog } from '@platform/kit/layers';
import { Link } from '@platform/kit/router';
import { categoryOf } from './task-category.ts';
import { TaskInstructions } from './task-instructions.tsx';
import { TaskOutcome } from './task-outcome.tsx';
import type { TaskStanding } from './task-standing.policy.ts';
import { useTaskCompletion } from './use-task-completion.ts';

type Props = { standing: TaskStanding; user: User; onClose: () => void };

/** One task with all there is to know, and the button that completes it. */
export function TaskDialog({ standing, user, onClose }: Props) {
  const { task, state } = standing;
  const { tasksToday, now } = user;
  const isDayDone = tasksToday.completed >= tasksToday.limit;
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
          {state === 'open' && <MainButton {...standing} isDayDone={isDayDone} onDone={onClose} />}
        </>
      }
    >
      <Stack>
        <TaskFactList {...standing} />
        {state === 'open' && isDayDone && (
          <Alert tone="locked" title={`${tasksToday.limit} of ${tasksToday.limit} tasks done today`}>
            The next ones can be completed in {formatSpan(now, tasksToday.resetsAt)}.
          </Alert>
        )}
        {state === 'open' ? <Instructions {...standing} /> : <TaskOutcome standing={standing} />}
      </Stack>
    </Dialog>
  );
}

type MainButtonProps = TaskStanding & { isDayDone: boolean; onDone: () => void };

/** A detection needs its own page; anything else is completed here. */
function MainButton({ task, isDayDone, onDone }: MainButtonProps) {
  const { completeTask, busyTaskId } = useTaskCompletion();
  if (task.detection) {
    return (
      <Button variant="primary" asChild>
        <Link to={paths.dashboard.freeTasks()}>Go to the detection</Link>
      </Button>
    );
  }

  async function complete(): Promise<void> {
    if (await completeTask(task)) onDone();
  }

  return (
    <Button
      variant="primary"
      disabled={isDayDone}
      busy={busyTaskId === task.id}
      busyText="Processing..."
      onClick={() => void complete()}
    >
      Complete Task
    </Button>
  );
}

function TaskFactList({ task }: TaskStanding) {
  return (
    <DescriptionList
      items={[
        { term: 'Category', description: categoryOf(task) },
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

function Instructions({ task }: TaskStanding) {
  return (
    <>
      <TaskInstructions instructions={task.instructions} />
      <Alert tone="primary" title="This is a demo">
        Nothing is handed in: completing the task counts it as done and credits its reward.
      </Alert>
    </>
  );
}
