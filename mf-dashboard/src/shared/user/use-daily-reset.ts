import type { User } from '@platform/contracts';
import { useRefetchUser, useServerTime } from '@platform/kit';
import { useEffect } from 'react';

/** Refetches the user when the daily limit resets, so that tasks open again without a reload. */
export function useDailyReset({ tasksToday }: User): void {
  const serverTime = useServerTime();
  const refetchUser = useRefetchUser();
  const isOver = serverTime !== undefined && serverTime >= tasksToday.resetsAt;
  useEffect(() => {
    if (isOver) refetchUser();
    // Depends on the time to try again with the next tick if the lookup failed.
  }, [isOver, serverTime, refetchUser]);
}
