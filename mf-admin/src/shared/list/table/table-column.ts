import type { ReactNode } from 'react';

/** A column of a list. */
export type TableColumn<Row> = {
  readonly id: string;
  /** Shown in the table header, on a phone's cards and in the column menu. */
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** Shown in the header instead of the name, from 768 px on. */
  readonly head?: ReactNode;
  /** Aligns the cells to the right. */
  readonly numeric?: true;
  /** Lets the text wrap; by default a cell stays on one line. */
  readonly wraps?: true;
  /** The API's sort orders for this column. */
  readonly sort?: { readonly ascending?: string; readonly descending?: string };
  /** Cannot be hidden, because it identifies or opens the row. */
  readonly alwaysVisible?: true;
  /** Stays visible at the right edge while a wide table scrolls; used for the row's actions. */
  readonly pinned?: true;
  /** Hidden until the user turns it on in the column menu. */
  readonly hiddenByDefault?: true;
};

/** Picks some of a list's columns, in the given order, for a narrower table. */
export function pickColumns<Row>(
  columns: readonly TableColumn<Row>[],
  ids: readonly string[],
): readonly TableColumn<Row>[] {
  return ids.flatMap((id) => columns.filter((column) => column.id === id));
}
