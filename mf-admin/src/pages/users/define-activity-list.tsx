import { EmptyState, space } from '@platform/design-system';
import { QueryBoundary } from '@platform/kit/queries';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import type { ListPage, ListRow } from '../../shared/list/screen/define-list-page.tsx';
import { ListPagination } from '../../shared/list/screen/list-pagination.tsx';
import { DataTable } from '../../shared/list/table/data-table.tsx';
import { ListSkeleton } from '../../shared/list/table/list-skeleton.tsx';
import { ListSurface } from '../../shared/list/table/list-surface.tsx';
import type { TableColumn } from '../../shared/list/table/table-column.ts';
import { usePaginationHistory, type PageQuery } from './use-pagination-history.ts';

/** What differs between two lists of a user's activity. */
type ActivityListDefinition<Row> = {
  /** The records' name inside sentences, e.g. "ledger entries". */
  readonly plural: string;
  readonly columns: readonly TableColumn<Row>[];
  /** Loads one page of the user's rows. A hook, called on every render. */
  readonly useRows: (userId: string, pageQuery: PageQuery) => ListPage<Row>;
};

/** Creates a list of one user's records: a table with pagination and loading, error and empty states. */
export function defineActivityList<Row extends ListRow>({
  plural,
  columns,
  useRows,
}: ActivityListDefinition<Row>): ComponentType<{ userId: string }> {
  return function ActivityList({ userId }) {
    const { pageQuery, paging } = usePaginationHistory();
    return (
      <QueryBoundary
        query={useRows(userId, pageQuery)}
        resource={plural}
        level={3}
        skeleton={<ListSkeleton label={`Loading ${plural}`} columns={columns.map(({ name }) => name)} />}
      >
        {({ items, next }) =>
          items.length === 0 ? (
            <EmptyState title={`No ${plural}`} />
          ) : (
            <Wrapper>
              <ListSurface>
                <DataTable caption={plural} columns={columns} rows={items} getRowId={({ id }) => id} />
              </ListSurface>
              <ListPagination count={items.length} next={next} paging={paging} />
            </Wrapper>
          )
        }
      </QueryBoundary>
    );
  };
}

const Wrapper = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;
