import type { User } from '@platform/contracts';
import { clearIdempotencyKeys } from '../api/idempotency-keys.ts';
import { platformApi } from '../api/platform-api.ts';
import type { PlatformThunk } from '../store/store.ts';
import { sessionApi } from './session-api.ts';
import { broadcastSession } from './session-channel.ts';
import { clearMemberData } from './member-data.ts';
import { clearSessionData } from './session-data.ts';
import { sessionClosed, sessionOpened, type SessionEnd } from './session-slice.ts';

/** Starts the session of a user after login or sign-up, and removes all cached data of a previous user. */
export function startSession(user: User): PlatformThunk<Promise<void>> {
  return async (dispatch) => {
    resetClientState(dispatch);
    clearMemberData(user.id);
    dispatch(sessionOpened());
    await dispatch(sessionApi.util.upsertQueryData('me', undefined, user));
    broadcastSession('started');
  };
}

/** Ends the session in this page only; the server's session has ended already. One that expired ends by itself. */
export function endSession(end: Exclude<SessionEnd, 'expired'>): PlatformThunk<void> {
  return (dispatch) => {
    dispatch(sessionClosed(end));
    resetClientState(dispatch);
    clearMemberData();
  };
}

const unsentWork = new Set<() => Promise<unknown>>();

/** Registers a function that sends what the page still has to send before a logout. */
export function registerBeforeSignOut(send: () => Promise<unknown>): void {
  unsentWork.add(send);
}

/**
 * Logs the user out in all tabs, once the page has sent its work.
 *
 * @throws ApiError if the server rejects the logout; the session then continues.
 */
export function signOut(): PlatformThunk<Promise<void>> {
  return async (dispatch) => {
    await Promise.all([...unsentWork].map((send) => send()));
    await dispatch(sessionApi.endpoints.logout.initiate(undefined)).unwrap();
    dispatch(endSession('signed-out'));
    broadcastSession('ended');
  };
}

function resetClientState(dispatch: Parameters<PlatformThunk<void>>[0]): void {
  clearIdempotencyKeys();
  clearSessionData();
  dispatch(platformApi.util.resetApiState());
}
