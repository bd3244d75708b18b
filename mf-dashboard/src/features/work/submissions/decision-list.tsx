import { REJECTION_REASONS, type Submission, type SubmissionReview } from '@platform/contracts';
import { DateTime, DescriptionList, Panel, Stack, Text, getTextLabel } from '@platform/design-system';
import { styled } from 'styled-components';
import { DECIDED_ALONE, describeFigures, SENT_BACK_UNREAD } from '../../../content/work.content.ts';

const DECISION_LABELS: Readonly<Record<SubmissionReview['decision'], string>> = {
  approved: 'Approved',
  sent_back: 'Sent back once, with what was missed',
  revision_requested: 'Changes requested',
  rejected: 'Rejected',
  appeal_granted: 'Appeal granted',
  appeal_denied: 'Appeal denied',
};

/** The decisions about a submission, newest first, with their reasons. */
export function DecisionList({ submission: { reviews, rubric } }: { submission: Submission }) {
  if (reviews.length === 0) return null;
  return (
    <Panel title={reviews.length === 1 ? 'Decision' : 'Decisions'}>
      <Stack as="ol" $gap={5} aria-label="Decisions, newest first">
        {reviews.toReversed().map((review) => (
          <Entry key={`${review.round} ${review.decision}`}>
            <Text $strong>
              {getTextLabel(DECISION_LABELS, review.decision)} · <DateTime at={review.decidedAt} showTime />
            </Text>
            {review.isAutomatic && (
              <Text $size={14} $tone="muted">
                {review.decision === 'sent_back'
                  ? SENT_BACK_UNREAD
                  : 'It was not reviewed in time, so it was approved.'}
              </Text>
            )}
            {review.code && <Text>{getTextLabel(REJECTION_REASONS, review.code)}.</Text>}
            {review.figures && <Text>{describeFigures(review.figures)}</Text>}
            {review.isAlone && (
              <Text $size={14} $tone="muted">
                {DECIDED_ALONE}
              </Text>
            )}
            {review.text && <PlainText>{review.text}</PlainText>}
            <Criteria rubric={rubric} chosen={review.criteria} />
          </Entry>
        ))}
      </Stack>
    </Panel>
  );
}

type CriteriaProps = { rubric: Submission['rubric']; chosen: SubmissionReview['criteria'] };

function Criteria({ rubric, chosen }: CriteriaProps) {
  const rows = rubric.flatMap(({ id, title, options }) => {
    const option = options.find((candidate) => candidate.id === chosen[id]);
    return option ? [{ term: title, description: `${option.label}: ${option.anchor}` }] : [];
  });
  return rows.length > 0 && <DescriptionList items={rows} />;
}

const Entry = styled(Stack).attrs({ as: 'li', $gap: 2 })`
  list-style: none;
`;

const PlainText = styled(Text)`
  white-space: pre-line;
`;
