import type { Logger } from '@platform/server-kit/logging';
import { isBucketLocation, type StoreSettings } from './bucket/bucket.ts';
import { changeBucket } from './bucket/change-bucket.ts';
import { followBucket, type FollowedStore } from './bucket/follow-bucket.ts';

/**
 * Finds the folder to serve releases from: that of the store, or a copy of a bucket that is kept up to date.
 *
 * @param app the only one whose releases are needed, by default all
 */
export function followStore(settings: StoreSettings, log: Logger, app?: string): FollowedStore {
  if (isBucketLocation(settings.releaseStore)) return followBucket(settings, log, app);
  return {
    folder: settings.releaseStore,
    ready: Promise.resolve(),
    isFailing: () => false,
    stop: () => undefined,
  };
}

/**
 * Runs a function of this package on the folder of a release store, and brings what it has changed into the bucket if
 * the store is one. It must be repeatable: after changes of others at the same time it runs again.
 */
export async function changeStore<T>(
  settings: StoreSettings,
  action: (folder: string) => T | Promise<T>,
): Promise<T> {
  if (isBucketLocation(settings.releaseStore)) return changeBucket(settings, action);
  return action(settings.releaseStore);
}
