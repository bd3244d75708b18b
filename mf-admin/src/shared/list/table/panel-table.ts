import { MEDIA, space, Table } from '@platform/design-system';
import { styled } from 'styled-components';

/**
 * A table of text and figures that fills a panel. The panel cuts off what is too wide, so on a tablet the heads wrap and
 * the figures move together, which leaves the text of the first column a readable width.
 */
export const PanelTable = styled(Table)`
  ${MEDIA.tablet} {
    th {
      white-space: normal;
    }

    th:last-child {
      min-width: 6rem;
    }

    && :is(th, td):not(:first-child, :last-child) {
      padding-inline: ${space(2)};
    }
  }
`;
