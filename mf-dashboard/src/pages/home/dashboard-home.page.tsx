import type { User } from '@platform/contracts';
import { Breakable, formatSpan, PageHead, Split, Stack } from '@platform/design-system';
import { styled } from 'styled-components';
import { emptyTasksMessage } from '../../content/empty-tasks.content.ts';
import { useOwnBlueprintsQuery } from '../../features/blueprints/blueprints-api.ts';
import { OwnBlueprintsPanel } from '../../features/blueprints/own-blueprints-panel.tsx';
import {
  activeBlueprintIds,
  freeOwnershipOf,
  heldBlueprints,
} from '../../features/blueprints/ownership.policy.ts';
import { BalanceStrip } from '../../features/ledger/balance-strip.tsx';
import { TodaysTasks } from '../../features/tasks/todays-tasks.tsx';
import { openTasksOf } from '../../features/tasks/task-standing.policy.ts';
import { useTaskFacts } from '../../features/tasks/use-task-facts.ts';
import { Loaded } from '../../shared/loaded/loaded.tsx';
import { together } from '../../shared/loaded/together.ts';
import { ForMember } from '../../shared/member/for-member.tsx';
import { Page } from '../../shared/page/page.tsx';
import { InviteCard } from './invite-card.tsx';
import { stepsOf } from './next-step.policy.ts';
import { QuietPart } from './quiet-part.tsx';
import { StepView } from './steps/step-view.tsx';
import { WorkSkeleton } from './work-skeleton.tsx';

/** What the member has, the one next step, what can be earned today, and then the rest. */
export function DashboardHomePage() {
  return <ForMember>{(user) => <Home user={user} />}</ForMember>;
}

function Home({ user }: { user: User }) {
  const { username, tasksToday, now } = user;
  return (
    <Page>
      <PageHead
        title={
          <>
            Welcome back, <Breakable>{username}</Breakable>
          </>
        }
        lead={`${tasksToday.completed} of ${tasksToday.limit} tasks done today, resets in ${formatSpan(now, tasksToday.resetsAt)}`}
      />
      <BalanceStrip user={user} />
      <Work user={user} />
      <QuietPart />
    </Page>
  );
}

/** The next step and today's tasks: what depends on the member's blueprints and tasks. */
function Work({ user }: { user: User }) {
  const own = useOwnBlueprintsQuery();
  const activeIds = own.data && activeBlueprintIds(own.data.items);
  const facts = useTaskFacts(activeIds);
  const query = together({ own, facts });
  return (
    <Loaded query={query} what="your tasks and blueprints" skeleton={<WorkSkeleton />}>
      {({ own: { items }, facts: taskFacts }) => {
        const openTasks = openTasksOf(taskFacts);
        const free = freeOwnershipOf(items);
        const isWhole = facts.retryMissing === undefined;
        const [next, ...others] = stepsOf({ user, free, openTasks, isWhole });
        const refresh = () => {
          facts.retryMissing?.();
          void own.refetch();
        };
        const common = { user, refreshing: query.isFetching, onRefresh: refresh };
        return (
          <>
            <StepView lead step={next} {...common} />
            <Columns>
              <TodaysTasks tasks={openTasks} user={user} emptyMessage={emptyTasksMessage(free, isWhole)} />
              <Stack $gap={5}>
                {others.map((step) => (
                  <StepView key={step.kind} step={step} {...common} />
                ))}
                <OwnBlueprintsPanel rows={heldBlueprints(items)} />
                <InviteCard />
              </Stack>
            </Columns>
          </>
        );
      }}
    </Loaded>
  );
}

/** Each column ends where its content does. */
const Columns = styled(Split)`
  align-items: start;
`;
