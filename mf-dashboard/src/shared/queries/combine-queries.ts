import type { QueryState } from '@platform/kit/queries';

type DataOf<Queries extends Readonly<Record<string, { data?: unknown }>>> = {
  [Key in keyof Queries]: NonNullable<Queries[Key]['data']>;
};

/** Combines queries into one: it has data once all have, fails if one fails, and refetches only the failed ones. */
export function combineQueries<const Queries extends Readonly<Record<string, QueryState<unknown>>>>(
  queries: Queries,
): QueryState<DataOf<Queries>> {
  const states = Object.values(queries);
  const failedQueries = states.filter((query) => query.error);
  const isComplete = states.every((query) => query.data !== undefined);
  return {
    data: isComplete
      ? (Object.fromEntries(
          Object.entries(queries).map(([name, { data }]) => [name, data]),
        ) as DataOf<Queries>)
      : undefined,
    error: failedQueries[0]?.error,
    isFetching: states.some((query) => query.isFetching),
    refetch: () => failedQueries.forEach((query) => query.refetch()),
  };
}
