import { Card, MOTION, space } from '@platform/design-system';
import { styled } from 'styled-components';

/**
 * The sheet of a list's table. Wide tables scroll inside it; the page never does sideways. Rows stay on one line but for
 * the columns that say otherwise; on a phone, where a row is a card, a value that there is not takes no line.
 */
export const ListSheet = styled(Card)`
  overflow-x: auto;
  padding-block: ${space(1)};
  transition: opacity ${MOTION.quick};

  &[aria-busy='true'] {
    opacity: 0.6;
  }

  td a:not([aria-label]) {
    display: inline-flex;
    align-items: center;
    min-height: 1.5rem;
  }

  @media (min-width: 768px) {
    td:not([data-wraps]) {
      white-space: nowrap;
    }
  }

  @media (max-width: 767.98px) {
    && td:empty {
      display: none;
    }
  }
`;
