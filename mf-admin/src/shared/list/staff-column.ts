import type { ReactNode } from 'react';

/** A column of a list. */
export type StaffColumn<Row> = {
  readonly id: string;
  /** Its name, over the column, on a phone's card and in the choice of columns. */
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures, at the right edge. */
  readonly numeric?: true;
  /** Text that may take more than one line; everything else stays on one. */
  readonly wraps?: true;
  /** The orders of the API that sort by this column. */
  readonly sort?: { readonly ascending?: string; readonly descending?: string };
  /** Shown whatever is chosen: without it the row could not be told from others, or not be opened. */
  readonly always?: true;
  /** Stays at the right edge where the table is wider than its room: what one can do with the row. */
  readonly pinned?: true;
  /** Not shown until chosen. */
  readonly hiddenAtFirst?: true;
};

/** Some of a list's columns, in this order, for a place with less room. */
export function columnsOf<Row>(
  columns: readonly StaffColumn<Row>[],
  ids: readonly string[],
): readonly StaffColumn<Row>[] {
  return ids.flatMap((id) => columns.filter((column) => column.id === id));
}
