import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from '@platform/server-kit/logging';
import { getErrorMessage, StartError } from '@platform/server-kit/node-utils';
import { RELEASE_FILES, registryFile, releaseFolder } from './layout.ts';
import { parseRegistryFile } from './registry-file.ts';
import { parseRegistry, parseRelease, type Registry, type Release } from './release-format.ts';
import { watchFile } from './watch-file.ts';

/** Read access to the release store: `<folder>/<app>/<version>/...` and the registry. */
export type ReleaseStore = {
  readonly folder: string;
  /**
   * Returns the current registry. Costs one `stat` per call; the file is read again only after a change. While the file
   * is broken or missing, returns the last valid registry and logs the error once.
   */
  registry(): Registry;
  /**
   * Calls a listener soon after the registry has changed, and returns a function that ends it. The store's folder is
   * watched; where the file system reports no changes, the registry is read once a second.
   */
  onChange(listener: (registry: Registry) => void): () => void;
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

  function onChange(listener: (registry: Registry) => void): () => void {
    let last = readRegistry();
    const check = () => {
      const current = readRegistry();
      if (current === last) return;
      last = current;
      listener(current);
    };
    return watchFile(file, check, (error) => {
      log.warn({ folder, err: error }, 'release store cannot be watched, reading the registry once a second');
    });
  }

  return {
    folder,
    registry: readRegistry,
    onChange,
    liveVersion: (app) => readRegistry().apps[app]?.version,
    releaseFolder: (app, version) => releaseFolder(folder, app, version),
    release: (app, version) =>
      parseRelease(readFileSync(join(releaseFolder(folder, app, version), RELEASE_FILES.metadata), 'utf8')),
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
