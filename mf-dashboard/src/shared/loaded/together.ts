import type { QueryState } from './loaded.tsx';

type DataOf<Queries extends Readonly<Record<string, { data?: unknown }>>> = {
  [Key in keyof Queries]: NonNullable<Queries[Key]['data']>;
};

/** Several reads as one: there when all are, failed when one has, and asked again where it failed. */
export function together<const Queries extends Readonly<Record<string, QueryState<unknown>>>>(
  queries: Queries,
): QueryState<DataOf<Queries>> {
  const all = Object.values(queries);
  const failed = all.filter((query) => query.error);
  const isThere = all.every((query) => query.data !== undefined);
  return {
    data: isThere
      ? (Object.fromEntries(
          Object.entries(queries).map(([name, { data }]) => [name, data]),
        ) as DataOf<Queries>)
      : undefined,
    error: failed[0]?.error,
    isFetching: all.some((query) => query.isFetching),
    refetch: () => failed.forEach((query) => query.refetch()),
  };
}
