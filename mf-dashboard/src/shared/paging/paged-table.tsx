import {
  Button,
  Cell,
  Loading,
  Skeleton,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '@platform/design-system';
import { useState, type ReactNode } from 'react';
import { Loaded, type QueryState } from '../loaded/loaded.tsx';

type Page<Item> = { readonly items: readonly Item[]; readonly next: string | null };

type PageReader<Item> = {
  /** The hook that reads a page; the first one has no cursor. */
  usePage: (page: { query: { cursor: string } } | undefined) => QueryState<Page<Item>>;
  /** What a further page brings, as it stands in a sentence. */
  what: string;
  columns: number;
  /** The rows of a page. */
  children: (items: readonly Item[]) => ReactNode;
};

type Props<Item> = PageReader<Item> & {
  caption: string;
  /** The cells of the head, as many as there are columns. */
  head: ReactNode;
};

/**
 * A table that goes on page by page. Each page is a read of its own, so that an action that changes the list brings all
 * of them up to date.
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
          onMore={(next) => setCursors([...cursors, next])}
        />
      ))}
    </Table>
  );
}

type PageProps<Item> = PageReader<Item> & {
  cursor: string | undefined;
  /** The last page that was asked for: it has the button for the next. */
  isLast: boolean;
  onMore: (cursor: string) => void;
};

/** Its rows, or that they are on their way, or that they did not come. */
function TablePage<Item>(props: PageProps<Item>) {
  const { usePage, what, columns, children, cursor, isLast, onMore } = props;
  const query = usePage(cursor === undefined ? undefined : { query: { cursor } });
  const { data } = query;
  return (
    <TableBody>
      {data ? (
        children(data.items)
      ) : (
        <TableRow>
          <Cell colSpan={columns}>
            <Loaded
              query={query}
              what={what}
              skeleton={
                <Loading label={`Loading ${what}`}>
                  <Skeleton $height="2.5rem" />
                </Loading>
              }
            >
              {() => null}
            </Loaded>
          </Cell>
        </TableRow>
      )}
      {isLast && data?.next && (
        <TableRow>
          <Cell colSpan={columns}>
            <Button size="compact" onClick={() => data.next && onMore(data.next)}>
              Show more
            </Button>
          </Cell>
        </TableRow>
      )}
    </TableBody>
  );
}
