import type { User } from '@platform/contracts';
import { forgetIntents } from '../api/intents.ts';
import { platformApi } from '../api/platform-api.ts';
import type { PlatformThunk } from '../store/store.ts';
import { sessionApi } from './session-api.ts';
import { announceSession } from './session-channel.ts';
import { sessionClosed, sessionOpened, type SessionEnd } from './session-slice.ts';

/** After a sign-in or sign-up has succeeded: the page belongs to this user, and nothing of a former one is left in it. */
export function startSession(user: User): PlatformThunk<Promise<void>> {
  return async (dispatch) => {
    forgetEverything(dispatch);
    dispatch(sessionOpened());
    await dispatch(sessionApi.util.upsertQueryData('me', undefined, user));
    announceSession('started');
  };
}

/** Ends the session in this page; the server's part is done already, or was never there. */
export function closeSession(end: SessionEnd): PlatformThunk<void> {
  return (dispatch) => {
    dispatch(sessionClosed(end));
    forgetEverything(dispatch);
  };
}

/** Signs out, here and in the other tabs. @throws ApiError if the server could not do it; the session then goes on. */
export function signOut(): PlatformThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(sessionApi.endpoints.logout.initiate(undefined)).unwrap();
    dispatch(closeSession('signed-out'));
    announceSession('ended');
  };
}

function forgetEverything(dispatch: Parameters<PlatformThunk<void>>[0]): void {
  forgetIntents();
  dispatch(platformApi.util.resetApiState());
}
