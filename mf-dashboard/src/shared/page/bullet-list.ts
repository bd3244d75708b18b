import { space } from '@platform/design-system';
import { styled } from 'styled-components';

/** A list with marks, which the global style takes from lists with a class. */
export const BulletList = styled.ul<{ $gap: 1 | 2 }>`
  display: grid;
  gap: ${({ $gap }) => space($gap)};

  &[class] {
    padding-left: ${space(5)};
    list-style: disc;
  }
`;
