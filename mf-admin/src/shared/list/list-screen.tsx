import { Button, EmptyState, PageHead } from '@platform/design-system';
import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { useCaseKeys } from '../case/case-keys.ts';
import { KeyHints } from '../case/key-hints.tsx';
import { LoadFailure } from '../errors/load-failure.tsx';
import { ColumnMenu } from './column-menu.tsx';
import { ListFoot } from './list-foot.tsx';
import type { ListFilters } from './list-filters.ts';
import { ListSheet } from './list-sheet.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import type { StaffColumn } from './staff-column.ts';
import { StaffTable } from './staff-table.tsx';
import { useGo } from './use-kept-place.ts';
import type { ListAddress } from './use-list-address.ts';
import { useColumnChoice } from './use-column-choice.ts';

/** A page of a list as its query's hook has it. */
export type ListPage<Row> = {
  readonly data?: { readonly items: readonly Row[]; readonly next: string | null } | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

export type ListWords = {
  readonly title: string;
  readonly lead?: string;
  /** Under which the choice of columns is kept, and what stands in sentences ('verifications'). */
  readonly plural: string;
  /** What the search finds ('Search by username or ID'). */
  readonly search: string;
  /** Why there is nothing, where nothing was narrowed. */
  readonly empty: { readonly title: string; readonly text: string };
};

type Props<Row> = {
  words: ListWords;
  address: ListAddress;
  filters: ListFilters;
  columns: readonly StaffColumn<Row>[];
  rowId: (row: Row) => string;
  page: ListPage<Row>;
  /** Where a row's record is; the key J opens the first one. */
  pathOf?: (row: Row) => string;
  /** Further buttons beside the filters. */
  actions?: ReactNode;
};

/** A whole list: its head, its controls, and its page in whichever state it is. */
export function ListScreen<Row extends RowData>(props: Props<Row>) {
  const { words, address, filters, columns, page, pathOf, actions } = props;
  const [shown, choose] = useColumnChoice(words.plural, columns);
  const isAskingAgain = page.isFetching && page.data !== undefined;
  const first = page.data?.items[0];
  const openFirst = useGo(first === undefined ? undefined : pathOf?.(first));
  useCaseKeys({ j: openFirst });

  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <ListToolbar
        address={address}
        filters={filters}
        search={words.search}
        refresh={page.refetch}
        busy={isAskingAgain}
      >
        <ColumnMenu columns={columns} shown={shown} choose={choose} />
        {actions}
      </ListToolbar>
      <ListSheet aria-busy={page.isFetching} passing={isAskingAgain}>
        <Rows {...props} shown={shown} />
      </ListSheet>
      {page.data && <ListFoot count={page.data.items.length} next={page.data.next} paging={address.paging} />}
      {openFirst && <KeyHints keys={{ J: 'open the first one' }} />}
    </>
  );
}

function Rows<Row extends RowData>({
  words,
  address,
  columns,
  shown,
  rowId,
  page,
}: Props<Row> & { shown: Readonly<Record<string, boolean>> }) {
  const { data, error, isFetching, refetch } = page;
  if (!data && error) {
    return (
      <LoadFailure
        title={`Failed to load ${words.plural}`}
        level={2}
        error={error}
        retry={refetch}
        busy={isFetching}
      />
    );
  }
  if (!data) {
    const names = columns.filter(({ id }) => shown[id]).map(({ name }) => name);
    return <ListSkeleton label={`Loading ${words.plural}`} columns={names} />;
  }
  if (data.items.length === 0) return <Nothing words={words} address={address} />;
  return (
    <StaffTable
      caption={words.title}
      columns={columns}
      shown={shown}
      rows={data.items}
      rowId={rowId}
      order={{ sort: address.sort, onSort: (sort) => address.change({ sort }) }}
    />
  );
}

function Nothing({ words, address }: { words: ListWords; address: ListAddress }) {
  const isNarrowed = address.narrowed > 0 || address.values.q !== '';
  if (!isNarrowed) {
    return (
      <EmptyState title={words.empty.title} level={2}>
        {words.empty.text}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={`No ${words.plural} match`}
      level={2}
      action={<Button onClick={address.clear}>Clear filters</Button>}
    >
      Nothing fits the search and the filters together.
    </EmptyState>
  );
}
