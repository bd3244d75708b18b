import { BLUEPRINTS, type User, type WorkTask } from '@platform/contracts';
import {
  Alert,
  Button,
  formatCount,
  Heading,
  Loading,
  RowCards,
  RowCardsSkeleton,
  Stack,
  Text,
} from '@platform/design-system';
import { paths } from '@platform/kit';
import { QueryBoundary } from '@platform/kit/queries';
import { Link } from '@platform/kit/router';
import { useId } from 'react';
import { WHO_NEEDS_IT } from '../../../content/work.content.ts';
import { ShowAllButton, useShortList } from '../../../shared/paging/short-list.tsx';
import { comparePay, compareTime, isDoneForToday, sortWorkTasks } from './open-work.policy.ts';
import { useWorkTasks } from './use-work-tasks.ts';
import { WorkTaskCard } from './work-task-card.tsx';

type Props = {
  user: Pick<User, 'tasksToday'>;
  blueprintIds: readonly number[];
  /** The search and the category of the page. */
  isShown: (task: WorkTask) => boolean;
  isShortestFirst: boolean;
};

/** The work tasks of the member's blueprints; nothing if there are none. */
export function WorkTasks({ user, blueprintIds, isShown, isShortestFirst }: Props) {
  const query = useWorkTasks(blueprintIds);
  const id = useId();
  if (blueprintIds.length === 0 || query.data?.every((task) => !isShown(task))) return null;
  return (
    <Stack as="section" aria-labelledby={id} $gap={3}>
      <Heading $size={22} id={id}>
        Real work
      </Heading>
      <Text $tone="muted">
        Start with the practice: it is not paid, and shows at once what was right. The rest is handed in, and
        paid when it is approved. {WHO_NEEDS_IT}
      </Text>
      <QueryBoundary query={query} resource="real work" skeleton={<RowsSkeleton />}>
        {(tasks) => {
          const shown = tasks.filter(isShown);
          return (
            <>
              <TestsNeeded tasks={shown} />
              <WorkList
                tasks={sortWorkTasks(shown, isShortestFirst ? compareTime : comparePay)}
                tasksToday={user.tasksToday}
              />
            </>
          );
        }}
      </QueryBoundary>
    </Stack>
  );
}

function WorkList({ tasks, tasksToday }: { tasks: readonly WorkTask[] } & Pick<User, 'tasksToday'>) {
  const list = useShortList(tasks);
  return (
    <>
      <RowCards>
        {list.shown.map((task) => (
          <WorkTaskCard key={task.id} task={task} isDoneForToday={isDoneForToday(task, tasksToday)} />
        ))}
      </RowCards>
      <ShowAllButton list={list} what="Real work" />
    </>
  );
}

/** Says which blueprints have paid work that waits for their test. */
function TestsNeeded({ tasks }: { tasks: readonly WorkTask[] }) {
  return BLUEPRINTS.map(({ id, name }) => {
    const waiting = tasks.filter(({ blueprintId, closed }) => blueprintId === id && closed === 'test_needed');
    return (
      waiting.length > 0 && (
        <Alert
          key={id}
          tone="locked"
          title={`${name}: the paid work opens with its test`}
          action={
            <Button asChild>
              <Link to={paths.dashboard.test(id)}>About the test</Link>
            </Button>
          }
        >
          {formatCount(waiting.length, 'task')} {waiting.length === 1 ? 'waits' : 'wait'} until you have
          passed the free competency test of this skill. The practice is open.
        </Alert>
      )
    );
  });
}

function RowsSkeleton() {
  return (
    <Loading label="Loading real work">
      <RowCardsSkeleton />
    </Loading>
  );
}
