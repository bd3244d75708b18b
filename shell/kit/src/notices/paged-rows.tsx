import { Button, Loading, moveFocus, RowItem, RowList, Skeleton } from '@platform/design-system';
import { QueryBoundary, type QueryState } from '@platform/kit/queries';
import { useState, type ReactNode } from 'react';

type Page<Item> = { readonly items: readonly Item[]; readonly next: string | null };

type Props<Item> = {
  /** Query hook for one page; the first page has no cursor. */
  usePage: (page: { query: { cursor: string } } | undefined) => QueryState<Page<Item>>;
  /** Names the list for screen readers. */
  label: string;
  /** Names the further rows in messages ('more notices'). */
  resource: string;
  /** Renders the rows of a page. */
  children: (items: readonly Item[]) => ReactNode;
};

/** Renders a list that loads page by page, as `PagedTable` does for tables. */
export function PagedRows<Item>({ label, ...reader }: Props<Item>) {
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  return (
    <>
      {cursors.map((cursor, index) => (
        <RowsPage
          key={cursor ?? 'first'}
          {...reader}
          label={index === 0 ? label : `${label}, page ${index + 1}`}
          cursor={cursor}
          isLast={index === cursors.length - 1}
          onShowMore={(next) => setCursors([...cursors, next])}
        />
      ))}
    </>
  );
}

type PageProps<Item> = Props<Item> & {
  cursor: string | undefined;
  /** Whether this is the last page shown, which has the button for the next one. */
  isLast: boolean;
  onShowMore: (cursor: string) => void;
};

/** Renders the rows of one page, or its loading or error state. */
function RowsPage<Item>(props: PageProps<Item>) {
  const { usePage, label, resource, children, cursor, isLast, onShowMore } = props;
  const query = usePage(cursor === undefined ? undefined : { query: { cursor } });
  const { data } = query;
  return (
    // Show more removes its own button, so the page that it adds gets the focus.
    <RowList aria-label={label} ref={cursor === undefined ? undefined : moveFocus}>
      {data ? (
        children(data.items)
      ) : (
        <RowItem>
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
        </RowItem>
      )}
      {isLast && data?.next && (
        <RowItem>
          <Button size="compact" onClick={() => data.next && onShowMore(data.next)}>
            Show more
          </Button>
        </RowItem>
      )}
    </RowList>
  );
}
