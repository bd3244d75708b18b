import type { QueryState } from '@platform/kit/queries';
import { BLUEPRINTS, type Task } from '@platform/contracts';
import { useEffect } from 'react';
import { useBlueprintTasksQuery } from './tasks-api.ts';

/** A query that has data even if a part failed to load; `retryMissing` is set in that case. */
export type PartialQueryState<Data> = QueryState<Data> & { readonly retryMissing: (() => void) | undefined };

/**
 * Loads the tasks of several blueprints into one list. A blueprint whose tasks fail to load is logged and left out
 * (docs/specification.md#7-api-calls and docs/specification.md#8-messages).
 */
export function useTasksForBlueprints(blueprintIds: readonly number[]): PartialQueryState<Task[]> {
  // Hooks in a loop are safe here: the catalogue is fixed, so all renders call the same ten hooks in the same order.
  const queries = BLUEPRINTS.map(({ id }) => {
    const skip = !blueprintIds.includes(id);
    const query = useBlueprintTasksQuery({ params: { blueprintId: id } }, { skip });
    return { ...query, id, skip };
  }).filter(({ skip }) => !skip);

  const failedQueries = queries.filter(({ error, data }) => error && !data);
  useLogFailure(failedQueries.map(({ id }) => id).join(', '));

  const isSettled = queries.every(({ data, error }) => data ?? error);
  const retry = () => failedQueries.forEach(({ refetch }) => void refetch());
  return {
    data: isSettled ? queries.flatMap(({ data }) => data?.items ?? []) : undefined,
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: retry,
    retryMissing: failedQueries.length > 0 ? retry : undefined,
  };
}

function useLogFailure(failedIds: string): void {
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the specification asks to log this failure and do nothing else
    if (failedIds !== '') console.warn(`The tasks of these blueprints could not be loaded: ${failedIds}`);
  }, [failedIds]);
}
