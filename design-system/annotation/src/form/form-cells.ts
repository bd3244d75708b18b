import { styled } from 'styled-components';
import { RADIUS, space, visuallyHidden, WEIGHT } from '@platform/design-system';

/*
 * The elements of a table whose rows are cards where it is narrow. Its own width decides, because material may stand
 * beside it. The ARIA roles are explicit because browsers drop the native ones when `display` changes.
 */

export const NARROW_TABLE = '@container (max-width: 36rem)';
export const WIDE_TABLE = '@container (min-width: 36.01rem)';

export const TableScroller = styled.div`
  container-type: inline-size;
  overflow-x: auto;
  border: 1px solid var(--line);
  border-radius: ${RADIUS.control};
  background: var(--surface);
`;

export const CardTable = styled.table.attrs({ role: 'table' })`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.9375rem;

  ${NARROW_TABLE} {
    &,
    tbody,
    tr,
    td {
      display: block;
    }
  }
`;

export const CardTableHead = styled.thead.attrs({ role: 'rowgroup' })`
  color: var(--muted);
  font-size: 0.875rem;

  ${NARROW_TABLE} {
    ${visuallyHidden}
  }
`;

export const CardTableBody = styled.tbody.attrs({ role: 'rowgroup' })`
  > tr + tr {
    border-top: 1px solid var(--line);
  }

  ${NARROW_TABLE} {
    > tr {
      padding: ${space(2)};
    }
  }
`;

export const CardRow = styled.tr.attrs({ role: 'row' })``;

export const ColumnHead = styled.th.attrs({ role: 'columnheader', scope: 'col' })`
  padding: ${space(2)};
  font-weight: ${WEIGHT.medium};
  text-align: left;
  vertical-align: top;
`;

/** A cell. In a card, `data-label` is shown above its content. */
export const CardCell = styled.td.attrs({ role: 'cell' })`
  padding: ${space(2)};
  text-align: left;
  vertical-align: top;

  ${NARROW_TABLE} {
    padding-block: ${space(1)};

    &[data-label]::before {
      content: attr(data-label);
      display: block;
      color: var(--muted);
      font-size: 0.875rem;
    }
  }
`;
