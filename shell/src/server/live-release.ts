import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASE_FILES, type ReleaseAssets, type ReleaseStore } from '@platform/releases';

/** The live release of an app. */
export type LiveRelease = {
  readonly version: string;
  readonly contract: number;
  readonly assets: ReleaseAssets;
  /** Path of its Node bundle. */
  readonly serverFile: string;
};

/**
 * Reads the live release of an app.
 *
 * @throws Error if no version is live or its folder is incomplete.
 */
export function readLiveRelease(releases: ReleaseStore, app: string): LiveRelease {
  const version = releases.liveVersion(app);
  if (version === undefined) throw new Error(`no version of ${app} is live`);
  const folder = releases.releaseFolder(app, version);
  return {
    version,
    contract: releases.release(app, version).contract,
    assets: JSON.parse(readFileSync(join(folder, RELEASE_FILES.assets), 'utf8')) as ReleaseAssets,
    serverFile: join(folder, RELEASE_FILES.serverBundle),
  };
}
