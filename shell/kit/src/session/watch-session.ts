import { setupListeners } from '@reduxjs/toolkit/query';
import { platformApi } from '../api/platform-api.ts';
import type { PlatformStore } from '../store/store.ts';
import { sessionApi } from './session-api.ts';
import { subscribeToSession } from './session-channel.ts';
import { clearMemberData } from './member-data.ts';
import { endSession, startSession } from './session-lifecycle.ts';
import { hasOwnSessionHint } from './session-hint.ts';
import { sessionOpenedElsewhere } from './session-slice.ts';

/**
 * Keeps the page's session in sync: with other tabs that log in or out, also without a script, and with the lookup on
 * window focus, which may return a different user. Call it once per page; returns the cleanup function.
 */
export function watchSession(store: PlatformStore): () => void {
  const removeListeners = setupListeners(store.dispatch);
  const leaveChannel = subscribeToSession((message) => {
    if (message === 'ended') store.dispatch(endSession('signed-out-elsewhere'));
    else openSession(store);
  });
  const onFocus = (): void => {
    if (!store.getState().session.signedIn && hasOwnSessionHint()) openSession(store);
  };
  addEventListener('focus', onFocus);
  const unsubscribe = store.subscribe(detectUserChange(store));
  return () => {
    removeEventListener('focus', onFocus);
    removeListeners();
    leaveChannel();
    unsubscribe();
  };
}

/** Takes over a session that another tab has started. */
function openSession(store: PlatformStore): void {
  store.dispatch(platformApi.util.resetApiState());
  store.dispatch(sessionOpenedElsewhere());
}

function detectUserChange(store: PlatformStore): () => void {
  const selectUser = sessionApi.endpoints.me.select(undefined);
  let userId: string | undefined;
  return () => {
    const user = selectUser(store.getState()).data;
    const previousId = userId;
    userId = user?.id;
    if (!user || previousId === user.id) return;
    if (previousId === undefined) {
      // A login without a script has not removed what the browser keeps for another member.
      clearMemberData(user.id);
      return;
    }
    // Deferred, because the store is still processing the lookup that returned this user.
    queueMicrotask(() => void store.dispatch(startSession(user)));
  };
}
