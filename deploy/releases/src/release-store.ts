import { readFileSync, statSync } from 'node:fs';
import type { Logger } from '@platform/logging';
import { getErrorMessage, StartError } from '@platform/node-utils';
import { registryFile, releaseFile, releaseFolder } from './layout.ts';
import { parseRegistryFile } from './registry-file.ts';
import { parseRegistry, parseRelease, type Registry, type Release } from './release-format.ts';

/** Read access to the release store: `<folder>/<app>/<version>/...` and the registry. */
export type ReleaseStore = {
  readonly folder: string;
  /**
   * Returns the current registry. Costs one `stat` per call; the file is read again only after a change. While the file
   * is broken or missing, returns the last valid registry and logs the error once.
   */
  registry(): Registry;
  /** Returns the live version of an app, if it has one. */
  liveVersion(app: string): string | undefined;
  /** Returns the folder of a release, whose layout is `RELEASE_FILES`. */
  releaseFolder(app: string, version: string): string;
  /** Reads the metadata of a release. @throws Error if `release.json` is missing or broken. */
  release(app: string, version: string): Release;
};

/**
 * Opens a release store.
 *
 * @throws StartError if the registry is missing or broken: a server must not guess what is live.
 */
export function openReleaseStore(folder: string, log: Logger): ReleaseStore {
  const file = registryFile(folder);
  let lastIdentity = readFileIdentity(file);
  let registry = readInitialRegistry(file);
  let isBroken = false;

  function readRegistry(): Registry {
    const currentIdentity = readFileIdentity(file);
    if (currentIdentity === lastIdentity) return registry;
    lastIdentity = currentIdentity;
    try {
      registry = parseRegistry(readFileSync(file, 'utf8'));
      if (isBroken) log.info({ file, revision: registry.revision }, 'registry is valid again');
      isBroken = false;
    } catch (error) {
      isBroken = true;
      log.error(
        { file, revision: registry.revision, err: error },
        'registry is broken, keeping the last valid one',
      );
    }
    return registry;
  }

  return {
    folder,
    registry: readRegistry,
    liveVersion: (app) => readRegistry().apps[app]?.version,
    releaseFolder: (app, version) => releaseFolder(folder, app, version),
    release: (app, version) => parseRelease(readFileSync(releaseFile(folder, app, version), 'utf8')),
  };
}

/** Identifies a version of the file: replacing it changes the inode, writing in place changes size or mtime. */
function readFileIdentity(file: string): string {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats ? `${stats.ino} ${stats.size} ${stats.mtimeNs}` : 'none';
}

function readInitialRegistry(file: string): Registry {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartError(
      `The release store has no readable registry at ${file} (${getErrorMessage(error)}). ` +
        'Publish and promote a release first, or set RELEASE_STORE to the folder that has one.',
      { cause: error },
    );
  }
  return parseRegistryFile(file, text);
}
