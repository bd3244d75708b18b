import { BLUEPRINTS, type Task } from '@platform/contracts';
import { useEffect } from 'react';
import type { QueryState } from '../../shared/loaded/loaded.tsx';
import { useBlueprintTasksQuery } from './tasks-api.ts';

/** A read that is there although a part of it did not come; `retryMissing` is set then. */
export type PartialQueryState<Data> = QueryState<Data> & { readonly retryMissing: (() => void) | undefined };

/**
 * The tasks of several blueprints in one list. A blueprint whose tasks do not come is logged and left out (product
 * specification, sections 7 and 8).
 */
export function useTasksOfBlueprints(blueprintIds: readonly number[]): PartialQueryState<Task[]> {
  // The catalogue is fixed, so these are the same ten hooks in the same order every time.
  const answers = BLUEPRINTS.map(({ id }) => {
    const skip = !blueprintIds.includes(id);
    const answer = useBlueprintTasksQuery({ params: { blueprintId: id } }, { skip });
    return { ...answer, id, skip };
  }).filter(({ skip }) => !skip);

  const failed = answers.filter(({ error, data }) => error && !data);
  useLog(failed.map(({ id }) => id).join(', '));

  const isSettled = answers.every(({ data, error }) => data ?? error);
  const retry = () => failed.forEach(({ refetch }) => void refetch());
  return {
    data: isSettled ? answers.flatMap(({ data }) => data?.items ?? []) : undefined,
    isFetching: answers.some(({ isFetching }) => isFetching),
    refetch: retry,
    retryMissing: failed.length > 0 ? retry : undefined,
  };
}

function useLog(failedIds: string): void {
  useEffect(() => {
    // eslint-disable-next-line no-console -- the specification wants this failure logged and nothing else
    if (failedIds !== '') console.warn(`The tasks of these blueprints could not be loaded: ${failedIds}`);
  }, [failedIds]);
}
