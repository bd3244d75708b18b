import { styled } from 'styled-components';
import { space, textSize } from '@platform/design-system';
import type { ReviewComment } from '@platform/contracts';
import { excerpt } from '../text-selection/index.ts';
import { CommentList } from './comment-list.tsx';

type Props = {
  text: string;
  /** The place of the text in comments; `null` if it is the whole answer. */
  target: string | null;
  comments: readonly ReviewComment[] | undefined;
};

/** Comments about pieces of a text, each with its piece. */
export function QuotedComments({ text, target, comments = [] }: Props) {
  const quoted = comments.filter((comment) => comment.target === target && comment.span !== null);
  return quoted.map((comment, index) => (
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
