import { REJECTION_REASONS, type ReviewDetail, type StoredReview } from '@platform/contracts';
import {
  Button,
  DateTime,
  formatCount,
  Heading,
  space,
  Stack,
  Text,
  textSize,
  getTextLabel,
  LabelBadge,
} from '@platform/design-system';
import { styled } from 'styled-components';
import { SYSTEM_ACTOR } from '../../content/audit-labels.ts';
import { REVIEW_DECISION_LABELS } from '../../content/review-labels.ts';
import { describePlace } from './places.ts';
import type { ReviewModel } from './use-review-model.ts';

/** The decisions about this submission so far, with what they asked for. */
export function ReviewHistory({ model: { record, items } }: { model: ReviewModel }) {
  if (record.reviews.length === 0) return null;
  return (
    <Stack as="section" aria-label="Decisions" $gap={3}>
      <Heading as="h2" $size={18}>
        Decisions
      </Heading>
      {record.reviews.map((review) => (
        <ReviewEntry
          key={`${review.round} ${review.decision}`}
          record={record}
          review={review}
          goToItem={items.select}
        />
      ))}
    </Stack>
  );
}

type EntryProps = { record: ReviewDetail; review: StoredReview; goToItem: (itemId: string) => void };

function ReviewEntry({ record, review, goToItem }: EntryProps) {
  return (
    <Entry>
      <p>
        <LabelBadge labels={REVIEW_DECISION_LABELS} value={review.decision} /> Round {review.round}, by{' '}
        {review.decidedBy ?? SYSTEM_ACTOR} on <DateTime at={review.decidedAt} showTime />
      </p>
      {review.code !== null && <strong>{getTextLabel(REJECTION_REASONS, review.code)}</strong>}
      {review.text !== null && review.text !== '' && <DecisionText>{review.text}</DecisionText>}
      <CriteriaList record={record} review={review} />
      {review.comments.length > 0 && (
        <ol aria-label="Comments">
          {review.comments.map((comment, index) => (
            <li key={index}>
              <Button size="compact" variant="quiet" onClick={() => goToItem(comment.itemId)}>
                {describePlace(record, comment)}
              </Button>{' '}
              {comment.text}
            </li>
          ))}
        </ol>
      )}
      {review.fixes.length > 0 && (
        <Text $size={14} $tone="muted">
          {formatCount(review.fixes.length, 'item')} corrected
        </Text>
      )}
    </Entry>
  );
}

function CriteriaList({ record: { rubric }, review: { criteria } }: Pick<EntryProps, 'record' | 'review'>) {
  const chosen = rubric.flatMap(({ id, title, options }) => {
    const option = options.find((each) => each.id === criteria[id]);
    return option ? [{ id, text: `${title}: ${option.label}` }] : [];
  });
  if (chosen.length === 0) return null;
  return (
    <ul aria-label="Criteria">
      {chosen.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  );
}

const Entry = styled.article`
  display: grid;
  gap: ${space(2)};
  padding-left: ${space(4)};
  border-left: 2px solid var(--line);
  ${textSize(14)}
  overflow-wrap: anywhere;

  ul,
  ol {
    padding-left: ${space(5)};
  }
`;

const DecisionText = styled.p`
  white-space: pre-line;
`;
