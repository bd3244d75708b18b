import type { Endpoint } from '@platform/contracts';
import { Button, EmptyState, PageHead } from '@platform/design-system';
import { QueryBoundary } from '@platform/kit/queries';
import type { ReactNode } from 'react';
import { useMay } from '../../use-may.ts';
import { ShortcutHints } from '../../shortcuts/shortcut-hints.tsx';
import { useShortcuts } from '../../shortcuts/use-shortcuts.ts';
import type { ListFilters } from '../state/list-filters.ts';
import { useOpenRecord } from '../state/use-list-link.ts';
import type { ListUrlState } from '../state/use-list-url-state.ts';
import { DataTable } from '../table/data-table.tsx';
import { ListSkeleton } from '../table/list-skeleton.tsx';
import { ListSurface } from '../table/list-surface.tsx';
import { useColumnVisibility, type ColumnVisibility } from '../table/use-column-visibility.ts';
import { ColumnMenu } from './column-menu.tsx';
import { CsvLink } from './csv-link.tsx';
import type { ListLabels, ListPage, ListPageDefinition, ListRow } from './define-list-page.tsx';
import { ListPagination } from './list-pagination.tsx';
import { ListToolbar } from './list-toolbar.tsx';

type Props<E extends Endpoint, Row> = {
  definition: ListPageDefinition<E, Row>;
  urlState: ListUrlState<E>;
  page: ListPage<Row>;
  /** The path of a record. With it, the key J opens the first one. */
  getPath?: (id: string) => string;
  /** Shown above the table. */
  children?: ReactNode;
};

/** A complete list page: heading, toolbar, table and pagination, with loading, error and empty states. */
export function ListScreen<E extends Endpoint, Row extends ListRow>(props: Props<E, Row>) {
  const { definition, urlState, page, getPath, children } = props;
  const { labels, columns, exportEndpoint, action } = definition;
  // Safe casts: the names of filters and query parameters are the endpoint's, which this component does not know.
  const filters = definition.filters as ListFilters;
  const query = urlState.query as Readonly<Record<string, unknown>>;
  const [visibility, setVisible] = useColumnVisibility(labels.plural, columns);
  const isRefetching = page.isFetching && page.data !== undefined;
  const first = page.data?.items[0];
  const openFirst = useOpenRecord(first && getPath?.(first.id));
  useShortcuts({ j: openFirst });
  const may = useMay();

  return (
    <>
      <PageHead title={labels.title} lead={labels.lead} aside={action && <action.Button />} />
      <ListToolbar
        urlState={urlState}
        filters={filters}
        search={labels.search}
        refresh={page.refetch}
        busy={isRefetching}
      >
        <ColumnMenu columns={columns} visibility={visibility} setVisible={setVisible} />
        {exportEndpoint && may(exportEndpoint) && <CsvLink endpoint={exportEndpoint} query={query} />}
      </ListToolbar>
      {children}
      <ListSurface aria-busy={page.isFetching} isStale={isRefetching}>
        <ListBody {...props} visibility={visibility} />
      </ListSurface>
      {page.data && (
        <ListPagination count={page.data.items.length} next={page.data.next} paging={urlState.paging} />
      )}
      {(openFirst ?? action) && (
        <ShortcutHints hints={{ ...(openFirst && { J: 'open the first record' }), ...action?.hints }} />
      )}
    </>
  );
}

function ListBody<E extends Endpoint, Row extends ListRow>({
  definition: { labels, columns },
  urlState,
  visibility,
  page,
}: Props<E, Row> & { visibility: ColumnVisibility }) {
  const names = columns.filter(({ id }) => visibility[id]).map(({ name }) => name);
  return (
    <QueryBoundary
      query={page}
      resource={labels.plural}
      skeleton={<ListSkeleton label={`Loading ${labels.plural}`} columns={names} />}
    >
      {({ items }) =>
        items.length === 0 ? (
          <EmptyList labels={labels} urlState={urlState} />
        ) : (
          <DataTable
            caption={labels.title}
            columns={columns}
            visibility={visibility}
            rows={items}
            getRowId={({ id }) => id}
            order={{ sort: urlState.sort, onSort: (sort) => urlState.change({ sort }) }}
          />
        )
      }
    </QueryBoundary>
  );
}

function EmptyList({ labels, urlState }: { labels: ListLabels; urlState: ListUrlState }) {
  const isFiltered = urlState.activeFilterCount > 0 || urlState.values.q !== '';
  if (!isFiltered) {
    return (
      <EmptyState title={labels.empty.title} level={2}>
        {labels.empty.text}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={`No ${labels.plural} match`}
      level={2}
      action={<Button onClick={urlState.clear}>Clear filters</Button>}
    >
      Try a different search or clear the filters.
    </EmptyState>
  );
}
