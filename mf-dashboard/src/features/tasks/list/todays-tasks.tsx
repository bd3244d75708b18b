import { RETURN_ENDS_SENTENCE, type Task, type User } from '@platform/contracts';
import {
  Button,
  EmptyState,
  INSET,
  isFocusLost,
  Money,
  moveFocus,
  Panel,
  RowEnd,
  RowItem,
  RowList,
  RowText,
  SuccessDrawing,
  Text,
  WEIGHT,
} from '@platform/design-system';
import { getPageHeading, paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { styled } from 'styled-components';
import { useReturnEnds } from '../../../shared/blueprints/return-notice.tsx';
import { getTaskCategory } from '../task-category.ts';
import { getTaskPath } from '../task-path.ts';
import { NextTasksTime } from '../../../shared/user/daily-limit-alert.tsx';
import { useTaskCompletion, type CompletionStatus } from '../use-task-completion.ts';
import { useCompletedRows } from './use-completed-rows.ts';

/** Maximum number of rows. Source: docs/specification.md#9-limits-and-constants. */
const MAX_SHOWN = 5;

type Props = {
  tasks: readonly Task[];
  user: User;
  /** Whether tasks remain that open when the daily limit resets. */
  isDoneForToday: boolean;
  /** Whether work can be started or continued, which is not in this list. */
  hasOpenWork: boolean;
  /** Explains an empty list. */
  emptyMessage: string;
};

/** Lists today's best-paid open tasks. A click completes a task; a detection task opens its own page. */
export function TodaysTasks({ tasks, user, isDoneForToday, hasOpenWork, emptyMessage }: Props) {
  const { completeTask, statusOf } = useTaskCompletion();
  const getReturnEnd = useReturnEnds();
  const { tasksToday } = user;
  const isCompleted = ({ id }: Task) => statusOf(id) === 'completed';
  const { openTasks, rows, keepRow, listEvents } = useCompletedRows(tasks, isCompleted, MAX_SHOWN);

  /** The list drops a completed row after a while, so the row's neighbor gets the focus. */
  async function complete(task: Task, row: Element | null): Promise<void> {
    keepRow(task, row);
    if (!(await completeTask(task))) return;
    const hasFocus = isFocusLost() || row?.contains(document.activeElement);
    const neighbor = row?.nextElementSibling ?? row?.previousElementSibling;
    if (hasFocus) moveFocus(neighbor instanceof HTMLElement ? neighbor : getPageHeading());
  }

  return (
    <Panel
      flush
      title="Today's tasks"
      aside={
        <Text as="span" $size={14} $tabular>
          {tasksToday.completed} / {tasksToday.limit}
        </Text>
      }
    >
      {openTasks.length === 0 ? (
        <EmptyState
          title={hasOpenWork ? 'Real work is open' : isDoneForToday ? 'Done for today' : 'No open tasks'}
          drawing={<SuccessDrawing width={96} />}
          action={hasOpenWork && <MyTasksLink />}
        >
          {emptyMessage} {isDoneForToday && <NextTasksTime user={user} />}
        </EmptyState>
      ) : (
        <RowList {...listEvents}>
          {rows.map((task) => (
            <RowItem key={task.id}>
              <RowText>
                <TitleLink to={getTaskPath(task)}>{task.title}</TitleLink>
                <Text $size={14} $tone="muted">
                  {getTaskCategory(task)} · {task.estimatedTime} min
                </Text>
                {getReturnEnd(task.blueprintId) !== undefined && (
                  <Text $size={14} $tone="muted">
                    {RETURN_ENDS_SENTENCE}
                  </Text>
                )}
              </RowText>
              <RowEnd>
                <Money amount={task.reward} />
                <TaskButton
                  task={task}
                  status={statusOf(task.id)}
                  onComplete={(button) => void complete(task, button.closest('li'))}
                />
              </RowEnd>
            </RowItem>
          ))}
        </RowList>
      )}
      {openTasks.length > MAX_SHOWN && (
        <Footer>
          <Link to={paths.dashboard.tasks()}>See all open tasks</Link>
        </Footer>
      )}
    </Panel>
  );
}

function MyTasksLink() {
  return (
    <Button asChild>
      <Link to={paths.dashboard.tasks()}>See My Tasks</Link>
    </Button>
  );
}

type TaskButtonProps = { task: Task; status: CompletionStatus; onComplete: (button: HTMLElement) => void };

function TaskButton({ task, status, onComplete }: TaskButtonProps) {
  const labelSuffix = `: ${task.title}`;
  const label = status === 'completed' ? 'Completed' : 'Complete';
  if (task.detection) {
    return (
      <Button size="compact" asChild>
        <Link to={getTaskPath(task)} aria-label={`Open${labelSuffix}`}>
          Open
        </Link>
      </Button>
    );
  }
  return (
    <Button
      size="compact"
      busy={status === 'busy'}
      busyText="Processing..."
      disabled={status === 'completed'}
      aria-label={label + labelSuffix}
      onClick={(event) => onComplete(event.currentTarget)}
    >
      {label}
    </Button>
  );
}

const TitleLink = styled(Link)`
  color: var(--ink);
  font-weight: ${WEIGHT.strong};
  text-decoration-color: var(--line);
`;

const Footer = styled.div`
  padding: 0.875rem ${INSET};
  border-top: 1px solid var(--line);
`;
