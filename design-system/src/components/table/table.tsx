import type { ComponentPropsWithRef, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { visuallyHidden } from '../../primitives/visually-hidden.ts';
import { MEDIA, space, WEIGHT } from '../../tokens/scale.ts';

type TableProps = ComponentPropsWithRef<'table'> & {
  /** What the table holds; read aloud, not shown. */
  caption: ReactNode;
  /** Rows of 44 px with text of 14 px, for consoles. */
  dense?: boolean;
};

/**
 * A table; below 768 px each row becomes a card whose cells carry their column's name. The roles are spelled out because
 * browsers drop a table's own when its display changes.
 */
export function Table({ caption, dense = false, children, ...rest }: TableProps) {
  return (
    <Frame role="table" data-dense={dense ? '' : undefined} {...rest}>
      <Caption>{caption}</Caption>
      {children}
    </Frame>
  );
}

export const TableHead = styled.thead.attrs({ role: 'rowgroup' })`
  ${MEDIA.phone} {
    ${visuallyHidden}
  }
`;

export const TableBody = styled.tbody.attrs({ role: 'rowgroup' })``;

export const TableRow = styled.tr.attrs({ role: 'row' })`
  border-top: 1px solid var(--line);

  thead > & {
    border-top: 0;
  }

  tbody > &:hover {
    background: var(--bg);
  }

  &[aria-selected='true'] {
    background: var(--primary-soft);
  }
`;

type CellLook = { $numeric?: boolean };

const cellStyle = css<CellLook>`
  padding: ${space(3)} ${space(4)};
  text-align: ${({ $numeric }) => ($numeric ? 'right' : 'left')};
  vertical-align: middle;

  &:first-child {
    padding-left: ${space(5)};
  }

  &:last-child {
    padding-right: ${space(5)};
  }

  /* The last cell without a column's name holds the row's buttons. */
  &:last-child:not([data-label], th) {
    text-align: right;
  }
`;

/** The name of a column. `$numeric` stands right, over its figures. */
export const HeadCell = styled.th.attrs({ role: 'columnheader', scope: 'col' })<CellLook>`
  ${cellStyle}
  color: var(--muted);
  font-size: 0.8125rem;
  font-weight: ${WEIGHT.medium};
  white-space: nowrap;
`;

type CellProps = ComponentPropsWithRef<'td'> & {
  /** The column's name, shown before the value on a phone; without it the cell takes the card's whole width. */
  label?: string;
  /** Figures of one width at the right edge: money, counts, days. */
  numeric?: boolean;
};

export function Cell({ label, numeric, children, ...rest }: CellProps) {
  return (
    <Data role="cell" $numeric={numeric} data-label={label} {...rest}>
      {children}
    </Data>
  );
}

const Data = styled.td<CellLook>`
  ${cellStyle}
  ${({ $numeric }) => ($numeric ? 'font-variant-numeric: tabular-nums; white-space: nowrap;' : '')}

  ${MEDIA.phone} {
    && {
      display: flex;
      align-items: baseline;
      justify-content: space-between;
      gap: ${space(4)};
      padding: ${space(1)} ${space(5)};
      text-align: left;
      white-space: normal;
      overflow-wrap: anywhere;
    }

    &[data-label]::before {
      content: attr(data-label);
      flex: none;
      color: var(--muted);
      font-size: 0.875rem;
    }

    &[data-label] {
      text-align: right;
    }
  }
`;

const Caption = styled.caption`
  ${visuallyHidden}
`;

const Frame = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.9375rem;
  line-height: 1.4;

  &[data-dense] {
    font-size: 0.875rem;

    td {
      height: 2.75rem;
      padding-block: ${space(1)};
    }
  }

  ${MEDIA.phone} {
    &,
    tbody,
    tr {
      display: block;
    }

    tr {
      padding-block: ${space(3)};
    }

    &[data-dense] td {
      height: auto;
      min-height: 2rem;
    }
  }
`;
