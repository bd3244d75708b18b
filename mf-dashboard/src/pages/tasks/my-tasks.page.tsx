import { DAILY_TASK_LIMIT, type User } from '@platform/contracts';
import {
  Button,
  EmptyState,
  formatCount,
  Loading,
  MEDIA,
  PageHead,
  RowCardsSkeleton,
  SearchField,
  SelectField,
  space,
  Surface,
  Text,
} from '@platform/design-system';
import { QueryBoundary } from '@platform/kit/queries';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { getEmptyTasksMessage } from '../../content/empty-tasks.content.ts';
import { useUserBlueprintsQuery } from '../../shared/blueprints/user-blueprints-api.ts';
import {
  listActiveBlueprintIds,
  getFreeOwnership,
  isFinallyRejected,
} from '../../features/blueprints/ownership.policy.ts';
import { TaskDialog } from '../../features/tasks/detail/task-dialog.tsx';
import {
  filterTasks,
  isFilterActive,
  matchesFilter,
  PAY_ORDER,
  TIME_ORDER,
} from '../../features/tasks/list/task-filter.policy.ts';
import { TaskGroup } from '../../features/tasks/list/task-group.tsx';
import { groupTasks } from '../../features/tasks/list/task-groups.policy.ts';
import {
  isDetectionDone,
  listAllTasks,
  type TaskAvailability,
} from '../../features/tasks/task-availability.policy.ts';
import { useTaskData } from '../../features/tasks/use-task-data.ts';
import { useOpenWork } from '../../features/work/offers/use-open-work.ts';
import { useWorkTasks } from '../../features/work/offers/use-work-tasks.ts';
import { WorkTasks } from '../../features/work/offers/work-tasks.tsx';
import { combineQueries } from '../../shared/queries/combine-queries.ts';
import { DailyLimitAlert } from '../../shared/user/daily-limit-alert.tsx';
import { UserBoundary } from '../../shared/user/user-boundary.tsx';
import { Page } from '../../shared/page/page.tsx';
import { buildCategoryOptions } from './category-options.ts';
import { useTaskSearchParams } from './use-task-search-params.ts';

/** Lists the member's tasks with search and a category filter; each opens in a dialog. */
export function MyTasksPage() {
  return <UserBoundary>{(user) => <MyTasks user={user} />}</UserBoundary>;
}

function MyTasks({ user }: { user: User }) {
  const userBlueprintsQuery = useUserBlueprintsQuery(undefined, { refetchOnMountOrArgChange: true });
  const rows = userBlueprintsQuery.data?.items;
  const freeOwnership = getFreeOwnership(rows ?? []);
  const isFinal = isFinallyRejected(freeOwnership);
  const activeIds = rows && listActiveBlueprintIds(rows);
  const taskDataQuery = useTaskData(user, activeIds, isFinal);
  const { data: work } = useOpenWork(user, activeIds ?? []);
  const query = combineQueries({ userBlueprints: userBlueprintsQuery, taskData: taskDataQuery });
  const { completed, limit } = user.tasksToday;
  return (
    <Page>
      <PageHead
        title="My Tasks"
        lead={`Complete up to ${DAILY_TASK_LIMIT} tasks per day. ${completed} of ${limit} done today.`}
      />
      <QueryBoundary query={query} resource="your tasks" skeleton={<TasksSkeleton />}>
        {({ userBlueprints: { items }, taskData }) => {
          const tasks = listAllTasks(taskData);
          const isDoneForToday =
            work?.isMoreTomorrow === true || tasks.some(({ state }) => state === 'done-for-today');
          return (
            <TaskList
              user={user}
              items={tasks}
              activeIds={listActiveBlueprintIds(items)}
              isDoneForToday={isDoneForToday}
              emptyMessage={
                work?.tasks.length === 0
                  ? getEmptyTasksMessage({
                      status: freeOwnership.status,
                      isFinallyRejected: isFinal,
                      isComplete: taskDataQuery.retryMissing === undefined && work.isComplete,
                      isDoneForToday,
                      hasOpenWork: false,
                      isTestNeeded: work.behindTest.length > 0,
                      isDetectionDone: isDetectionDone(taskData),
                    })
                  : undefined
              }
            />
          );
        }}
      </QueryBoundary>
    </Page>
  );
}

type ListProps = {
  user: User;
  items: readonly TaskAvailability[];
  activeIds: readonly number[];
  /** Whether tasks remain that open when the daily limit resets. */
  isDoneForToday: boolean;
  /** Explains that no task is open; `undefined` if work is, or while that is not known. */
  emptyMessage: string | undefined;
};

function TaskList({ user, items, activeIds, isDoneForToday, emptyMessage }: ListProps) {
  const { filter, openTaskId, setText, setCategory, setOrder, open, close, clear } = useTaskSearchParams();
  const searchRef = useRef<HTMLInputElement>(null);
  const shownItems = filterTasks(items, filter);
  const workTasks = useWorkTasks(activeIds).data;
  const isNothingFound =
    isFilterActive(filter) &&
    shownItems.length === 0 &&
    workTasks?.some((task) => matchesFilter(task, filter)) === false;
  const openCount = shownItems.filter(({ state }) => state === 'open').length;
  const openItem = items.find(({ task }) => task.id === openTaskId);

  function clearAndSearch(): void {
    clear();
    searchRef.current?.focus();
  }

  return (
    <>
      <Toolbar role="search">
        <SearchField
          ref={searchRef}
          label="Search tasks"
          value={filter.text}
          onChange={(event) => setText(event.target.value)}
        />
        <SelectField
          label="Category"
          options={buildCategoryOptions(activeIds)}
          value={filter.category}
          onChange={(event) => setCategory(event.target.value)}
        />
        <SelectField
          label="Sort"
          options={ORDERS}
          value={filter.order}
          onChange={(event) => setOrder(event.target.value)}
        />
      </Toolbar>
      {isDoneForToday && <DailyLimitAlert user={user} />}
      <WorkTasks
        user={user}
        blueprintIds={activeIds}
        isShown={(task) => matchesFilter(task, filter)}
        isShortestFirst={filter.order === TIME_ORDER}
      />
      {/* Real work is above. Where it is all there is, 0 would be said of it. */}
      {(items.length > 0 || workTasks?.length === 0) && (
        <Text $strong role="status">
          {formatCount(openCount, 'Task')} Available
        </Text>
      )}
      {openCount === 0 && !isFilterActive(filter) && <Text $tone="muted">{emptyMessage}</Text>}
      {isNothingFound ? (
        <Surface>
          <EmptyState
            title="No tasks found"
            level={2}
            action={<Button onClick={clearAndSearch}>Clear Filters</Button>}
          >
            No tasks match your search and category.
          </EmptyState>
        </Surface>
      ) : (
        groupTasks(shownItems).map((group) => <TaskGroup key={group.id} group={group} onOpen={open} />)
      )}
      {openItem && <TaskDialog availability={openItem} user={user} onClose={close} />}
    </>
  );
}

const ORDERS = [
  { value: PAY_ORDER, label: 'Best paid first' },
  { value: TIME_ORDER, label: 'Shortest first' },
];

function TasksSkeleton() {
  return (
    <Loading label="Loading your tasks">
      <RowCardsSkeleton />
    </Loading>
  );
}

const Toolbar = styled.div`
  display: grid;
  grid-template-columns: minmax(16rem, 1fr) minmax(9rem, 14rem) minmax(9rem, 11rem);
  align-items: end;
  gap: ${space(3)};

  ${MEDIA.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
