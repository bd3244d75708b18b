import { useEffect, useRef } from 'react';
import { useReviewQueue } from './review-queue.ts';

type OpenRecord = {
  readonly id: string;
  /** `undefined` while the record loads, and for records without a status. */
  readonly status: string | undefined;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

/**
 * Bounds the reloads of one record. Two are enough: one can return what the server knew before the decision, because it
 * joins a request that is already on its way.
 */
const MAX_RELOADS = 3;

/**
 * Reloads the queue and the open record while their statuses differ: another administrator has decided the record, and
 * one of the two was loaded before that. Each response can be slow and they can arrive in any order, so they are
 * compared again after every reload.
 */
export function useQueueReload({ id, status, isFetching, refetch }: OpenRecord): void {
  const { rowStatus, isFetching: isQueueFetching, reload } = useReviewQueue();
  const reloads = useRef({ id, count: 0 });
  const isStale = status !== undefined && rowStatus !== undefined && status !== rowStatus;
  const isSettled = !isFetching && !isQueueFetching;

  useEffect(() => {
    if (!isSettled) return;
    if (!isStale || reloads.current.id !== id) reloads.current = { id, count: 0 };
    if (!isStale || reloads.current.count >= MAX_RELOADS) return;
    reloads.current.count += 1;
    reload();
    refetch();
  }, [id, isStale, isSettled, reload, refetch]);
}
