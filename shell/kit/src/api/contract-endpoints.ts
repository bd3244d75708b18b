import type { Endpoint, ResponseOf } from '@platform/contracts';
import type { MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query';
import type { ContractBaseQuery } from './base-query.ts';
import type { ArgumentOf, ContractCall, RequestParts } from './contract-call.ts';
import { platformApi } from './platform-api.ts';

const CONFLICT = 409;

type QuerySpecification<E extends Endpoint> = {
  readonly kind: 'query';
  readonly endpoint: E;
  readonly tags: readonly string[];
};
type MutationSpecification<E extends Endpoint> = {
  readonly kind: 'mutation';
  readonly endpoint: E;
  readonly tags: readonly string[];
};
type Specifications = Readonly<
  Record<string, QuerySpecification<Endpoint> | MutationSpecification<Endpoint>>
>;

/** Declares a query. It is refetched when a mutation changes one of the tags it provides. */
export function query<E extends Endpoint>(
  endpoint: E,
  options: { provides: readonly string[] },
): QuerySpecification<E> {
  return { kind: 'query', endpoint, tags: options.provides };
}

/**
 * Declares a mutation. After success, queries that provide one of its tags are refetched. After a conflict (409) too,
 * because the page shows outdated data.
 */
export function mutation<E extends Endpoint>(
  endpoint: E,
  options: { changes: readonly string[] },
): MutationSpecification<E> {
  return { kind: 'mutation', endpoint, tags: options.changes };
}

type Definitions<S extends Specifications> = {
  [Name in keyof S]: S[Name] extends QuerySpecification<infer E>
    ? QueryDefinition<ArgumentOf<E>, ContractBaseQuery, string, ResponseOf<E>, 'api'>
    : S[Name] extends MutationSpecification<infer E>
      ? MutationDefinition<ArgumentOf<E>, ContractBaseQuery, string, ResponseOf<E>, 'api'>
      : never;
};

type InjectedApi<S extends Specifications> = ReturnType<typeof platformApi.injectEndpoints<Definitions<S>>>;

/**
 * Injects a feature's endpoints into the shared cache, typed by their contract descriptors:
 *
 *     export const { useFreeTasksQuery, useCompleteTaskMutation } = injectContractEndpoints({
 *       freeTasks: query(listFreeTasks, { provides: ['tasks'] }),
 *       completeTask: mutation(completeTask, { changes: ['completions', 'me'] }),
 *     });
 *
 * Endpoint names must be unique across all remotes, because they share the cache.
 */
export function injectContractEndpoints<const S extends Specifications>(specifications: S): InjectedApi<S> {
  const tags = Object.values(specifications).flatMap((specification) => specification.tags);
  const api = platformApi.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
    // Hot module replacement injects the endpoints of an edited module again.
    overrideExisting: process.env.NODE_ENV === 'production' ? 'throw' : true,
    endpoints: (build) =>
      Object.fromEntries(
        Object.entries(specifications).map(([name, { kind, endpoint, tags }]) => {
          const toCall = (request: RequestParts | undefined): ContractCall => ({ endpoint, request });
          return [
            name,
            kind === 'query'
              ? build.query<unknown, RequestParts | undefined>({ query: toCall, providesTags: [...tags] })
              : build.mutation<unknown, RequestParts | undefined>({
                  query: toCall,
                  invalidatesTags: (_, error) => (error && error.status !== CONFLICT ? [] : [...tags]),
                }),
          ];
        }),
      ),
  });
  // `Object.fromEntries` loses the endpoint type of each name; the specifications carry it.
  return api as unknown as InjectedApi<S>;
}
