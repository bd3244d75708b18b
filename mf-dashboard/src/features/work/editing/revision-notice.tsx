import type { Submission, SubmissionReview } from '@platform/contracts';
import { Alert, DateTime, Text } from '@platform/design-system';

/** Returns the decision that a revision answers; `undefined` if none is asked for. */
export function findRevisionRequest({ state, reviews }: Submission): SubmissionReview | undefined {
  return state === 'revision'
    ? reviews.findLast(({ decision }) => decision === 'revision_requested')
    : undefined;
}

/** Says what the reviewer asks to change, and until when. */
export function RevisionNotice({ submission }: { submission: Submission }) {
  const request = findRevisionRequest(submission);
  if (!request) return null;
  const count = request.comments.length;
  return (
    <Alert tone="locked" title="Changes requested">
      {request.text && <Text>{request.text}</Text>}
      <Text>
        {count === 1 ? 'There is 1 comment' : `There are ${count} comments`} at the items.
        {submission.reviseUntil && (
          <>
            {' '}
            Hand the revision in until <DateTime at={submission.reviseUntil} showTime />.
          </>
        )}
      </Text>
    </Alert>
  );
}
