import { existsSync } from 'node:fs';
import { getErrorMessage } from '@platform/server-kit/node-utils';
import { releaseFolder } from './layout.ts';
import { readStoredRelease, type StoredRelease } from './release-folders.ts';
import { HOST, type Registry } from './release-format.ts';

type LiveApps = Registry['apps'];

/**
 * Reads the live releases. Damaged ones are left out, and are problems only if they are needed; the shell always is.
 *
 * @param needed names of apps
 */
export function readLiveReleases(
  store: string,
  live: LiveApps,
  needed: readonly string[] = [],
): { readonly releases: readonly StoredRelease[]; readonly problems: readonly string[] } {
  const problems: string[] = [];
  const releases: StoredRelease[] = [];
  for (const [app, { version }] of Object.entries(live)) {
    try {
      releases.push(readLiveVersion(store, app, version));
    } catch (error) {
      if (needed.includes(app) || app === HOST) problems.push(getErrorMessage(error));
    }
  }
  return { releases, problems };
}

/** Reads the live shell, if there is one. @throws Error if it is damaged. */
export function readLiveHost(store: string, live: LiveApps): StoredRelease | undefined {
  const version = live[HOST]?.version;
  return version === undefined ? undefined : readLiveVersion(store, HOST, version);
}

function readLiveVersion(store: string, app: string, version: string): StoredRelease {
  const folder = releaseFolder(store, app, version);
  if (!existsSync(folder)) throw new Error(`${app} ${version} is not in the store`);
  return readStoredRelease(folder);
}
