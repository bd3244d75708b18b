import type { Endpoint, QueryOf } from '@platform/contracts';
import type { ListFilter } from './list-filters.ts';

type OwnNames<E extends Endpoint> = Exclude<keyof QueryOf<E> & string, 'limit' | 'cursor' | 'sort' | 'q'>;
type SortOf<E extends Endpoint> = QueryOf<E> extends { sort?: infer Sort } ? Exclude<Sort, undefined> : never;

/** What a list can be narrowed by and in which orders it comes; only what its endpoint takes. */
export type ListDefinition<E extends Endpoint = Endpoint> = {
  readonly endpoint: E;
  readonly filters: Readonly<Partial<Record<OwnNames<E>, ListFilter>>>;
  /** The first is the order of an address without one. */
  readonly sorts: readonly [SortOf<E>, ...SortOf<E>[]];
};

/** Keeps the type of the endpoint, so that the list's query is the endpoint's. */
export function defineList<E extends Endpoint>(definition: ListDefinition<E>): ListDefinition<E> {
  return definition;
}
