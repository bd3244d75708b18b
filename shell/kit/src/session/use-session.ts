import type { User } from '@platform/contracts';
import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ApiError } from '../api/api-error.ts';
import type { PlatformDispatch, PlatformState } from '../store/store.ts';
import { sessionApi } from './session-api.ts';
import { signOut, startSession } from './session-lifecycle.ts';
import type { SessionEnd } from './session-slice.ts';

/** Who is looking at the page. */
export type Session =
  | { readonly status: 'loading'; readonly user: null }
  | { readonly status: 'signed-in'; readonly user: User }
  | { readonly status: 'signed-out'; readonly user: null; readonly ended: SessionEnd | null }
  /** The lookup failed, so nobody knows; `again` asks once more. */
  | { readonly status: 'failed'; readonly user: null; readonly error: ApiError; readonly again: () => void };

/**
 * The current user. Asked for once, again when the window regains focus and after an action that changed something
 * about the user; nobody is asked about when the hint cookie says that nobody is signed in.
 */
export function useSession(): Session {
  const { signedIn, ended } = useSelector((state: PlatformState) => state.session);
  const { data, error, refetch } = sessionApi.endpoints.me.useQuery(undefined, {
    skip: !signedIn,
    refetchOnFocus: true,
  });
  if (!signedIn || data === null) return { status: 'signed-out', user: null, ended };
  if (data) return { status: 'signed-in', user: data };
  // The error of a query function of our own is an ApiError; the other kind is thrown by code that is broken.
  if (error && 'code' in error && 'details' in error)
    return { status: 'failed', user: null, error, again: () => void refetch() };
  return { status: 'loading', user: null };
}

/** For the pages of sign-in and sign-up: hands over the user that the API answered. */
export function useStartSession(): (user: User) => Promise<void> {
  const dispatch = useDispatch<PlatformDispatch>();
  return useCallback((user) => dispatch(startSession(user)), [dispatch]);
}

/** Signs out. The promise is rejected with an `ApiError` if the server could not do it. */
export function useSignOut(): () => Promise<void> {
  const dispatch = useDispatch<PlatformDispatch>();
  return useCallback(() => dispatch(signOut()), [dispatch]);
}
