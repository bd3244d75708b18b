import { useState } from 'react';

/**
 * The pages of a list that have been asked for, by their cursors; the first has none. Each page is a read of its own, so
 * that an action that changes the list brings all of them up to date.
 */
export function useCursors() {
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  return {
    cursors,
    /** Asks for the page after the last one. */
    addPage: (cursor: string) => setCursors([...cursors, cursor]),
  };
}

/** The query of a page. */
export function pageAt(cursor: string | undefined) {
  return cursor === undefined ? undefined : { query: { cursor } };
}
