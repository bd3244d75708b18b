import {
  EARNINGS_LOCK_DAYS,
  FREE_TASK_LIMIT,
  FREE_TASK_REWARD_DOLLARS,
  type User,
} from '@platform/contracts';
import { CardSkeleton, Grid, Loading, PageHead, ProgressBar, Stack, Text } from '@platform/design-system';
import { useSession } from '@platform/kit';
import { useState } from 'react';
import { FREE_TASKS_TEXT } from '../../content/free-tasks.content.ts';
import { useOwnBlueprintsQuery } from '../../features/blueprints/blueprints-api.ts';
import { activeBlueprintIds } from '../../features/blueprints/ownership.policy.ts';
import { DetectionTaskCard } from '../../features/tasks/detection/detection-task-card.tsx';
import { FreeTaskCard } from '../../features/tasks/free-task-card.tsx';
import { TaskDialog } from '../../features/tasks/task-dialog.tsx';
import { freeTaskStandings, type TaskStanding } from '../../features/tasks/task-standing.policy.ts';
import { useTaskFacts } from '../../features/tasks/use-task-facts.ts';
import { Loaded } from '../../shared/loaded/loaded.tsx';
import { together } from '../../shared/loaded/together.ts';
import { Page } from '../../shared/page/page.tsx';
import { LoginRequired } from './login-required.tsx';
import { WhatsNext } from './whats-next.tsx';

/** The free starter tasks: two a member, the two detections first. */
export function FreeTasksPage() {
  const { status, user } = useSession();
  return (
    <Page>
      {status === 'signed-out' && <LoginRequired />}
      {user && <FreeTasks user={user} />}
    </Page>
  );
}

function FreeTasks({ user }: { user: User }) {
  const own = useOwnBlueprintsQuery();
  const facts = useTaskFacts(own.data && activeBlueprintIds(own.data.items));
  const query = together({ own, facts });
  return (
    <>
      <PageHead
        title="Free tasks"
        lead={`${FREE_TASK_LIMIT} tasks a member, $${FREE_TASK_REWARD_DOLLARS} each, about 5 minutes each. Rewards are locked for ${EARNINGS_LOCK_DAYS} days.`}
      />
      <Loaded query={query} what="the free tasks" skeleton={<TasksSkeleton />}>
        {(data) => <Offers standings={freeTaskStandings(data.facts)} user={user} />}
      </Loaded>
      <WhatsNext />
    </>
  );
}

function Offers({ standings, user }: { standings: readonly TaskStanding[]; user: User }) {
  const [openId, setOpenId] = useState<string>();
  const done = standings.filter(({ state }) => state === 'completed').length;
  const opened = standings.find(({ task }) => task.id === openId);
  return (
    <>
      <Stack $gap={2}>
        <ProgressBar
          label="Free tasks completed"
          value={done}
          max={FREE_TASK_LIMIT}
          valueText={`${done} of ${FREE_TASK_LIMIT}`}
        />
        <Text $size={14} $tone="muted">
          {done} of {FREE_TASK_LIMIT} completed. {FREE_TASKS_TEXT.privacy}
        </Text>
      </Stack>
      <Grid $min={330}>
        {standings.map((standing) =>
          standing.task.detection ? (
            <DetectionTaskCard key={standing.task.id} standing={standing} kind={standing.task.detection} />
          ) : (
            <FreeTaskCard
              key={standing.task.id}
              standing={standing}
              onOpen={() => setOpenId(standing.task.id)}
            />
          ),
        )}
      </Grid>
      {opened && <TaskDialog standing={opened} user={user} onClose={() => setOpenId(undefined)} />}
    </>
  );
}

function TasksSkeleton() {
  return (
    <Loading label="Loading the free tasks">
      <Grid $min={330}>
        <CardSkeleton height="19rem" />
        <CardSkeleton height="19rem" />
      </Grid>
    </Loading>
  );
}
