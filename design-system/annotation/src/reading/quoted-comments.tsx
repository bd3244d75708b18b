import { styled } from 'styled-components';
import { space, textSize } from '@platform/design-system';
import type { ReviewComment } from '@platform/contracts';
import { excerpt } from '../text-selection/index.ts';
import { CommentList } from './comment-list.tsx';

/**
 * Returns the comments about pieces of a text.
 *
 * @param target the place of the text in comments; `null` if it is the whole answer
 */
export function listQuoted(comments: readonly ReviewComment[] = [], target: string | null): ReviewComment[] {
  return comments.filter((comment) => comment.target === target && comment.span !== null);
}

type Props = {
  text: string;
  /** About pieces of the text. */
  comments: readonly ReviewComment[];
};

/** Comments about pieces of a text, each with its piece. */
export function QuotedComments({ text, comments }: Props) {
  return comments.map((comment, index) => (
    <Quoted key={index}>
      {comment.span && <blockquote translate="no">{excerpt(text, comment.span, 200)}</blockquote>}
      <CommentList comments={[comment]} />
    </Quoted>
  ));
}

const Quoted = styled.div`
  display: grid;
  gap: ${space(1)};
  ${textSize(14)}

  blockquote {
    padding-left: ${space(3)};
    border-left: 3px solid var(--line);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;
