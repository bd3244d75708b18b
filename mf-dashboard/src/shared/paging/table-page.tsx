import { Button, Cell, Loading, Skeleton, TableBody, TableRow } from '@platform/design-system';
import type { ReactNode } from 'react';
import { Loaded, type QueryState } from '../loaded/loaded.tsx';

type PageData = { readonly next: string | null };

type Props<Data extends PageData> = {
  query: QueryState<Data>;
  /** What is read, as it stands in a sentence. */
  what: string;
  columns: number;
  /** The last page that was asked for: it has the button for the next. */
  isLast: boolean;
  onMore: (cursor: string) => void;
  children: (data: Data) => ReactNode;
};

/** One page of a table that goes on: its rows, or that they are on their way, or that they did not come. */
export function TablePage<Data extends PageData>({
  query,
  what,
  columns,
  isLast,
  onMore,
  children,
}: Props<Data>) {
  const { data } = query;
  return (
    <TableBody>
      {data ? (
        children(data)
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
