import { useState } from 'react';

type Query<Data> = {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly requestId?: string | undefined;
  readonly refetch: () => PromiseLike<{ readonly data?: Data | undefined; readonly isSuccess: boolean }>;
};

/**
 * Opens the record that a page writes to once it is loaded anew: another device may have written meanwhile, and what
 * this page saved is not in the cache. Answers from the cache would overwrite the newer ones. `count` is the `key` of
 * the editor, which starts again after a reload.
 *
 * @param canWrite whether the record still takes answers; others do not replace the open one
 */
export function useOpenedRecord<Data>(query: Query<Data>, canWrite: (record: Data) => boolean) {
  const { data, error, isFetching, refetch, requestId } = query;
  // The first render has the cached result, and does not say yet that it is fetched again.
  const [cachedRequestId] = useState(isFetching ? undefined : requestId);
  const [opened, setOpened] = useState<{ readonly record: Data; readonly count: number }>();
  if (!opened && data && !isFetching && !error && requestId !== cachedRequestId)
    setOpened({ record: data, count: 0 });

  return {
    opened,
    /** @param beforeOpen called once the newest answers are loaded, before they replace the open ones */
    reload: async (beforeOpen?: () => void): Promise<void> => {
      const { data: record, isSuccess } = await refetch();
      if (!record || !isSuccess || !canWrite(record)) return;
      beforeOpen?.();
      setOpened((before) => ({ record, count: (before?.count ?? 0) + 1 }));
    },
  };
}
