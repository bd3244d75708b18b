import { replaceFile } from '@platform/node-utils';
import { readLastGood } from '../last-good.ts';
import { lastGoodFile } from '../layout.ts';
import { isVersion, type Registry } from '../release-format.ts';
import type { Bucket } from './bucket.ts';

export const LAST_GOOD_KEY = 'last-good.json';

/** Copies into a mirror which versions page servers have served last. */
export async function downloadLastGood(bucket: Bucket, mirror: string): Promise<void> {
  const object = await bucket.get(LAST_GOOD_KEY);
  if (object && object !== 'same') replaceFile(lastGoodFile(mirror), object.content.toString());
}

/** Lists the versions of live apps that a page server falls back to, as far as the mirror knows. */
export function listLastGoodVersions(
  mirror: string,
  { apps }: Registry,
): readonly { readonly app: string; readonly version: string }[] {
  const versions = readLastGood(mirror);
  return Object.keys(apps).flatMap((app) => {
    const version = String(versions[app]);
    return isVersion(version) ? [{ app, version }] : [];
  });
}
