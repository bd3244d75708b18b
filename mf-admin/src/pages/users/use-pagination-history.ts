import { useState } from 'react';
import type { Paging } from '../../shared/list/state/use-list-url-state.ts';

const PAGE_SIZE = 10;

/** The part of a list's query that selects the page. */
export type PageQuery = { readonly limit: number; readonly cursor: string | undefined };

/** Pages through a list that is part of a larger screen, so its page is not in the URL. */
export function usePaginationHistory(): { readonly pageQuery: PageQuery; readonly paging: Paging } {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  return {
    pageQuery: { limit: PAGE_SIZE, cursor: cursors.at(-1) },
    paging: {
      isFirst: cursors.length === 0,
      next: (cursor) => setCursors([...cursors, cursor]),
      back: () => setCursors(cursors.slice(0, -1)),
    },
  };
}
