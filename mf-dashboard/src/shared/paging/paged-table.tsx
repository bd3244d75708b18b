import {
  Button,
  Cell,
  Loading,
  moveFocus,
  PrintOnly,
  Skeleton,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '@platform/design-system';
import { QueryBoundary, type QueryState } from '@platform/kit/queries';
import { useState, type ReactNode } from 'react';

type Page<Item> = { readonly items: readonly Item[]; readonly next: string | null };

type PageSource<Item> = {
  /** Query hook for one page; the first page has no cursor. */
  usePage: (page: { query: { cursor: string } } | undefined) => QueryState<Page<Item>>;
  /** Names the further rows in messages ('more referrals'). */
  resource: string;
  columns: number;
  /** Renders the rows of a page. */
  children: (items: readonly Item[]) => ReactNode;
};

type Props<Item> = PageSource<Item> & {
  caption: string;
  /** The header cells, one per column. */
  head: ReactNode;
};

/**
 * Renders a table that loads page by page. Each page is a separate query, so an action that changes the list refetches
 * all shown pages.
 */
export function PagedTable<Item>({ caption, head, ...reader }: Props<Item>) {
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  return (
    <Table caption={caption}>
      <TableHead>
        <TableRow>{head}</TableRow>
      </TableHead>
      {cursors.map((cursor, index) => (
        <TablePage
          key={cursor ?? 'first'}
          {...reader}
          cursor={cursor}
          isLast={index === cursors.length - 1}
          onShowMore={(next) => setCursors([...cursors, next])}
        />
      ))}
    </Table>
  );
}

type PageProps<Item> = PageSource<Item> & {
  cursor: string | undefined;
  /** Whether this is the last page shown, which has the button for the next one. */
  isLast: boolean;
  onShowMore: (cursor: string) => void;
};

/** Renders the rows of one page, or its loading or error state. */
function TablePage<Item>(props: PageProps<Item>) {
  const { usePage, resource, columns, children, cursor, isLast, onShowMore } = props;
  const query = usePage(cursor === undefined ? undefined : { query: { cursor } });
  const { data } = query;
  return (
    // Show more removes its own button, so the page that it adds gets the focus.
    <TableBody ref={cursor === undefined ? undefined : moveFocus}>
      {data ? (
        children(data.items)
      ) : (
        <TableRow>
          <Cell colSpan={columns}>
            <QueryBoundary
              query={query}
              resource={resource}
              skeleton={
                <Loading label={`Loading ${resource}`}>
                  <Skeleton $height="2.5rem" />
                </Loading>
              }
            >
              {() => null}
            </QueryBoundary>
          </Cell>
        </TableRow>
      )}
      {isLast && data?.next && (
        <TableRow>
          <Cell colSpan={columns}>
            <Button size="compact" onClick={() => data.next && onShowMore(data.next)}>
              Show more
            </Button>
            <PrintOnly>There are more: show them before you print.</PrintOnly>
          </Cell>
        </TableRow>
      )}
    </TableBody>
  );
}
