import type { Endpoint, ResponseOf } from '@platform/contracts';
import type { MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query';
import type { ContractBaseQuery } from './base-query.ts';
import { useStore } from 'react-redux';
import { buildRequestUrl, type ArgumentOf, type ContractCall, type RequestParts } from './contract-call.ts';
import { platformApi } from './platform-api.ts';
import { recordQuery } from './served-answers.ts';

const CONFLICT = 409;

/** The call behind each injected name, as `POST /auth/login`. */
const callsByName = new Map<string, string>();

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
 * Endpoint names must be unique across all remotes, because they share the cache. The same call may come again under
 * its name, because several remotes bundle the same module.
 *
 * @throws Error if a name stands for another call, in production only: hot module replacement may edit a call.
 */
export function injectContractEndpoints<const S extends Specifications>(specifications: S): InjectedApi<S> {
  claimNames(specifications);
  const tags = Object.values(specifications).flatMap((specification) => specification.tags);
  const api = platformApi.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
    overrideExisting: true,
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
  if (typeof document === 'undefined') recordHooks(api, specifications);
  // `Object.fromEntries` loses the endpoint type of each name; the specifications carry it.
  return api as unknown as InjectedApi<S>;
}

type QueryHook = (argument: RequestParts | undefined, options?: { readonly skip?: boolean }) => unknown;

/**
 * Makes the hooks of queries record what they are asked for on a server, where no effect sends it. So a page need not
 * declare its queries, and those that follow from the answers of others are found too.
 */
function recordHooks(api: object, specifications: Specifications): void {
  const hooks = api as Record<string, QueryHook>;
  for (const [name, { kind, endpoint }] of Object.entries(specifications)) {
    const hookName = `use${name.charAt(0).toUpperCase()}${name.slice(1)}Query`;
    const useOriginal = hooks[hookName];
    if (kind !== 'query' || !useOriginal) continue;
    hooks[hookName] = function useRecordedQuery(argument, options) {
      const store = useStore();
      if (!options?.skip && typeof argument !== 'symbol')
        recordQuery(store, { name, argument, url: buildRequestUrl({ endpoint, request: argument }) });
      return useOriginal(argument, options);
    };
  }
}

function claimNames(specifications: Specifications): void {
  for (const [name, { endpoint }] of Object.entries(specifications)) {
    const call = `${endpoint.method} ${endpoint.path}`;
    const before = callsByName.get(name) ?? call;
    if (before !== call && process.env.NODE_ENV === 'production')
      throw new Error(`The endpoint name ${name} stands for ${before}, not for ${call}.`);
    callsByName.set(name, call);
  }
}
