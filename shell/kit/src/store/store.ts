import { configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { platformApi } from '../api/platform-api.ts';
import { sessionSlice } from '../session/session-slice.ts';
import { toastSlice } from '../toasts/toast-slice.ts';

/**
 * The one store of a page, made by the page's owner: the shell, or a remote that stands alone.
 *
 * @param signedIn what the hint cookie says, so that the first paint is right.
 */
export function createPlatformStore({ signedIn }: { signedIn: boolean }) {
  return configureStore({
    reducer: {
      [platformApi.reducerPath]: platformApi.reducer,
      session: sessionSlice.reducer,
      toast: toastSlice.reducer,
    },
    preloadedState: { session: { signedIn, ended: null } },
    // Their checks in development cost more than they find: all state is written by slices.
    middleware: (defaults) =>
      defaults({ immutableCheck: false, serializableCheck: false }).concat(platformApi.middleware),
  });
}

export type PlatformStore = ReturnType<typeof createPlatformStore>;
export type PlatformState = ReturnType<PlatformStore['getState']>;
export type PlatformDispatch = PlatformStore['dispatch'];
export type PlatformThunk<Result> = ThunkAction<Result, PlatformState, unknown, UnknownAction>;
