import type { To } from '@platform/kit/router';
import { createContext, useContext } from 'react';

/** Navigation between the open record, its neighbors in the queue, and the list. */
export type ReviewQueue = {
  /** The path of the next record, if any. */
  readonly next: string | undefined;
  /** The path of the previous record, if any. */
  readonly previous: string | undefined;
  /** Opens a record of the queue, keeping search and filters. */
  readonly goTo: (path: string) => void;
  /** Links to the list with the focus on the row of the open record, or on the row that took its position. */
  readonly listLink: { readonly to: To; readonly state: unknown };
  /** Follows `listLink`. */
  readonly goToList: () => void;
  /** The status of the open record's row; `undefined` if the queue does not contain it, or records have no status. */
  readonly rowStatus: string | undefined;
  readonly isFetching: boolean;
  /** Loads the queue and the counters again. */
  readonly reload: () => unknown;
};

/** Provided by `ReviewLayout` to the open record. */
export const ReviewQueueContext = createContext<ReviewQueue | null>(null);

export function useReviewQueue(): ReviewQueue {
  const queue = useContext(ReviewQueueContext);
  if (!queue) throw new Error('useReviewQueue must be used inside a ReviewLayout.');
  return queue;
}
