import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { getErrorMessage, makeFolder } from '@platform/server-kit/node-utils';
import { registryFile, RELEASE_FILES, releaseFolder } from './layout.ts';
import { listPaths } from './release-contents.ts';
import { isAppName, isVersion, parseObject, parseRelease, type Release } from './release-format.ts';

/** A release and the folder of its files. */
export type StoredRelease = { readonly folder: string; readonly release: Release };

/** Reads a release in a folder. @throws Error naming the folder if it is not a release. */
export function readStoredRelease(folder: string): StoredRelease {
  return { folder, release: readRelease(folder) };
}

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

/**
 * Whether the store already has this build. The time of the build does not count: the same sources built twice are the
 * same release.
 *
 * @throws Error if the store has other content under the version.
 */
export function isStored(store: string, folder: string, { app, version }: Release): boolean {
  const target = releaseFolder(store, app, version);
  if (!existsSync(target)) return false;
  if (hasSameContent(folder, target)) return true;
  throw new Error(
    `${app} ${version} is already published with other content, and a release never changes. Build a new version.`,
  );
}

/** Copies a build into the store. It gets its final name once it is complete, and never changes afterwards. */
export function storeRelease(store: string, folder: string, { app, version }: Release): void {
  const temporary = temporaryFolder(store, app, version);
  makeFolder(join(store, app));
  try {
    cpSync(folder, temporary, { recursive: true });
    renameSync(temporary, releaseFolder(store, app, version));
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    throw error;
  }
}

/** Deletes a release. Its name is gone at once, so that no reader sees a part of it. */
export function deleteRelease(store: string, app: string, version: string): void {
  const temporary = temporaryFolder(store, app, version);
  renameSync(releaseFolder(store, app, version), temporary);
  rmSync(temporary, { recursive: true, force: true });
}

/**
 * Deletes what killed processes left of an app's releases and of the registry. No other process may be storing or
 * deleting a release, or writing the registry.
 */
export function deleteLeftovers(store: string, app: string): void {
  deleteMatching(store, (name) => name.startsWith(`${basename(registryFile(store))}.`));
  deleteMatching(join(store, app), (name) => name.startsWith('.'));
}

function deleteMatching(folder: string, isLeftover: (name: string) => boolean): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).filter(isLeftover))
    rmSync(join(folder, name), { recursive: true, force: true });
}

/** A folder that is not a version yet, or no longer one. */
function temporaryFolder(store: string, app: string, version: string): string {
  return join(store, app, `.${version}.${randomUUID()}`);
}

/** A version in the store. */
export type StoredVersion = {
  readonly version: string;
  /** Absent if it is damaged, which must not keep other versions from being used. */
  readonly release?: Release;
};

/** Lists the versions of an app in the store, newest first and damaged ones last. */
export function listVersions(store: string, app: string): StoredVersion[] {
  if (!isAppName(app) || !existsSync(join(store, app))) return [];
  return readdirSync(join(store, app))
    .filter(isVersion)
    .map((version) => readVersion(store, app, version))
    .sort((a, b) => (b.release?.builtAt ?? '').localeCompare(a.release?.builtAt ?? ''));
}

function readVersion(store: string, app: string, version: string): StoredVersion {
  try {
    return { version, release: readRelease(releaseFolder(store, app, version)) };
  } catch {
    return { version };
  }
}

function hasSameContent(a: string, b: string): boolean {
  const files = listPaths(a);
  return isDeepStrictEqual(files, listPaths(b)) && files.every((file) => isSameFile(file, a, b));
}

function isSameFile(file: string, a: string, b: string): boolean {
  const [contentA, contentB] = [readFileSync(join(a, file)), readFileSync(join(b, file))];
  if (contentA.equals(contentB)) return true;
  return (
    file === RELEASE_FILES.metadata &&
    isDeepStrictEqual(withoutBuildTime(contentA), withoutBuildTime(contentB))
  );
}

function withoutBuildTime(metadata: Buffer): unknown {
  return { ...parseObject(metadata.toString()), builtAt: undefined };
}
