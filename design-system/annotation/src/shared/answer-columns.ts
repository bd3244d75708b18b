import { styled } from 'styled-components';
import { space } from '@platform/design-system';

/**
 * Two columns where a question has room for both, otherwise below each other. The width of the question decides, not
 * that of the screen, because material or a guideline may stand beside it. `$first` and `$last` are the least widths in
 * rem, `$ratio` is that of the first to the last.
 */
export const AnswerColumns = styled.div<{ $first: number; $last: number; $ratio?: number }>`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space(4)};

  > * {
    min-width: 0;
  }

  > :first-child {
    flex: ${({ $first, $ratio = 1 }) => `${$ratio} 1 ${$first}rem`};
  }

  > :nth-child(2) {
    flex: 1 1 ${({ $last }) => $last}rem;
  }
`;
