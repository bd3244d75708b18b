import { useCallback } from 'react';
import { useAdminCountersQuery } from '../../counters-api.ts';
import type { ListPage } from '../../list/screen/define-list-page.tsx';

/** Makes every reload of a queue reload the counters too, so that both agree about what is waiting. */
export function useReloadWithCounters<Row>(page: ListPage<Row>): ListPage<Row> {
  const { refetch: refetchCounters } = useAdminCountersQuery();
  const { refetch: refetchPage } = page;
  const refetch = useCallback(
    () => Promise.all([refetchPage(), refetchCounters()]),
    [refetchPage, refetchCounters],
  );
  return { ...page, refetch };
}
