import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { getErrorMessage, makeFolder } from '@platform/node-utils';
import { RELEASE_FILES, releaseFolder } from './layout.ts';
import { isAppName, isVersion, parseRelease, type Release } from './release-format.ts';

/** Reads the metadata of a release. @throws Error naming the folder if it is not a release. */
export function readRelease(folder: string): Release {
  try {
    return parseRelease(readFileSync(join(folder, RELEASE_FILES.metadata), 'utf8'));
  } catch (error) {
    throw new Error(
      `${folder} is not a release (${RELEASE_FILES.metadata}: ${getErrorMessage(error)}). ` +
        'Check the path, or build the app again.',
      { cause: error },
    );
  }
}

/** Copies a build into the store. It gets its final name once it is complete, and never changes afterwards. */
export function storeRelease(store: string, folder: string, { app, version }: Release): void {
  const target = releaseFolder(store, app, version);
  if (existsSync(target))
    throw new Error(
      `${app} ${version} is already published, and a release never changes. Promote it, or build a new version.`,
    );
  const temporary = join(store, app, `.${version}.${randomUUID()}`);
  makeFolder(join(store, app));
  try {
    cpSync(folder, temporary, { recursive: true });
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    throw error;
  }
}

/** Lists the published releases of an app, newest first. */
export function listReleases(store: string, app: string): Release[] {
  if (!isAppName(app) || !existsSync(join(store, app))) return [];
  return readdirSync(join(store, app))
    .filter(isVersion)
    .map((version) => readRelease(releaseFolder(store, app, version)))
    .sort((a, b) => b.builtAt.localeCompare(a.builtAt));
}
