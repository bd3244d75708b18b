import { Cell, HeadCell, Table, TableBody, TableHead, TableRow } from '@platform/design-system';
import {
  columnVisibilityFeature,
  createColumnHelper,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type RowData,
} from '@tanstack/react-table';
import { useMemo, type ReactNode } from 'react';
import { SortButton } from './sort-button.tsx';
import { sortingOf, sortOf } from './sorting.ts';
import type { StaffColumn } from './staff-column.ts';
import type { ColumnChoice } from './use-column-choice.ts';

type Props<Row> = {
  /** What the table holds, for those who listen. */
  caption: string;
  columns: readonly StaffColumn<Row>[];
  /** Which of them are seen; all of them without it. */
  shown?: ColumnChoice;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** The order the rows come in, in the API's word, and how to ask for another; without it they stay as they come. */
  order?: { readonly sort: string; readonly onSort: (sort: string) => void };
};

const EVERY_COLUMN: ColumnChoice = {};

const features = tableFeatures({ columnVisibilityFeature, rowSortingFeature });

/**
 * The one table of the console, on TanStack Table. The rows are a page of the server's, in the server's order: nothing
 * is sorted, filtered or cut here.
 */
export function StaffTable<Row extends RowData>(props: Props<Row>) {
  const { caption, columns, shown = EVERY_COLUMN, rows, rowId, order } = props;
  const sorting = sortingOf(columns, order?.sort);
  const byId = new Map(columns.map((column) => [column.id, column]));
  const table = useTable({
    features,
    columns: useColumns(columns),
    data: rows,
    getRowId: rowId,
    manualSorting: true,
    enableSorting: order !== undefined,
    enableMultiSort: false,
    enableSortingRemoval: false,
    state: { columnVisibility: shown, sorting },
    onSortingChange: (change) => {
      const next = sortOf(columns, typeof change === 'function' ? change(sorting) : change);
      if (next !== undefined) order?.onSort(next);
    },
  });

  return (
    <Table caption={caption} dense>
      <TableHead>
        <TableRow>
          {table.getVisibleLeafColumns().map((column) => {
            const { name, numeric, pinned } = byId.get(column.id) ?? UNKNOWN;
            const sorted = column.getIsSorted();
            const direction = sorted ? DIRECTIONS[sorted] : undefined;
            return (
              <HeadCell key={column.id} $numeric={numeric} aria-sort={direction} data-pinned={pinned}>
                {column.getCanSort() ? (
                  <SortButton
                    direction={direction}
                    numeric={numeric}
                    onClick={column.getToggleSortingHandler()}
                  >
                    {name}
                  </SortButton>
                ) : (
                  name
                )}
              </HeadCell>
            );
          })}
        </TableRow>
      </TableHead>
      <TableBody>
        {table.getRowModel().rows.map((row) => (
          <TableRow key={row.id}>
            {row.getVisibleCells().map((cell) => {
              const { name, numeric, wraps, pinned } = byId.get(cell.column.id) ?? UNKNOWN;
              return (
                <Cell key={cell.id} label={name} numeric={numeric} data-wraps={wraps} data-pinned={pinned}>
                  <table.FlexRender cell={cell} />
                </Cell>
              );
            })}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** The engine's columns are made of ours, one by one, so none is ever missing. */
const UNKNOWN = { name: '', numeric: undefined, wraps: undefined, pinned: undefined };

const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const;

function useColumns<Row extends RowData>(columns: readonly StaffColumn<Row>[]) {
  return useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>();
    return columns.map((column) =>
      helper.accessor((row): unknown => row, {
        id: column.id,
        header: column.name,
        cell: ({ row }): ReactNode => column.cell(row.original),
        enableSorting: column.sort !== undefined,
        sortDescFirst: column.sort?.ascending === undefined,
      }),
    );
  }, [columns]);
}
