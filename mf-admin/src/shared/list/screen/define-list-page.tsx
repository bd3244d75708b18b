import type { Endpoint } from '@platform/contracts';
import type { ComponentType } from 'react';
import type { ListDefinition } from '../state/list-definition.ts';
import { useListUrlState, type ListUrlState } from '../state/use-list-url-state.ts';
import type { TableColumn } from '../table/table-column.ts';
import type { CsvEndpoint } from './csv-link.tsx';
import { ListScreen } from './list-screen.tsx';

/** What differs between two list pages. */
export type ListPageDefinition<E extends Endpoint, Row> = ListDefinition<E> & {
  readonly labels: ListLabels;
  readonly columns: readonly TableColumn<Row>[];
  /** Loads the page of rows that the URL selects. A hook, called on every render. */
  readonly useRows: (urlState: ListUrlState<E>) => ListPage<Row>;
  /** The CSV export, which takes the list's search and filters; missing if there is none. */
  readonly exportEndpoint?: CsvEndpoint;
  /** The main action of the list, shown beside its heading, and the shortcuts that it handles. */
  readonly action?: { readonly Button: ComponentType; readonly hints: Readonly<Record<string, string>> };
};

export type ListLabels = {
  readonly title: string;
  readonly lead?: string;
  /**
   * The records' name inside sentences, e.g. "verifications" in "Failed to load verifications"
   * (docs/specification.md#8-messages). Also the storage key of the column choice.
   */
  readonly plural: string;
  /** The label of the search box, e.g. "Search by username or ID". */
  readonly search: string;
  /** Shown when the list is empty without a search or filters. */
  readonly empty: { readonly title: string; readonly text: string };
};

/** A record in a list. Records that administrators decide have a status. */
export type ListRow = { readonly id: string; readonly status?: string };

/** One page of a list, as returned by its query hook. */
export type ListPage<Row> = {
  readonly data?: { readonly items: readonly Row[]; readonly next: string | null } | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

/** Creates the page of a list without a queue, e.g. the audit log. */
export function defineListPage<E extends Endpoint, Row extends ListRow>(
  definition: ListPageDefinition<E, Row>,
): ComponentType {
  return function ListPage() {
    const urlState = useListUrlState(definition);
    return <ListScreen definition={definition} urlState={urlState} page={definition.useRows(urlState)} />;
  };
}
