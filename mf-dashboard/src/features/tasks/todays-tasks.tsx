import type { Task, User } from '@platform/contracts';
import {
  Button,
  EmptyState,
  Money,
  Panel,
  RowEnd,
  RowItem,
  RowList,
  RowWords,
  SuccessDrawing,
  Text,
  WEIGHT,
} from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { styled } from 'styled-components';
import { categoryOf } from './task-category.ts';
import { taskLink } from './task-link.ts';
import { useTaskCompletion } from './use-task-completion.ts';

/** Rows on the dashboard; the rest is on My Tasks. Source: product specification, section 9. */
const SHOWN = 5;

type Props = {
  tasks: readonly Task[];
  user: User;
  /** Why there are none, in words. */
  emptyMessage: string;
};

/** What can be earned today, best paid first. A click completes a task; a detection is done on its own page. */
export function TodaysTasks({ tasks, user: { tasksToday }, emptyMessage }: Props) {
  const { completeTask, busyTaskId } = useTaskCompletion();

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
          {tasks.slice(0, SHOWN).map((task) => (
            <RowItem key={task.id}>
              <RowWords>
                <Title to={taskLink(task)}>{task.title}</Title>
                <Text $size={14} $tone="muted">
                  {categoryOf(task)} · {task.estimatedTime} min
                </Text>
              </RowWords>
              <RowEnd>
                <Money amount={task.reward} />
                <TaskButton
                  task={task}
                  busy={busyTaskId === task.id}
                  onComplete={() => void completeTask(task)}
                />
              </RowEnd>
            </RowItem>
          ))}
        </RowList>
      )}
      {tasks.length > SHOWN && (
        <Footer>
          <Link to={paths.dashboard.tasks()}>See all {tasks.length} open tasks</Link>
        </Footer>
      )}
    </Panel>
  );
}

function TaskButton({ task, busy, onComplete }: { task: Task; busy: boolean; onComplete: () => void }) {
  const name = `: ${task.title}`;
  if (task.detection) {
    return (
      <Button size="compact" asChild>
        <Link to={taskLink(task)} aria-label={`Open${name}`}>
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
      aria-label={`Complete${name}`}
      onClick={onComplete}
    >
      Complete
    </Button>
  );
}

const Title = styled(Link)`
  color: var(--ink);
  font-weight: ${WEIGHT.strong};
  text-decoration-color: var(--line);
`;

const Footer = styled.div`
  padding: 0.875rem 1.25rem;
  border-top: 1px solid var(--line);
`;
