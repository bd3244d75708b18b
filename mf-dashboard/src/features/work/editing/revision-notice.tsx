import type { Submission, SubmissionReview } from '@platform/contracts';
import { Alert, DateTime, Text } from '@platform/design-system';
import { styled } from 'styled-components';
import { SENT_BACK_UNANSWERED } from '../../../content/work.content.ts';

/** Returns the decision that a revision answers; `undefined` if there is none. */
export function findRevisionRequest({ state, reviews }: Submission): SubmissionReview | undefined {
  return state === 'revision'
    ? reviews.findLast(({ decision }) => decision === 'revision_requested' || decision === 'sent_back')
    : undefined;
}

/** Says what there is to change, and until when. */
export function RevisionNotice({ submission }: { submission: Submission }) {
  const request = findRevisionRequest(submission);
  if (!request) return null;
  const isSentBack = request.decision === 'sent_back';
  const count = request.comments.length;
  return (
    <Alert tone="locked" title={isSentBack ? 'It came back once, with what was missed' : 'Changes requested'}>
      {request.text && <PlainText>{request.text}</PlainText>}
      <Text>
        {isSentBack
          ? 'Look at all items again.'
          : `${count === 1 ? 'There is 1 comment' : `There are ${count} comments`} at the items.`}
        {submission.reviseUntil && (
          <>
            {' '}
            Hand it in again by <DateTime at={submission.reviseUntil} showTime />.
          </>
        )}
        {isSentBack && ` ${SENT_BACK_UNANSWERED}`}
      </Text>
    </Alert>
  );
}

const PlainText = styled(Text)`
  white-space: pre-line;
`;
