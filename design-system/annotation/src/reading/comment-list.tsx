import { use } from 'react';
import { styled } from 'styled-components';
import type { ReviewComment } from '@platform/contracts';
import { space, textSize, VisuallyHidden, WEIGHT } from '@platform/design-system';
import { PartContext } from '../part-context.ts';

type Props = {
  comments: readonly ReviewComment[];
  /** The piece of a text that a comment is about, for screen readers: others see its number there. */
  getQuote?: (comment: ReviewComment) => string | null;
};

/** Comments of a reviewer, in the order in which they were written, numbered as in red pen. */
export function CommentList({ comments, getQuote }: Props) {
  const getNumber = useCommentNumber();
  if (comments.length === 0) return null;
  return (
    <List aria-label="Comments">
      {comments.map((comment) => {
        const quote = getQuote?.(comment);
        const number = getNumber(comment);
        return (
          <Item key={number}>
            <PenNumber aria-hidden="true">{number}</PenNumber>
            <span>
              <VisuallyHidden>
                Comment {number}
                {quote && ` on “${quote}”`}:{' '}
              </VisuallyHidden>
              {comment.text}
            </span>
          </Item>
        );
      })}
    </List>
  );
}

/** Returns a function that numbers the comments about a question, from 1. */
export function useCommentNumber(): (comment: ReviewComment) => number {
  const { comments } = use(PartContext);
  return (comment) => comments.indexOf(comment) + 1;
}

const List = styled.ul`
  display: grid;
  align-content: start;
  gap: ${space(1.5)};
  width: 100%;
`;

const Item = styled.li`
  ${textSize(14)}
  position: relative;
  display: flex;
  gap: ${space(2)};
  min-width: 0;
  padding-block: ${space(2)};
  white-space: pre-line;

  > span:last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** The number of a comment, in a circle. */
export const PenNumber = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  min-width: 1.375rem;
  height: 1.375rem;
  margin-inline: 0.125rem;
  padding-inline: 0.25rem;
  border: 1.5px solid var(--danger);
  border-radius: 1rem;
  background: var(--surface);
  color: var(--danger);
  font-size: 0.75rem;
  font-weight: ${WEIGHT.strong};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  user-select: none;
`;
