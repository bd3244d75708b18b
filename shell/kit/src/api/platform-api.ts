import { createApi } from '@reduxjs/toolkit/query/react';
import { contractBaseQuery } from './base-query.ts';

/**
 * The one cache of server data in the page. It has no endpoints of its own: each feature injects its own with
 * `injectContractEndpoints`. What is cached stays until an action invalidates its tags; nothing is asked again by a
 * timer, on focus or after a failure (the current user excepted, see the session).
 */
export const platformApi = createApi({
  reducerPath: 'api',
  baseQuery: contractBaseQuery,
  tagTypes: [] as string[],
  keepUnusedDataFor: Number.POSITIVE_INFINITY,
  endpoints: () => ({}),
});
