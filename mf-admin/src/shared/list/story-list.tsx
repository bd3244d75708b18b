import { EmptyState, space } from '@platform/design-system';
import type { RowData } from '@tanstack/react-table';
import { styled } from 'styled-components';
import { LoadFailure } from '../errors/load-failure.tsx';
import { ListFoot } from './list-foot.tsx';
import type { ListPage } from './list-screen.tsx';
import { ListSheet } from './list-sheet.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import type { StaffColumn } from './staff-column.ts';
import { StaffTable } from './staff-table.tsx';
import type { Paging } from './use-list-address.ts';

type Props<Row> = {
  /** What it holds, as it stands in sentences ('ledger entries'). */
  plural: string;
  columns: readonly StaffColumn<Row>[];
  rowId: (row: Row) => string;
  page: ListPage<Row>;
  paging: Paging;
};

/** A list that is part of a larger screen: its columns as they are, its pages, and its states. */
export function StoryList<Row extends RowData>({ plural, columns, rowId, page, paging }: Props<Row>) {
  const { data, error, isFetching, refetch } = page;
  if (!data && error) {
    return <LoadFailure title={`Failed to load ${plural}`} error={error} retry={refetch} busy={isFetching} />;
  }
  if (!data) {
    return <ListSkeleton label={`Loading ${plural}`} columns={columns.map(({ name }) => name)} />;
  }
  if (data.items.length === 0) return <EmptyState title={`No ${plural}`} />;
  return (
    <Whole>
      <ListSheet>
        <StaffTable caption={plural} columns={columns} rows={data.items} rowId={rowId} />
      </ListSheet>
      <ListFoot count={data.items.length} next={data.next} paging={paging} />
    </Whole>
  );
}

const Whole = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;
