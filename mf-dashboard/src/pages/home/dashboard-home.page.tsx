import type { User } from '@platform/contracts';
import {
  BreakableText,
  formatDuration,
  PageHead,
  Split,
  Stack,
  useFocusRegion,
} from '@platform/design-system';
import { useServerTime } from '@platform/kit';
import { QueryBoundary } from '@platform/kit/queries';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { getEmptyTasksMessage } from '../../content/empty-tasks.content.ts';
import { useUserBlueprintsQuery } from '../../shared/blueprints/user-blueprints-api.ts';
import { UserBlueprintsPanel } from '../../features/blueprints/user-blueprints-panel.tsx';
import {
  listActiveBlueprintIds,
  getFreeOwnership,
  isFinallyRejected,
  listCurrentBlueprints,
} from '../../features/blueprints/ownership.policy.ts';
import { OpenTestNotice } from '../../features/learning/open-test-notice.tsx';
import { useOpenTest } from '../../features/learning/use-course-states.ts';
import { BalanceSummary } from '../../features/ledger/balance-summary.tsx';
import { UnlockRuler } from '../../features/ledger/unlocks/unlock-ruler.tsx';
import { TodaysTasks } from '../../features/tasks/list/todays-tasks.tsx';
import {
  isDetectionDone,
  listOpenTasks,
  listTasksForTomorrow,
} from '../../features/tasks/task-availability.policy.ts';
import { useTaskData } from '../../features/tasks/use-task-data.ts';
import { useOpenWork } from '../../features/work/offers/use-open-work.ts';
import { WorkNotice } from '../../features/work/offers/work-notice.tsx';
import { combineQueries } from '../../shared/queries/combine-queries.ts';
import { UserBoundary } from '../../shared/user/user-boundary.tsx';
import { Page } from '../../shared/page/page.tsx';
import { DaySheet } from './day-sheet.tsx';
import { FirstPayout } from './first-payout.tsx';
import { InviteCard } from './invite-card.tsx';
import { listNextSteps } from './next-step.policy.ts';
import { SecondaryContent } from './secondary-content.tsx';
import { StepView } from './steps/step-view.tsx';
import { WithdrawalReach } from './withdrawal-reach.tsx';
import { WorkSkeleton } from './work-skeleton.tsx';

/** The home page: balances, the next step, today's tasks, then secondary content. */
export function DashboardHomePage() {
  return <UserBoundary>{(user) => <Home user={user} />}</UserBoundary>;
}

function Home({ user }: { user: User }) {
  const { username } = user;
  return (
    <Page>
      <PageHead
        title={
          <>
            Welcome back,{' '}
            <span translate="no">
              <BreakableText>{username}</BreakableText>
            </span>
          </>
        }
        lead={<DailyProgress user={user} />}
      />
      <DaySheet user={user} />
      <BalanceSummary user={user} reach={<WithdrawalReach user={user} />} />
      <OpenTest />
      <WorkNotice />
      <Work user={user} />
      <SecondaryContent />
    </Page>
  );
}

/** Its own component, because the remaining time changes more often than the page. */
function DailyProgress({ user: { tasksToday, now } }: { user: User }) {
  const serverTime = useServerTime() ?? now;
  return `${tasksToday.completed} of ${tasksToday.limit} tasks done today, resets in ${formatDuration(serverTime, tasksToday.resetsAt)}`;
}

/** Says that the time of a test is running. */
function OpenTest() {
  const course = useOpenTest();
  return course ? <OpenTestNotice course={course} /> : null;
}

/** The part that depends on the member's blueprints and tasks: the next step and today's tasks. */
function Work({ user }: { user: User }) {
  const userBlueprintsQuery = useUserBlueprintsQuery(undefined, { refetchOnMountOrArgChange: true });
  const rows = userBlueprintsQuery.data?.items;
  const freeOwnership = getFreeOwnership(rows ?? []);
  const isFinal = isFinallyRejected(freeOwnership);
  const activeIds = rows && listActiveBlueprintIds(rows);
  const taskDataQuery = useTaskData(user, activeIds, isFinal);
  const workQuery = useOpenWork(user, activeIds ?? []);
  const query = combineQueries({
    userBlueprints: userBlueprintsQuery,
    taskData: taskDataQuery,
    work: workQuery,
  });
  return (
    <QueryBoundary query={query} resource="your tasks and blueprints" skeleton={<WorkSkeleton />}>
      {({ userBlueprints: { items }, taskData, work }) => {
        const openTasks = listOpenTasks(taskData);
        const isDoneForToday = listTasksForTomorrow(taskData).length > 0 || work.isMoreTomorrow;
        const isComplete = taskDataQuery.retryMissing === undefined && work.isComplete;
        const hasOpenWork = work.tasks.length > 0;
        const [next, ...otherSteps] = listNextSteps({
          user,
          freeOwnership,
          openTasks,
          openWork: work.tasks,
          behindTest: work.behindTest,
          isDoneForToday,
          isComplete,
        });
        const refresh = () => {
          taskDataQuery.retryMissing?.();
          void workQuery.refetch();
          void userBlueprintsQuery.refetch();
        };
        const stepProps = { user, isRefreshing: query.isFetching, onRefresh: refresh };
        return (
          <>
            <FocusRegion contentKey={next.kind}>
              <StepView lead step={next} {...stepProps} />
            </FocusRegion>
            <Columns>
              <TodaysTasks
                {...{ tasks: openTasks, user, isDoneForToday, hasOpenWork }}
                emptyMessage={getEmptyTasksMessage({
                  status: freeOwnership.status,
                  isFinallyRejected: isFinal,
                  isComplete,
                  isDoneForToday,
                  hasOpenWork,
                  isTestNeeded: work.behindTest.length > 0,
                  isDetectionDone: isDetectionDone(taskData),
                })}
              />
              <FocusRegion contentKey={otherSteps.map(({ kind }) => kind).join()}>
                {otherSteps.map((step) => (
                  <StepView key={step.kind} step={step} {...stepProps} />
                ))}
                <FirstPayout user={user} freeOwnership={freeOwnership} completions={taskData.completions} />
                <UnlockRuler user={user} completions={taskData.completions} />
              </FocusRegion>
              <UserBlueprintsPanel rows={listCurrentBlueprints(items)} />
              <InviteCard />
            </Columns>
          </>
        );
      }}
    </QueryBoundary>
  );
}

/** A part of the page whose cards come and go with the member's progress. */
function FocusRegion({ contentKey, children }: { contentKey: string; children: ReactNode }) {
  return (
    <Stack $gap={5} {...useFocusRegion(contentKey)}>
      {children}
    </Stack>
  );
}

/** Today's tasks beside the other steps; what follows takes the full width, so that no column ends halfway. */
const Columns = styled(Split)`
  align-items: start;

  > :first-child:has(+ :empty),
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }

  /* Without steps, the region can still get the focus, but takes no row. */
  > :empty {
    position: absolute;
  }
`;
