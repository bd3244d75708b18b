import type { Endpoint, QueryOf } from '@platform/contracts';
import type { ListFilter } from './list-filters.ts';

type FilterName<E extends Endpoint> = Exclude<keyof QueryOf<E> & string, 'limit' | 'cursor' | 'sort' | 'q'>;
type SortOf<E extends Endpoint> = QueryOf<E> extends { sort?: infer Sort } ? Exclude<Sort, undefined> : never;

/** The filters and sort orders of a list; the type allows only those that the endpoint accepts. */
export type ListDefinition<E extends Endpoint = Endpoint> = {
  readonly endpoint: E;
  readonly filters: Readonly<Partial<Record<FilterName<E>, ListFilter>>>;
  /** The first order is the default. */
  readonly sorts: readonly [SortOf<E>, ...SortOf<E>[]];
};
