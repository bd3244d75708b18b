import type { SortingState } from '@tanstack/react-table';
import type { TableColumn } from './table-column.ts';

/** Converts the API's sort order to TanStack's, e.g. `newest` to the time column, descending. */
export function toSortingState<Row>(
  columns: readonly TableColumn<Row>[],
  sort: string | undefined,
): SortingState {
  if (sort === undefined) return [];
  const column = columns.find(
    ({ sort: orders }) => orders?.ascending === sort || orders?.descending === sort,
  );
  return column ? [{ id: column.id, desc: column.sort?.descending === sort }] : [];
}

/** Converts TanStack's sort order to the API's. A column with a single order ignores the direction. */
export function toApiSort<Row>(
  columns: readonly TableColumn<Row>[],
  [requested]: SortingState,
): string | undefined {
  const orders = columns.find(({ id }) => id === requested?.id)?.sort;
  return requested?.desc
    ? (orders?.descending ?? orders?.ascending)
    : (orders?.ascending ?? orders?.descending);
}
