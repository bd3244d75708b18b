import { getMe, logout, type User } from '@platform/contracts';
import type { ContractCall } from '../api/contract-call.ts';
import { platformApi } from '../api/platform-api.ts';

/** What everything about the signed-in user is cached under; an action that changes it lists this tag. */
export const USER_TAG = 'me';

/** The calls of the session itself. Signing in and up are pages' business: they end in `startSession`. */
export const sessionApi = platformApi.enhanceEndpoints({ addTagTypes: [USER_TAG] }).injectEndpoints({
  endpoints: (build) => ({
    /** The current user; that nobody is signed in is an answer and not an error. */
    me: build.query<User | null, undefined>({
      providesTags: [USER_TAG],
      async queryFn(_argument, _api, _options, ask) {
        const outcome = await ask({ endpoint: getMe, request: undefined } satisfies ContractCall);
        if (!outcome.error) return { data: outcome.data as User };
        const error = outcome.error;
        return error.status === 401 ? { data: null } : { error };
      },
    }),
    logout: build.mutation<unknown, undefined>({ query: () => ({ endpoint: logout, request: undefined }) }),
  }),
});
