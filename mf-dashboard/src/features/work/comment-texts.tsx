import type { ReviewComment } from '@platform/contracts';
import { space } from '@platform/design-system';
import { styled } from 'styled-components';

/** The texts of a reviewer's comments, as a list within an alert. */
export function CommentTexts({ comments }: { comments: readonly ReviewComment[] }) {
  return (
    <List>
      {comments.map(({ text }, index) => (
        <li key={index}>{text}</li>
      ))}
    </List>
  );
}

const List = styled.ul`
  padding-left: ${space(5)};
  overflow-wrap: anywhere;
`;
