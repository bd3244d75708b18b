import { DAILY_TASK_LIMIT, type User } from '@platform/contracts';
import {
  Button,
  CardSkeleton,
  EmptyState,
  Grid,
  Loading,
  MEDIA,
  PageHead,
  SearchField,
  SelectField,
  space,
  Surface,
  Text,
} from '@platform/design-system';
import { styled } from 'styled-components';
import { emptyTasksMessage } from '../../content/empty-tasks.content.ts';
import { useOwnBlueprintsQuery } from '../../features/blueprints/blueprints-api.ts';
import { activeBlueprintIds, freeOwnershipOf } from '../../features/blueprints/ownership.policy.ts';
import { TaskDialog } from '../../features/tasks/task-dialog.tsx';
import { filterTasks, isFiltering } from '../../features/tasks/task-filter.policy.ts';
import { TaskGroup } from '../../features/tasks/task-group.tsx';
import { groupTasks } from '../../features/tasks/task-groups.policy.ts';
import { allTasksOf, type TaskStanding } from '../../features/tasks/task-standing.policy.ts';
import { useTaskFacts } from '../../features/tasks/use-task-facts.ts';
import { Loaded } from '../../shared/loaded/loaded.tsx';
import { together } from '../../shared/loaded/together.ts';
import { ForMember } from '../../shared/member/for-member.tsx';
import { Page } from '../../shared/page/page.tsx';
import { categoryOptions } from './category-options.ts';
import { useTaskAddress } from './use-task-address.ts';

/** Every task that is open to the member, to be searched and filtered; each opens in a dialog. */
export function MyTasksPage() {
  return <ForMember>{(user) => <MyTasks user={user} />}</ForMember>;
}

function MyTasks({ user }: { user: User }) {
  const own = useOwnBlueprintsQuery();
  const activeIds = own.data && activeBlueprintIds(own.data.items);
  const facts = useTaskFacts(activeIds);
  const query = together({ own, facts });
  const { completed, limit } = user.tasksToday;
  return (
    <Page>
      <PageHead
        title="My Tasks"
        lead={`Complete up to ${DAILY_TASK_LIMIT} tasks per day. ${completed} of ${limit} done today.`}
      />
      <Loaded query={query} what="your tasks" skeleton={<TasksSkeleton />}>
        {({ own: { items }, facts: taskFacts }) => (
          <TaskList
            user={user}
            standings={allTasksOf(taskFacts)}
            activeIds={activeBlueprintIds(items)}
            emptyMessage={emptyTasksMessage(freeOwnershipOf(items), facts.retryMissing === undefined)}
          />
        )}
      </Loaded>
    </Page>
  );
}

type ListProps = {
  user: User;
  standings: readonly TaskStanding[];
  activeIds: readonly number[];
  emptyMessage: string;
};

function TaskList({ user, standings, activeIds, emptyMessage }: ListProps) {
  const { filter, openTaskId, setText, setCategory, open, close, clear } = useTaskAddress();
  const shown = filterTasks(standings, filter);
  const count = shown.filter(({ state }) => state === 'open').length;
  const opened = standings.find(({ task }) => task.id === openTaskId);
  return (
    <>
      <Toolbar role="search">
        <SearchField
          label="Search tasks"
          value={filter.text}
          onChange={(event) => setText(event.target.value)}
        />
        <SelectField
          label="Category"
          options={categoryOptions(activeIds)}
          value={filter.category}
          onChange={(event) => setCategory(event.target.value)}
        />
      </Toolbar>
      <Text $strong role="status">
        {count} {count === 1 ? 'Task' : 'Tasks'} Available
      </Text>
      {count === 0 && !isFiltering(filter) && <Text $tone="muted">{emptyMessage}</Text>}
      {shown.length === 0 ? (
        <Surface>
          <EmptyState
            title="No tasks found"
            level={2}
            action={<Button onClick={clear}>Clear Filters</Button>}
          >
            No task matches the search and the category.
          </EmptyState>
        </Surface>
      ) : (
        groupTasks(shown).map((group) => <TaskGroup key={group.id} group={group} onOpen={open} />)
      )}
      {opened && <TaskDialog standing={opened} user={user} onClose={close} />}
    </>
  );
}

function TasksSkeleton() {
  return (
    <Loading label="Loading your tasks">
      <Grid $min={300}>
        {['one', 'two', 'three', 'four', 'five', 'six'].map((name) => (
          <CardSkeleton key={name} height="11rem" />
        ))}
      </Grid>
    </Loading>
  );
}

const Toolbar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(12rem, 18rem);
  align-items: end;
  gap: ${space(3)};

  ${MEDIA.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
