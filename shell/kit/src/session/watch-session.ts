import { setupListeners } from '@reduxjs/toolkit/query';
import { platformApi } from '../api/platform-api.ts';
import type { PlatformStore } from '../store/store.ts';
import { sessionApi } from './session-api.ts';
import { joinSessionNews } from './session-channel.ts';
import { closeSession, startSession } from './session-lifecycle.ts';
import { sessionOpened } from './session-slice.ts';

/**
 * Keeps the page in step with what happens to the session elsewhere: another tab signs out or in, or the lookup on
 * focus finds another user than before. Called once by the page's owner; returns how to stop.
 */
export function watchSession(store: PlatformStore): () => void {
  const stopListening = setupListeners(store.dispatch);
  const stopHearing = joinSessionNews((news) => {
    if (news === 'ended') {
      store.dispatch(closeSession('signed-out-elsewhere'));
    } else {
      store.dispatch(platformApi.util.resetApiState());
      store.dispatch(sessionOpened());
    }
  });
  const stopComparing = store.subscribe(compareUsers(store));
  return () => {
    stopListening();
    stopHearing();
    stopComparing();
  };
}

function compareUsers(store: PlatformStore): () => void {
  const current = sessionApi.endpoints.me.select(undefined);
  let known: string | undefined;
  return () => {
    const user = current(store.getState()).data;
    const former = known;
    known = user?.id;
    if (!user || former === undefined || former === user.id) return;
    // Not inside the store's own notification: the lookup that brought this user is still being finished.
    queueMicrotask(() => void store.dispatch(startSession(user)));
  };
}
