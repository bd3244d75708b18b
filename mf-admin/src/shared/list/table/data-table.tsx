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
import { toSortingState, toApiSort } from './sorting.ts';
import type { TableColumn } from './table-column.ts';
import type { ColumnVisibility } from './use-column-visibility.ts';

type Props<Row> = {
  /** The table's accessible name. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  /** Which columns are shown; all of them by default. */
  visibility?: ColumnVisibility;
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** The current order in the API's terms, and how to change it. Without it, the columns cannot be sorted. */
  order?: { readonly sort: string; readonly onSort: (sort: string) => void };
};

const ALL_VISIBLE: ColumnVisibility = {};

const features = tableFeatures({ columnVisibilityFeature, rowSortingFeature });

/**
 * The table of every list, built on TanStack Table. The rows are one page from the server, in the server's order:
 * nothing is sorted, filtered or paged here.
 */
export function DataTable<Row extends RowData>(props: Props<Row>) {
  const { caption, columns, visibility = ALL_VISIBLE, rows, getRowId, order } = props;
  const sorting = toSortingState(columns, order?.sort);
  const byId = new Map(columns.map((column) => [column.id, column]));
  const table = useTable({
    features,
    columns: useColumns(columns),
    data: rows,
    getRowId,
    manualSorting: true,
    enableSorting: order !== undefined,
    enableMultiSort: false,
    enableSortingRemoval: false,
    state: { columnVisibility: visibility, sorting },
    onSortingChange: (change) => {
      const next = toApiSort(columns, typeof change === 'function' ? change(sorting) : change);
      if (next !== undefined) order?.onSort(next);
    },
  });

  return (
    <Table caption={caption} dense>
      <TableHead>
        <TableRow>
          {table.getVisibleLeafColumns().map((column) => {
            const { name, head, numeric, pinned } = byId.get(column.id) ?? UNKNOWN;
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
                  (head ?? name)
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

/** Only for the type checker: every TanStack column is created from one of ours, so none is missing. */
const UNKNOWN = { name: '', head: undefined, numeric: undefined, wraps: undefined, pinned: undefined };

const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const;

function useColumns<Row extends RowData>(columns: readonly TableColumn<Row>[]) {
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
