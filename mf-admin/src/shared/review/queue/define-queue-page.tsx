import type { Endpoint } from '@platform/contracts';
import { Outlet, useParams } from '@platform/kit/router';
import type { ComponentType } from 'react';
import type { BulkDefinition } from '../../bulk/bulk-definition.ts';
import { BulkListScreen } from '../../bulk/bulk-list-screen.tsx';
import { createSelectColumn } from '../../bulk/selection.tsx';
import type { ListPageDefinition, ListRow } from '../../list/screen/define-list-page.tsx';
import { ListScreen } from '../../list/screen/list-screen.tsx';
import { useListUrlState } from '../../list/state/use-list-url-state.ts';
import { createViewColumn } from '../../list/table/view-column.tsx';
import { useMay } from '../../use-may.ts';
import type { RowClaim } from '../case/case-times.ts';
import type { QueueEntry } from './queue-entries.tsx';
import { ReviewLayout } from './review-layout.tsx';
import { useReloadWithCounters } from './use-reload-with-counters.ts';

/** What differs between two queues: their list, and how a record appears beside an open one. */
type QueuePageDefinition<E extends Endpoint, Row> = ListPageDefinition<E, Row> & {
  /** The plural of the records as a heading, e.g. "Purchases". */
  readonly name: string;
  readonly paths: { readonly list: () => string; readonly record: (id: string) => string };
  /** The accessible name of the button that opens a row's record, e.g. "View maria". */
  readonly getViewLabel: (row: Row) => string;
  readonly toQueueEntry: (row: Row) => QueueEntry;
  /** The record has two columns itself, so that the queue is beside it on a large screen only. */
  readonly hasWideRecord?: true;
  /** Set if several records can be decided at once. */
  readonly bulk?: BulkDefinition;
  /** The dollars that a record is about; their sum is shown before several are decided. */
  readonly getAmount?: (row: Row) => number;
};

/**
 * Creates the page of a queue: its list, or the queue beside the record that is open. `defineDetailPage` creates the
 * page of the record, which is a child route and a chunk of its own.
 */
export function defineQueuePage<E extends Endpoint, Row extends ListRow & Partial<RowClaim>>({
  name,
  paths,
  getViewLabel,
  toQueueEntry,
  hasWideRecord,
  bulk,
  getAmount,
  ...list
}: QueuePageDefinition<E, Row>): ComponentType {
  const viewColumn = createViewColumn<Row>({ getPath: ({ id }) => paths.record(id), getLabel: getViewLabel });
  const definition: ListPageDefinition<E, Row> = { ...list, columns: [...list.columns, viewColumn] };
  const getName = (row: Row) => toQueueEntry(row).title;
  const selectColumn = createSelectColumn<Row>(getName);
  const bulkDefinition = { ...definition, columns: [selectColumn, ...definition.columns] };

  return function QueuePage() {
    const urlState = useListUrlState(definition);
    const page = useReloadWithCounters(definition.useRows(urlState));
    const { id } = useParams();
    const may = useMay();
    if (id === undefined) {
      const props = { urlState, page };
      if (!bulk || !may(bulk.decisions.reject)) return <ListScreen definition={definition} {...props} />;
      return (
        <BulkListScreen
          definition={bulkDefinition}
          bulk={bulk}
          getName={getName}
          getAmount={getAmount}
          {...props}
        />
      );
    }
    return (
      <ReviewLayout
        name={name}
        listPath={paths.list()}
        getPath={paths.record}
        page={page}
        toQueueEntry={toQueueEntry}
        currentId={id}
        hasWideRecord={hasWideRecord}
      >
        <Outlet />
      </ReviewLayout>
    );
  };
}
