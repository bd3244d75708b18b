import { BLUEPRINTS, type WorkTask } from '@platform/contracts';
import type { QueryState } from '@platform/kit/queries';
import { useWorkTasksQuery } from '../work-offers-api.ts';

/** Loads the work tasks of several blueprints into one list. A blueprint that fails to load can be tried again. */
export function useWorkTasks(blueprintIds: readonly number[]): QueryState<readonly WorkTask[]> {
  // Hooks in a loop are safe here: the catalogue is fixed, so all renders call the same ten hooks in the same order.
  const queries = BLUEPRINTS.map(({ id }) => {
    const skip = !blueprintIds.includes(id);
    return { ...useWorkTasksQuery({ params: { blueprintId: id } }, { skip }), skip };
  }).filter(({ skip }) => !skip);
  const failed = queries.filter(({ error, data }) => error && !data);
  const isSettled = queries.every(({ data, error }) => data ?? error);
  const isEmpty = failed.length === queries.length && failed.length > 0;
  return {
    data: isSettled && !isEmpty ? queries.flatMap(({ data }) => data?.items ?? []) : undefined,
    error: failed[0]?.error,
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => failed.forEach(({ refetch }) => void refetch()),
  };
}
