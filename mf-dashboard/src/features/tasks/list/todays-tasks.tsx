import type { Task, User } from '@platform/contracts';
import {
  Button,
  EmptyState,
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
import { getTaskCategory } from '../task-category.ts';
import { getTaskPath } from '../task-path.ts';
import { useTaskCompletion } from '../use-task-completion.ts';

/** Maximum number of rows. Source: docs/specification.md#9-limits-and-constants. */
const MAX_SHOWN = 5;

type Props = {
  tasks: readonly Task[];
  user: User;
  /** Explains an empty list. */
  emptyMessage: string;
};

/** Lists today's best-paid open tasks. A click completes a task; a detection task opens its own page. */
export function TodaysTasks({ tasks, user: { tasksToday }, emptyMessage }: Props) {
  const { completeTask, busyTaskId } = useTaskCompletion();

  /** The list drops a completed row once it is refetched, so the row's neighbor gets the focus. */
  async function complete(task: Task, row: Element | null): Promise<void> {
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
      {tasks.length === 0 ? (
        <EmptyState title="No open tasks" drawing={<SuccessDrawing width={96} />}>
          {emptyMessage}
        </EmptyState>
      ) : (
        <RowList>
          {tasks.slice(0, MAX_SHOWN).map((task) => (
            <RowItem key={task.id}>
              <RowText>
                <TitleLink to={getTaskPath(task)}>{task.title}</TitleLink>
                <Text $size={14} $tone="muted">
                  {getTaskCategory(task)} · {task.estimatedTime} min
                </Text>
              </RowText>
              <RowEnd>
                <Money amount={task.reward} />
                <TaskButton
                  task={task}
                  busy={busyTaskId === task.id}
                  onComplete={(button) => void complete(task, button.closest('li'))}
                />
              </RowEnd>
            </RowItem>
          ))}
        </RowList>
      )}
      {tasks.length > MAX_SHOWN && (
        <Footer>
          <Link to={paths.dashboard.tasks()}>See all {tasks.length} open tasks</Link>
        </Footer>
      )}
    </Panel>
  );
}

type TaskButtonProps = { task: Task; busy: boolean; onComplete: (button: HTMLElement) => void };

function TaskButton({ task, busy, onComplete }: TaskButtonProps) {
  const labelSuffix = `: ${task.title}`;
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
      busy={busy}
      busyText="Processing..."
      aria-label={`Complete${labelSuffix}`}
      onClick={(event) => onComplete(event.currentTarget)}
    >
      Complete
    </Button>
  );
}

const TitleLink = styled(Link)`
  color: var(--ink);
  font-weight: ${WEIGHT.strong};
  text-decoration-color: var(--line);
`;

const Footer = styled.div`
  padding: 0.875rem 1.25rem;
  border-top: 1px solid var(--line);
`;
