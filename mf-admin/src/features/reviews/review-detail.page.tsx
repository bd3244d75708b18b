import type { ReviewDetail } from '@platform/contracts';
import { Alert, LabelBadge, space, Stack } from '@platform/design-system';
import { SUBMISSION_STATES } from '@platform/kit/states';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { WIDE_PAGE } from '../../shared/page/admin-page.tsx';
import { CONFLICT_LABELS } from '../../content/review-labels.ts';
import { ActionError } from '../../shared/review/decision/action-error.tsx';
import { ConflictNotice } from '../../shared/review/decision/conflict-notice.tsx';
import { defineDetailPage } from '../../shared/review/record/define-detail-page.tsx';
import { ActivityLink } from '../../shared/review/record/member-link.tsx';
import { ReviewPanel } from '../../shared/review/record/review-panel.tsx';
import { TimelineSection } from '../../shared/review/record/timeline.tsx';
import { DenyDialog, GrantDialog } from './appeal-dialog.tsx';
import { AnswerTable } from './answer-table.tsx';
import { ApproveDialog } from './approve-dialog.tsx';
import { ReviewClaim, ReviewNotices } from './review-claim.tsx';
import { useClaimNext } from './claim-next.tsx';
import { CommentDialog } from './comment-dialog.tsx';
import { CommentList } from './comment-list.tsx';
import { ItemList } from './item-list.tsx';
import { ItemView } from './item-view.tsx';
import { ReviewDecisionBar } from './review-decision-bar.tsx';
import { RejectDialog, RevisionDialog } from './review-dialogs.tsx';
import { AppealText, ReviewFacts, ReviewLead } from './review-facts.tsx';
import { ReviewFiles } from '../../shared/review/record/review-files.tsx';
import { ReviewHistory } from './review-history.tsx';
import { getReviewShortcuts, RECORD_KEYS } from './review-shortcuts.ts';
import { useAdminReviewQuery } from './reviews-api.ts';
import { ReviewerKit } from './reviewer-kit.tsx';
import { Rubric } from './rubric.tsx';
import { useReviewModel, type ReviewModel } from './use-review-model.ts';

/** One submission with everything that a reviewer needs. */
export const ReviewDetailPage = defineDetailPage({
  recordType: 'submission',
  useRecord: useReview,
  Review: Review,
});

/** Names the state as the queue expects it, so that both reload when another administrator has decided. */
function useReview(id: string) {
  const query = useAdminReviewQuery({ params: { id } });
  const { currentData } = query;
  const record = useMemo(() => currentData && { ...currentData, status: currentData.state }, [currentData]);
  return {
    data: record,
    currentData: record,
    error: query.error,
    isFetching: query.isFetching,
    startedTimeStamp: query.startedTimeStamp,
    refetch: query.refetch,
  };
}

function Review({ record }: { record: ReviewDetail }) {
  const model = useReviewModel(record);
  const claimNext = useClaimNext();
  const { openComment } = model;

  return (
    <ReviewPanel
      title={record.title}
      badge={<LabelBadge labels={SUBMISSION_STATES} value={record.state} />}
      lead={<ReviewLead record={record} />}
      recordKeys={RECORD_KEYS}
      shortcuts={getReviewShortcuts(model, claimNext.run)}
      decision={<ReviewDecisionBar model={model} claimNext={claimNext} />}
    >
      <ReviewConflict model={model} />
      {Boolean(claimNext.error) && <ActionError action="claim the next submission" error={claimNext.error} />}
      <ReviewNotices model={model} />
      <AppealText record={record} />
      <ReviewFiles files={record.files}>
        <ItemList model={model} />
        <Sides>
          <Stack $gap={5}>
            {model.isTable ? <AnswerTable model={model} /> : <ItemView model={model} />}
            <ReviewerKit key={`${record.id} ${record.round}`} kit={record.reviewerKit} />
            <ReviewHistory model={model} />
          </Stack>
          <Rail>
            <ReviewClaim model={model} />
            <Rubric model={model} />
            <CommentList model={model} />
            <ReviewFacts record={record} />
          </Rail>
        </Sides>
        <ReviewDialog model={model} />
      </ReviewFiles>
      {record.timeline.length > 0 && <TimelineSection events={record.timeline} />}
      {record.userId !== null && record.username !== null && (
        <ActivityLink userId={record.userId} username={record.username} />
      )}
      {openComment && <CommentDialog model={model} open={openComment} />}
    </ReviewPanel>
  );
}

/** Says why a decision was not applied: another administrator was first, or the claim had ended. */
function ReviewConflict({ model: { record, claim, decision } }: { model: ReviewModel }) {
  const { conflict } = decision;
  if (!conflict) return null;
  if (claim.status === 'closed' || conflict.decision !== undefined)
    return <ConflictNotice conflict={conflict} labels={CONFLICT_LABELS} />;
  if (claim.status === 'mine') return null;
  return (
    <Alert role="alert" tone="locked" title="Your decision was not applied">
      {conflict.message} What you have written about {record.title} is kept.
    </Alert>
  );
}

/** The dialog of the decision that was started. */
function ReviewDialog({ model }: { model: ReviewModel }) {
  const { action } = model.decision;
  if (action === 'approve') return <ApproveDialog model={model} />;
  if (action === 'revise') return <RevisionDialog model={model} />;
  if (action === 'reject') return <RejectDialog model={model} />;
  if (action === 'grant') return <GrantDialog model={model} />;
  if (action === 'deny') return <DenyDialog model={model} />;
  return null;
}

/** The work, and beside it what is filled in about it, which stays in view. */
const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};

  ${WIDE_PAGE} {
    grid-template-columns: minmax(0, 1fr) 15rem;
    align-items: start;
  }
`;

const Rail = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  ${WIDE_PAGE} {
    position: sticky;
    top: calc(var(--top-bar, 0px) + ${space(3)});
    max-height: calc(100vh - var(--top-bar, 0px) - ${space(26)});
    max-height: calc(100dvh - var(--top-bar, 0px) - ${space(26)});
    overflow-y: auto;
  }
`;
