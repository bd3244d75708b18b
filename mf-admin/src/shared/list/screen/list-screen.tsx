import type { Endpoint } from '@platform/contracts';
import { Button, EmptyState, PageHead, space, Text } from '@platform/design-system';
import { QueryBoundary } from '@platform/kit/queries';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { WIDE_PAGE } from '../../page/admin-page.tsx';
import { useMay } from '../../use-may.ts';
import { ShortcutHints } from '../../shortcuts/shortcut-hints.tsx';
import type { ListFilters } from '../state/list-filters.ts';
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
import { findViewFilter, ListViews } from './list-views.tsx';
import { useRowKeys } from '../table/use-row-keys.ts';

type Props<E extends Endpoint, Row> = {
  definition: ListPageDefinition<E, Row>;
  urlState: ListUrlState<E>;
  page: ListPage<Row>;
  /** Shown below the table. */
  children?: ReactNode;
};

/** A complete list page: heading, toolbar, table and pagination, with loading, error and empty states. */
export function ListScreen<E extends Endpoint, Row extends ListRow>(props: Props<E, Row>) {
  const { definition, urlState, page, children } = props;
  const { labels, columns, exportEndpoint, action } = definition;
  // Safe casts: the names of filters and query parameters are the endpoint's, which this component does not know.
  const filters = definition.filters as ListFilters;
  const query = urlState.query as Readonly<Record<string, unknown>>;
  const [visibility, setVisible] = useColumnVisibility(labels.plural, columns);
  const isRefetching = page.isFetching && page.data !== undefined;
  const rowKeys = useRowKeys();
  const hints = {
    ...(columns.some(({ pinned }) => pinned) && { 'J K': 'move', Enter: 'open' }),
    ...(columns.some(({ head }) => head !== undefined) && { Space: 'select' }),
    '/': 'search',
    ...action?.hints,
  };
  const may = useMay();
  const viewFilter = findViewFilter(filters);
  const lead = labels.lead && <Text $size={14}>{labels.lead}</Text>;

  return (
    <>
      <Head>
        <PageHead
          title={labels.title}
          lead={viewFilter ? <ListViews urlState={urlState} {...viewFilter} /> : lead}
          aside={action && <action.Button />}
        />
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
      </Head>
      <ListSurface aria-busy={page.isFetching} isStale={isRefetching} data-list="" {...rowKeys}>
        <ListBody {...props} visibility={visibility} />
      </ListSurface>
      {children}
      {page.data && (
        <ListPagination count={page.data.items.length} next={page.data.next} paging={urlState.paging} />
      )}
      {viewFilter && lead}
      <ShortcutHints hints={hints} />
    </>
  );
}

/** Heading and tools, in one line of a wide page: the rows are what the page is for. */
const Head = styled.div`
  display: grid;
  gap: ${space(3)} ${space(5)};

  ${WIDE_PAGE} {
    grid-template-columns: minmax(14rem, 1fr) auto;
    align-items: center;
  }
`;

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
