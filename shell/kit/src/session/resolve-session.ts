import type { User } from '@platform/contracts';
import type { PlatformStore } from '../store/store.ts';
import { sessionApi } from './session-api.ts';

/**
 * The current user for code outside of components (route guards): waits for a lookup under way, or starts one.
 *
 * @throws ApiError if nobody can tell who is signed in.
 */
export async function resolveUser(store: PlatformStore): Promise<User | null> {
  if (!store.getState().session.signedIn) return null;
  return store.dispatch(sessionApi.endpoints.me.initiate(undefined, { subscribe: false })).unwrap();
}
