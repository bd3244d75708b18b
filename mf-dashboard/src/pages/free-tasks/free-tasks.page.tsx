import {
  EARNINGS_LOCK,
  FREE_TASK_LIMIT,
  FREE_TASK_MINUTES,
  FREE_TASK_REWARD,
  type User,
} from '@platform/contracts';
import { CardSkeleton, Grid, Loading, PageHead, ProgressBar, Stack, Text } from '@platform/design-system';
import { useSession } from '@platform/kit';
import { QueryBoundary } from '@platform/kit/queries';
import { useState } from 'react';
import { FREE_TASKS_TEXT } from '../../content/free-tasks.content.ts';
import { useUserBlueprintsQuery } from '../../shared/blueprints/user-blueprints-api.ts';
import {
  getFreeOwnership,
  isFinallyRejected,
  listActiveBlueprintIds,
} from '../../features/blueprints/ownership.policy.ts';
import { DetectionTaskCard } from '../../features/tasks/detection/detection-task-card.tsx';
import { FreeTaskCard } from '../../features/tasks/list/free-task-card.tsx';
import { TaskDialog } from '../../features/tasks/detail/task-dialog.tsx';
import { evaluateFreeTasks, type TaskAvailability } from '../../features/tasks/task-availability.policy.ts';
import { useTaskData } from '../../features/tasks/use-task-data.ts';
import { combineQueries } from '../../shared/queries/combine-queries.ts';
import { DailyReset } from '../../shared/user/user-boundary.tsx';
import { Page } from '../../shared/page/page.tsx';
import { LoginRequired } from './login-required.tsx';
import { WhatsNext } from './whats-next.tsx';

/** Two columns at most, as there are four tasks: with three, the last one would be alone. */
const COLUMN_MIN_PX = 376;

/** Lists the free starter tasks, detection tasks first. A member can complete two. */
export function FreeTasksPage() {
  const { status, user } = useSession();
  return (
    <Page>
      {status === 'signed-out' && <LoginRequired />}
      {user && (
        <>
          <DailyReset user={user} />
          <FreeTasks user={user} />
        </>
      )}
    </Page>
  );
}

function FreeTasks({ user }: { user: User }) {
  const userBlueprintsQuery = useUserBlueprintsQuery();
  const rows = userBlueprintsQuery.data?.items;
  const freeOwnership = getFreeOwnership(rows ?? []);
  const taskDataQuery = useTaskData(
    user,
    rows && listActiveBlueprintIds(rows),
    isFinallyRejected(freeOwnership),
  );
  const query = combineQueries({ userBlueprints: userBlueprintsQuery, taskData: taskDataQuery });
  return (
    <>
      <PageHead
        title="Free tasks"
        lead={`Complete up to ${FREE_TASK_LIMIT} free tasks for ${FREE_TASK_REWARD} each, about ${FREE_TASK_MINUTES} minutes each. Rewards are locked for ${EARNINGS_LOCK}.`}
      />
      <QueryBoundary query={query} resource="the free tasks" skeleton={<TasksSkeleton />}>
        {({ taskData }) => (
          <>
            <FreeTaskList items={evaluateFreeTasks(taskData)} user={user} />
            <WhatsNext ownership={freeOwnership} />
          </>
        )}
      </QueryBoundary>
    </>
  );
}

function FreeTaskList({ items, user }: { items: readonly TaskAvailability[]; user: User }) {
  const [openId, setOpenId] = useState<string>();
  const completedCount = items.filter(({ state }) => state === 'completed').length;
  const openItem = items.find(({ task }) => task.id === openId);
  return (
    <>
      <Stack $gap={2}>
        <ProgressBar
          label="Free tasks completed"
          value={completedCount}
          max={FREE_TASK_LIMIT}
          valueText={`${completedCount} of ${FREE_TASK_LIMIT}`}
        />
        <Text $size={14} $tone="muted">
          {completedCount} of {FREE_TASK_LIMIT} completed.{' '}
          {completedCount < FREE_TASK_LIMIT && `${FREE_TASKS_TEXT.limit} `}
          {FREE_TASKS_TEXT.privacy}
        </Text>
      </Stack>
      <Grid $min={COLUMN_MIN_PX}>
        {items.map((item) =>
          item.task.detection ? (
            <DetectionTaskCard
              key={item.task.id}
              availability={item}
              kind={item.task.detection}
              user={user}
            />
          ) : (
            <FreeTaskCard
              key={item.task.id}
              availability={item}
              user={user}
              onOpen={() => setOpenId(item.task.id)}
            />
          ),
        )}
      </Grid>
      {openItem && <TaskDialog availability={openItem} user={user} onClose={() => setOpenId(undefined)} />}
    </>
  );
}

function TasksSkeleton() {
  return (
    <Loading label="Loading the free tasks">
      <Grid $min={COLUMN_MIN_PX}>
        <CardSkeleton height="19rem" />
        <CardSkeleton height="19rem" />
      </Grid>
    </Loading>
  );
}
