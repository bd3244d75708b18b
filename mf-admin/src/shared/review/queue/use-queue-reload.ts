import { useEffect } from 'react';
import { useReviewQueue } from './review-queue.ts';

/**
 * Reloads the queue when the open record's status differs from its row: another administrator has decided the record
 * since the queue was loaded, so the queue offers records that are no longer in it.
 */
export function useQueueReload(status: string | undefined): void {
  const { rowStatus, reload } = useReviewQueue();
  const isStale = status !== undefined && rowStatus !== undefined && status !== rowStatus;
  useEffect(() => {
    if (isStale) reload();
  }, [isStale, reload]);
}
