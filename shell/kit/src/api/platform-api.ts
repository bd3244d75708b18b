import { createApi } from '@reduxjs/toolkit/query/react';
import { contractBaseQuery } from './base-query.ts';

/**
 * The page's single cache of server data. Features inject their endpoints with `injectContractEndpoints`. Cached data
 * stays until a mutation invalidates its tags: nothing refetches on a timer, on focus or after a failure, except the
 * current user (see the session).
 */
export const platformApi = createApi({
  reducerPath: 'api',
  baseQuery: contractBaseQuery,
  tagTypes: [] as string[],
  keepUnusedDataFor: Number.POSITIVE_INFINITY,
  endpoints: () => ({}),
});
