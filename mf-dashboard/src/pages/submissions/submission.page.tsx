import type { Submission } from '@platform/contracts';
import {
  Button,
  CardBody,
  CardSkeleton,
  EmptyState,
  Loading,
  PageHead,
  RefreshButton,
  Row,
  Surface,
  useFocusRegion,
} from '@platform/design-system';
import { isApiError, paths } from '@platform/kit';
import { QueryBoundary } from '@platform/kit/queries';
import { Link, useParams } from '@platform/kit/router';
import { useEffect } from 'react';
import { AnswerReview } from '../../features/work/submissions/answer-review.tsx';
import { AppealPanel } from '../../features/work/submissions/appeal-panel.tsx';
import { DecisionList } from '../../features/work/submissions/decision-list.tsx';
import { StatePanel } from '../../features/work/submissions/state-panel.tsx';
import { SubmissionBadge } from '../../features/work/submissions/submission-badge.tsx';
import { useMarkSubmissionSeenMutation, useSubmissionQuery } from '../../features/work/submissions-api.ts';
import { AnswerServices } from '../../shared/answers/answer-services.tsx';
import { Page } from '../../shared/page/page.tsx';
import { TextLink } from '../../shared/page/text-link.ts';
import { UserBoundary } from '../../shared/user/user-boundary.tsx';

/** One submission: its state, the decisions, and the answers with the comments at their places. */
export function SubmissionPage() {
  const { id = '' } = useParams();
  return <UserBoundary>{() => <SubmissionView key={id} id={id} />}</UserBoundary>;
}

function SubmissionView({ id }: { id: string }) {
  const query = useSubmissionQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  const { data: submission, error } = query;
  const isMissing = !submission && isApiError(error) && error.code === 'not_found';
  useMarkSeen(submission);
  return (
    <Page>
      <PageHead
        title={submission?.title ?? (isMissing ? 'This submission does not exist' : 'Submission')}
        lead={
          <Row $gap={3}>
            <TextLink to={paths.dashboard.submissions()}>All submissions</TextLink>
            {submission && <SubmissionBadge state={submission.state} />}
          </Row>
        }
        aside={submission && <RefreshButton busy={query.isFetching} onClick={() => void query.refetch()} />}
      />
      {isMissing ? (
        <MissingSubmission />
      ) : (
        <QueryBoundary query={query} resource="the submission" skeleton={<SubmissionSkeleton />}>
          {(loaded) => <LoadedSubmission submission={loaded} />}
        </QueryBoundary>
      )}
    </Page>
  );
}

function LoadedSubmission({ submission }: { submission: Submission }) {
  const region = useFocusRegion(submission.state);
  return (
    <>
      <div {...region}>
        <StatePanel submission={submission} />
      </div>
      <DecisionList submission={submission} />
      <AppealPanel submission={submission} />
      <AnswerServices files={submission.files}>
        <AnswerReview submission={submission} />
      </AnswerServices>
    </>
  );
}

/** Records that the member has seen the decisions, as soon as they are on the page. */
function useMarkSeen(submission: Submission | undefined): void {
  const [markSeen] = useMarkSubmissionSeenMutation();
  const newId = submission?.isNew ? submission.id : undefined;
  useEffect(() => {
    if (newId !== undefined) void markSeen({ params: { id: newId } });
  }, [markSeen, newId]);
}

function MissingSubmission() {
  return (
    <Surface>
      <CardBody>
        <EmptyState
          title="Check the address"
          level={2}
          action={
            <Button asChild>
              <Link to={paths.dashboard.submissions()}>All submissions</Link>
            </Button>
          }
        >
          Only submissions of your own account are here.
        </EmptyState>
      </CardBody>
    </Surface>
  );
}

function SubmissionSkeleton() {
  return (
    <Loading label="Loading the submission">
      <CardSkeleton height="20rem" />
    </Loading>
  );
}
