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

/** A call that reads. Its answer is asked for again when an action changes one of these tags. */
export function query<E extends Endpoint>(
  endpoint: E,
  options: { provides: readonly string[] },
): QuerySpecification<E> {
  return { kind: 'query', endpoint, tags: options.provides };
}

/**
 * A call that acts. After success everything that was read under these tags is asked for again; after a conflict too,
 * because what the page shows is no longer how things stand.
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
 * Adds a feature's endpoints to the one cache, typed by their descriptors:
 *
 *     export const { useFreeTasksQuery, useCompleteTaskMutation } = injectContractEndpoints({
 *       freeTasks: query(listFreeTasks, { provides: ['tasks'] }),
 *       completeTask: mutation(completeTask, { changes: ['completions', 'me'] }),
 *     });
 *
 * A name is used once in the whole product: the cache is shared by all remotes.
 */
export function injectContractEndpoints<const S extends Specifications>(specifications: S): InjectedApi<S> {
  const tags = Object.values(specifications).flatMap((specification) => specification.tags);
  const api = platformApi.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
    // A module that is edited while the page runs injects its endpoints again.
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
  // The loop above loses which name has which endpoint; the types of the specifications say it.
  return api as unknown as InjectedApi<S>;
}
