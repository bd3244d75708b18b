import type { Operator } from '@platform/contracts';
import { configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { platformApi } from '../api/platform-api.ts';
import { sessionSlice } from '../session/session-slice.ts';
import { toastSlice } from '../toasts/toast-slice.ts';

type StoreOptions = {
  readonly signedIn: boolean;
  readonly operator: Operator;
  readonly origin?: string | undefined;
};

/**
 * Creates the page's single store; called by the shell or by a standalone remote.
 *
 * @param signedIn whether the hint cookie is set, so that the first paint is right.
 * @param operator who operates the platform; it stays as long as the page.
 * @param origin public origin of the site that members know, by default that of the page.
 */
export function createPlatformStore({
  signedIn,
  operator,
  origin = globalThis.location.origin,
}: StoreOptions) {
  return configureStore({
    reducer: {
      [platformApi.reducerPath]: platformApi.reducer,
      session: sessionSlice.reducer,
      operator: (state: Operator = operator) => state,
      origin: (state: string = origin) => state,
      toast: toastSlice.reducer,
    },
    preloadedState: { session: { signedIn, ended: null } },
    // Off, because these development checks are slow and all state is written by slices.
    middleware: (defaults) =>
      defaults({ immutableCheck: false, serializableCheck: false }).concat(platformApi.middleware),
  });
}

export type PlatformStore = ReturnType<typeof createPlatformStore>;
export type PlatformState = ReturnType<PlatformStore['getState']>;
export type PlatformDispatch = PlatformStore['dispatch'];
export type PlatformThunk<Result> = ThunkAction<Result, PlatformState, unknown, UnknownAction>;
