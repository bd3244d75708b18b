import type { User } from '@platform/contracts';
import { useCallback } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { ApiError } from '../api/api-error.ts';
import type { PlatformDispatch, PlatformState, PlatformStore } from '../store/store.ts';
import { resolveUser } from './resolve-session.ts';
import { sessionApi, USER_TAG } from './session-api.ts';
import { signOut, startSession } from './session-lifecycle.ts';
import type { SessionEnd } from './session-slice.ts';

/** The state of the session with its user. */
export type Session =
  | { readonly status: 'loading'; readonly user: null }
  | { readonly status: 'signed-in'; readonly user: User }
  | { readonly status: 'signed-out'; readonly user: null; readonly ended: SessionEnd | null }
  /** The lookup failed; `retry` repeats it. */
  | { readonly status: 'failed'; readonly user: null; readonly error: ApiError; readonly retry: () => void };

/**
 * Returns the current session. The user is fetched once, and again on window focus and after a mutation with
 * `USER_TAG`. Without the hint cookie no request is sent.
 */
export function useSession(): Session {
  const { signedIn, ended } = useSelector((state: PlatformState) => state.session);
  const { data, error, refetch } = sessionApi.endpoints.me.useQuery(undefined, {
    skip: !signedIn,
    refetchOnFocus: true,
  });
  if (!signedIn || data === null) return { status: 'signed-out', user: null, ended };
  if (data) return { status: 'signed-in', user: data };
  // `queryFn` returns an ApiError. Any other error was thrown by a bug.
  if (error && 'code' in error && 'details' in error)
    return { status: 'failed', user: null, error, retry: () => void refetch() };
  return { status: 'loading', user: null };
}

/** Returns a function that looks the current user up again. */
export function useRefetchUser(): () => void {
  const dispatch = useDispatch<PlatformDispatch>();
  return useCallback(() => void dispatch(sessionApi.util.invalidateTags([USER_TAG])), [dispatch]);
}

/**
 * Returns a function that resolves to the user who is logged in when it is called: at once if one was looked up,
 * because a page that is being left cannot wait. Rejects with an `ApiError`.
 */
export function useResolveUser(): () => Promise<User | null> {
  const store = useStore() as PlatformStore;
  return useCallback(async () => {
    const { data } = sessionApi.endpoints.me.select(undefined)(store.getState());
    return data ?? resolveUser(store);
  }, [store]);
}

/** Returns a function that starts a session with the user from the API's response; for the login and sign-up pages. */
export function useStartSession(): (user: User) => Promise<void> {
  const dispatch = useDispatch<PlatformDispatch>();
  return useCallback((user) => dispatch(startSession(user)), [dispatch]);
}

/** Returns a function that logs out. Its promise rejects with an `ApiError` if the server rejects the logout. */
export function useEndSession(): () => Promise<void> {
  const dispatch = useDispatch<PlatformDispatch>();
  return useCallback(() => dispatch(signOut()), [dispatch]);
}

/** Returns a function that looks the current user up anew, and resolves to them. Rejects with an `ApiError`. */
export function useLookUpUser(): () => Promise<User | null> {
  const dispatch = useDispatch<PlatformDispatch>();
  return useCallback(
    () =>
      dispatch(
        sessionApi.endpoints.me.initiate(undefined, { subscribe: false, forceRefetch: true }),
      ).unwrap(),
    [dispatch],
  );
}

/** Returns whether another tab started the session while this page was open. */
export function useStartedElsewhere(): boolean {
  return useSelector((state: PlatformState) => state.session.startedElsewhere === true);
}
