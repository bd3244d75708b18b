import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { StoreSettings } from './bucket.ts';

/**
 * Returns the folder of a mirror of a bucket: `live` is what the servers of this machine read, `work` is where changes
 * are made before they are uploaded.
 */
export function mirrorFolder(
  { dataDir, releaseStore, releaseStoreEndpoint = '' }: StoreSettings,
  purpose: 'live' | 'work',
): string {
  const name = createHash('sha256')
    .update(`${releaseStoreEndpoint} ${releaseStore}`)
    .digest('hex')
    .slice(0, 16);
  return join(dataDir, 'release-mirrors', name, purpose);
}
