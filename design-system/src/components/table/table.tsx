import type { ComponentPropsWithRef, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { visuallyHidden } from '../../primitives/visually-hidden.ts';
import { INSET, MEDIA, space, WEIGHT } from '../../tokens/scale.ts';

type TableProps = ComponentPropsWithRef<'table'> & {
  /** Accessible name of the table, not shown. */
  caption: ReactNode;
  /** Uses rows of 44 px and text of 14 px, for the admin console. */
  dense?: boolean;
};

/**
 * A data table. Below 768 px each row becomes a card whose cells show the name of their column. The ARIA roles are
 * explicit because browsers drop the native table roles when `display` changes.
 */
export function Table({ caption, dense = false, children, ...rest }: TableProps) {
  return (
    <StyledTable role="table" data-dense={dense ? '' : undefined} {...rest}>
      <Caption>{caption}</Caption>
      {children}
    </StyledTable>
  );
}

export const TableHead = styled.thead.attrs({ role: 'rowgroup' })`
  ${MEDIA.phone} {
    ${visuallyHidden}
  }
`;

export const TableBody = styled.tbody.attrs({ role: 'rowgroup' })``;

/** A title over a line on the left, amounts on the right, and below them what needs the full width. */
const compactRow = css`
  && {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    grid-auto-flow: dense;
    align-items: baseline;
    gap: 0 ${space(4)};
    padding: ${space(2.5)} ${INSET};
  }

  && > [data-place] {
    display: block;
    padding: 0;
    text-align: left;
  }

  && > [data-place]::before {
    content: none;
  }

  && > [data-place='title'] {
    order: -1;
    font-weight: ${WEIGHT.strong};
  }

  && > [data-place='line'] {
    color: var(--muted);
    font-size: 0.875rem;
  }

  && > :is([data-place='title'], [data-place='line']) {
    grid-column: 1;
  }

  && > [data-place='amount'] {
    grid-column: 2;
    text-align: right;
  }

  && > [data-place='wide'] {
    grid-column: 1 / -1;
  }

  && > [data-place='hidden'] {
    display: none;
  }
`;

/** A row. `$compact` gives it two columns on phones, in which its cells have places (`place`). */
export const TableRow = styled.tr.attrs({ role: 'row' })<{ $compact?: boolean }>`
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

  ${MEDIA.phone} {
    ${({ $compact }) => $compact && compactRow}
  }
`;

type CellStyleProps = { $numeric?: boolean };

const cellStyle = css<CellStyleProps>`
  padding: ${space(3)} ${space(4)};
  text-align: ${({ $numeric }) => ($numeric ? 'right' : 'left')};
  vertical-align: middle;

  &:first-child {
    padding-left: ${INSET};
  }

  &:last-child {
    padding-right: ${INSET};
  }

  /* A last cell without a column name holds the buttons of the row. */
  &:last-child:not([data-label], th) {
    text-align: right;
  }
`;

/** A column header. `$numeric` aligns it right, above its figures. */
export const HeadCell = styled.th.attrs({ role: 'columnheader', scope: 'col' })<CellStyleProps>`
  ${cellStyle}
  color: var(--muted);
  font-size: 0.8125rem;
  font-weight: ${WEIGHT.medium};
  white-space: nowrap;
`;

type CellProps = ComponentPropsWithRef<'td'> & {
  /** Column name, shown before the value on phones. A cell without it takes the full width of the card. */
  label?: string;
  /** Uses tabular figures and aligns the cell right, for money, counts and days. */
  numeric?: boolean;
  /** Its place in a compact row on phones, without the column name. `hidden` is for what says nothing there. */
  place?: 'title' | 'line' | 'amount' | 'wide' | 'hidden';
  /** Makes it the header of its row, which screen readers say with each other cell: what the row is about. */
  header?: boolean;
};

/** A table cell. */
export function Cell({ label, numeric, place, header, children, ...rest }: CellProps) {
  const element = header ? ({ as: 'th', role: 'rowheader', scope: 'row' } as const) : { role: 'cell' };
  return (
    <DataCell {...element} $numeric={numeric} data-label={label} data-place={place} {...rest}>
      {children}
    </DataCell>
  );
}

const DataCell = styled.td<CellStyleProps>`
  ${cellStyle}
  font-weight: inherit;
  ${({ $numeric }) => ($numeric ? 'font-variant-numeric: tabular-nums; white-space: nowrap;' : '')}

  ${MEDIA.phone} {
    && {
      display: flex;
      align-items: baseline;
      justify-content: space-between;
      gap: ${space(4)};
      padding: ${space(1)} ${INSET};
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

const StyledTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.9375rem;
  line-height: 1.4;

  &[data-dense] {
    font-size: 0.875rem;

    :is(td, th[scope='row']) {
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

    &[data-dense] :is(td, th[scope='row']) {
      height: auto;
      min-height: 2rem;
    }
  }
`;
