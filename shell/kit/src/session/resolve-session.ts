import type { User } from '@platform/contracts';
import type { PlatformStore } from '../store/store.ts';
import { sessionApi } from './session-api.ts';

/**
 * Returns the current user outside of components (route guards). Waits for a pending lookup or starts one.
 *
 * @throws ApiError if the lookup fails.
 */
export async function resolveUser(store: PlatformStore): Promise<User | null> {
  if (!store.getState().session.signedIn) return null;
  return store.dispatch(sessionApi.endpoints.me.initiate(undefined, { subscribe: false })).unwrap();
}
