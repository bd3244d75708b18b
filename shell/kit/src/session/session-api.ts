import { getMe, logout, type User } from '@platform/contracts';
import type { ContractCall } from '../api/contract-call.ts';
import { platformApi } from '../api/platform-api.ts';

/** Cache tag of the current user. A mutation that changes the user lists it in `changes`. */
export const USER_TAG = 'me';

/** Endpoints of the session. Login and sign-up belong to their pages, which then call `startSession`. */
export const sessionApi = platformApi.enhanceEndpoints({ addTagTypes: [USER_TAG] }).injectEndpoints({
  endpoints: (build) => ({
    /** The current user; `null` instead of an error if no one is logged in. */
    me: build.query<User | null, undefined>({
      providesTags: [USER_TAG],
      async queryFn(_argument, _api, _options, baseQuery) {
        const result = await baseQuery({ endpoint: getMe, request: undefined } satisfies ContractCall);
        if (!result.error) return { data: result.data as User };
        const error = result.error;
        return error.status === 401 ? { data: null } : { error };
      },
    }),
    logout: build.mutation<unknown, undefined>({ query: () => ({ endpoint: logout, request: undefined }) }),
  }),
});
