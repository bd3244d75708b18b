import { Button, Heading, RowItem, RowList, RowEnd, RowText, Stack, Text } from '@platform/design-system';
import { describePlace } from './places.ts';
import type { ReviewModel } from './use-review-model.ts';

/** The comments that are not sent yet, each with a way to its item. */
export function CommentList({ model }: { model: ReviewModel }) {
  const { record, review, items, canReview, setOpenComment } = model;
  const { comments } = review.draft;
  if (!canReview) return null;
  return (
    <Stack as="section" aria-label="Comments" $gap={2}>
      <Heading as="h2" $size={18}>
        Comments ({comments.length})
      </Heading>
      {comments.length === 0 ? (
        <Text $size={14} $tone="muted">
          None yet. Comment on a place of the answers, or on the whole item.
        </Text>
      ) : (
        <RowList as="ol">
          {comments.map((comment, index) => {
            const place = describePlace(record, comment);
            return (
              <RowItem key={index} $padding={0}>
                <RowText>
                  <Text $size={14} $tone="muted">
                    {place}
                  </Text>
                  <Text $size={14}>{comment.text}</Text>
                </RowText>
                <RowEnd>
                  <Button size="compact" variant="quiet" onClick={() => items.select(comment.itemId)}>
                    Go to {place}
                  </Button>
                  <Button
                    size="compact"
                    aria-label={`Edit the comment on ${place}`}
                    onClick={() => setOpenComment({ comment, index })}
                  >
                    Edit
                  </Button>
                  <Button
                    size="compact"
                    aria-label={`Remove the comment on ${place}`}
                    onClick={() => review.removeComment(index)}
                  >
                    Remove
                  </Button>
                </RowEnd>
              </RowItem>
            );
          })}
        </RowList>
      )}
    </Stack>
  );
}
