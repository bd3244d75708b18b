import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from '@platform/logging';
import { StartError } from '../start-error.ts';
import {
  parseRegistry,
  parseRelease,
  REGISTRY_FILE,
  RELEASE_FILE,
  type Registry,
  type Release,
} from './registry.ts';

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
  /** Returns `<folder>/<app>/<version>`, which contains `browser/` and `server/server.cjs`. */
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
  const file = join(folder, REGISTRY_FILE);
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

  const releaseFolder = (app: string, version: string) => join(folder, app, version);
  return {
    folder,
    registry: readRegistry,
    liveVersion: (app) => readRegistry().apps[app]?.version,
    releaseFolder,
    release: (app, version) =>
      parseRelease(readFileSync(join(releaseFolder(app, version), RELEASE_FILE), 'utf8')),
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
      `The release store has no readable registry at ${file} (${toMessage(error)}). ` +
        'Publish and promote a release first, or set RELEASE_STORE to the folder that has one.',
      { cause: error },
    );
  }
  try {
    return parseRegistry(text);
  } catch (error) {
    throw new StartError(brokenRegistryMessage(file, error), { cause: error });
  }
}

/** Builds the message for a broken registry, including how to repair it. */
export function brokenRegistryMessage(file: string, error: unknown): string {
  return (
    `The registry ${file} is broken: ${toMessage(error)}. Restore a valid copy, or delete the file and ` +
    'promote the versions that should be live (`npm start` promotes the ones it builds).'
  );
}

function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
