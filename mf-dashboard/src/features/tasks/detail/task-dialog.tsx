import { EARNINGS_LOCK, type User } from '@platform/contracts';
import { Alert, Button, DescriptionList, formatCount, Money, Stack } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Dialog } from '@platform/kit/overlays';
import { Link } from '@platform/kit/router';
import { ReturnNotice } from '../../../shared/blueprints/return-notice.tsx';
import { getTaskCategory } from '../task-category.ts';
import { TaskInstructions } from './task-instructions.tsx';
import { TaskStateAlert } from './task-state-alert.tsx';
import type { TaskAvailability } from '../task-availability.policy.ts';
import { useTaskCompletion } from '../use-task-completion.ts';

type Props = { availability: TaskAvailability; user: User; onClose: () => void };

/** Shows a task's details and instructions, and completes it. */
export function TaskDialog({ availability, user, onClose }: Props) {
  const { task, state } = availability;
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
          {state === 'open' && <PrimaryAction {...availability} onDone={onClose} />}
        </>
      }
    >
      <Stack>
        {state === 'open' && <ReturnNotice blueprintId={task.blueprintId} />}
        {state !== 'open' && <TaskStateAlert availability={availability} user={user} />}
        {/* A detection submits what was found. */}
        {state === 'open' && !task.detection && <DemoNotice />}
        <TaskDetails {...availability} />
        {state === 'open' && <TaskInstructions instructions={task.instructions} />}
      </Stack>
    </Dialog>
  );
}

type PrimaryActionProps = TaskAvailability & { onDone: () => void };

/** Links to the free tasks page for a detection task, and completes any other task. */
function PrimaryAction({ task, onDone }: PrimaryActionProps) {
  const { completeTask, statusOf } = useTaskCompletion();
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
      disabled={statusOf(task.id) === 'completed'}
      busy={statusOf(task.id) === 'busy'}
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
        { term: 'Estimated time', description: formatCount(task.estimatedTime, 'minute') },
        {
          term: 'Reward',
          description: (
            <>
              <Money amount={task.reward} strong />, locked for {EARNINGS_LOCK}
            </>
          ),
        },
      ]}
    />
  );
}

/** Comes before the instructions, which end with what to make. */
function DemoNotice() {
  return (
    <Alert tone="primary" title="This is a demo">
      You submit no work, and no one reads it. Completing the task marks it as done and credits its reward.
    </Alert>
  );
}
