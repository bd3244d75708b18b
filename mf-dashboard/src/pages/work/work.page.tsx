import type { User, WorkTaskDetail } from '@platform/contracts';
import { Button, CardBody, CardSkeleton, EmptyState, Loading, Surface } from '@platform/design-system';
import { isApiError, paths } from '@platform/kit';
import { QueryBoundary } from '@platform/kit/queries';
import { Link, useParams } from '@platform/kit/router';
import { TaskIntro } from '../../features/work/editing/task-intro.tsx';
import { WorkEditor } from '../../features/work/editing/work-editor.tsx';
import { WorkFrame } from '../../features/work/editing/work-head.tsx';
import { SubmissionBadge } from '../../features/work/submissions/submission-badge.tsx';
import {
  RESTARTABLE_STATES,
  WRITABLE_STATES,
} from '../../features/work/submissions/submission-state.policy.ts';
import { useSubmissionQuery } from '../../features/work/submissions-api.ts';
import { useWorkTaskQuery } from '../../features/work/work-offers-api.ts';
import { useOpenedRecord } from '../../shared/answers/use-opened-record.ts';
import { Page } from '../../shared/page/page.tsx';
import { UserBoundary } from '../../shared/user/user-boundary.tsx';

/** Where a work task is started and done. */
export function WorkPage() {
  const { taskId = '' } = useParams();
  return <UserBoundary>{(user) => <Work key={taskId} taskId={taskId} user={user} />}</UserBoundary>;
}

function Work({ taskId, user }: { taskId: string; user: User }) {
  // A decision may have changed the state since the list was loaded.
  const query = useWorkTaskQuery({ params: { taskId } }, { refetchOnMountOrArgChange: true });
  const { data: task, error } = query;
  const closedCode = !task && isApiError(error) ? error.code : undefined;
  const isMissing = closedCode === 'not_found' || closedCode === 'blueprint_not_active';
  return (
    <Page>
      <WorkFrame
        title={task?.title ?? (isMissing ? 'This task is not open to you' : 'Work task')}
        badge={task?.submission && <SubmissionBadge state={task.submission.state} />}
      >
        {isMissing ? (
          <MissingTask isInactive={closedCode === 'blueprint_not_active'} />
        ) : (
          <QueryBoundary query={query} resource="the task" skeleton={<WorkSkeleton />}>
            {(loaded) => <LoadedTask task={loaded} user={user} onReload={query.refetch} />}
          </QueryBoundary>
        )}
      </WorkFrame>
    </Page>
  );
}

type LoadedProps = { task: WorkTaskDetail; user: User; onReload: () => unknown };

function LoadedTask({ task, user, onReload }: LoadedProps) {
  const { submission } = task;
  if (!submission || RESTARTABLE_STATES.includes(submission.state))
    return <TaskIntro task={task} user={user} />;
  if (!WRITABLE_STATES.includes(submission.state)) return <HandedIn id={submission.id} />;
  return <OpenSubmission key={submission.id} id={submission.id} userId={user.id} onReload={onReload} />;
}

type OpenProps = {
  id: string;
  userId: string;
  /** Loads the task again: the work may have been handed in or given back elsewhere. */
  onReload: () => unknown;
};

/** The editor of work that was started. */
function OpenSubmission({ id, userId, onReload }: OpenProps) {
  const query = useSubmissionQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, refetch } = query;
  // Work that takes no answers stays as it is until the task says where it went.
  const { opened, reload } = useOpenedRecord(query, ({ state }) => WRITABLE_STATES.includes(state));

  return (
    <QueryBoundary
      query={{ error, isFetching, refetch, data: opened && data }}
      resource="your work"
      skeleton={<WorkSkeleton />}
    >
      {(latest) =>
        opened && (
          <WorkEditor
            key={opened.count}
            submission={opened.record}
            latest={latest}
            userId={userId}
            onReload={(beforeOpen) => {
              onReload();
              void reload(beforeOpen);
            }}
            onRefresh={() => void refetch()}
          />
        )
      }
    </QueryBoundary>
  );
}

function HandedIn({ id }: { id: string }) {
  return (
    <Surface>
      <EmptyState
        title="You handed this task in"
        level={2}
        action={
          <Button variant="primary" asChild>
            <Link to={paths.dashboard.submission(id)}>See your submission</Link>
          </Button>
        }
      >
        Its state, the decision and the comments are on its own page.
      </EmptyState>
    </Surface>
  );
}

function MissingTask({ isInactive }: { isInactive: boolean }) {
  return (
    <Surface>
      <CardBody>
        <EmptyState
          title={isInactive ? 'Its blueprint is not active' : 'Check the address'}
          level={2}
          action={
            <Button asChild>
              <Link to={isInactive ? paths.dashboard.blueprints() : paths.dashboard.tasks()}>
                {isInactive ? 'Your blueprints' : 'My Tasks'}
              </Link>
            </Button>
          }
        >
          {isInactive
            ? 'This task opens with its blueprint.'
            : 'There is no such task, or it is no longer offered.'}
        </EmptyState>
      </CardBody>
    </Surface>
  );
}

function WorkSkeleton() {
  return (
    <Loading label="Loading the task">
      <CardSkeleton height="24rem" />
    </Loading>
  );
}
