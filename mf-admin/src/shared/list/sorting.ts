import type { SortingState } from '@tanstack/react-table';
import type { StaffColumn } from './staff-column.ts';

/** The table's way to say the API's order, e.g. `newest` is the column of the time, descending. */
export function sortingOf<Row>(columns: readonly StaffColumn<Row>[], sort: string | undefined): SortingState {
  if (sort === undefined) return [];
  const column = columns.find(({ sort: sorts }) => sorts?.ascending === sort || sorts?.descending === sort);
  return column ? [{ id: column.id, desc: column.sort?.descending === sort }] : [];
}

/** The API's order for what was asked of the table; the column's only one where it has no other. */
export function sortOf<Row>(columns: readonly StaffColumn<Row>[], [asked]: SortingState): string | undefined {
  const sorts = columns.find(({ id }) => id === asked?.id)?.sort;
  return asked?.desc ? (sorts?.descending ?? sorts?.ascending) : (sorts?.ascending ?? sorts?.descending);
}
