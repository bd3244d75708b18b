import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../log.ts';
import { StartError } from '../start-error.ts';
import {
  parseRegistry,
  parseRelease,
  REGISTRY_FILE,
  RELEASE_FILE,
  type Registry,
  type Release,
} from './registry.ts';

/** The release store as a server reads it: `<folder>/<app>/<version>/...` and the registry. */
export type ReleaseStore = {
  readonly folder: string;
  /**
   * The registry as it is now: one `stat` a call, read again only when the file changed. While the file is broken or
   * gone the last good one stays in force, and the fault is logged once.
   */
  registry(): Registry;
  /** The live version of an app, if it has one. */
  liveVersion(app: string): string | undefined;
  /** `<folder>/<app>/<version>`, e.g. for `browser/` and `server/server.cjs` below it. */
  releaseFolder(app: string, version: string): string;
  /** What a release says of itself. @throws Error if `release.json` is missing or broken. */
  release(app: string, version: string): Release;
};

/** @throws StartError if there is no registry or it is broken: a server does not start on a guess. */
export function openReleaseStore(folder: string, log: Log): ReleaseStore {
  const file = join(folder, REGISTRY_FILE);
  let seen = identity(file);
  let registry = readFirst(file);
  let faulty = false;

  function current(): Registry {
    const now = identity(file);
    if (now === seen) return registry;
    seen = now;
    try {
      registry = parseRegistry(readFileSync(file, 'utf8'));
      if (faulty) log.info('registry is whole again', { file, revision: registry.revision });
      faulty = false;
    } catch (error) {
      faulty = true;
      log.error('registry is broken, the last good one stays', {
        file,
        reason: reasonOf(error),
        revision: registry.revision,
      });
    }
    return registry;
  }

  const releaseFolder = (app: string, version: string) => join(folder, app, version);
  return {
    folder,
    registry: current,
    liveVersion: (app) => current().apps[app]?.version,
    releaseFolder,
    release: (app, version) =>
      parseRelease(readFileSync(join(releaseFolder(app, version), RELEASE_FILE), 'utf8')),
  };
}

/** A rename into place changes the inode, a write in place the size or the time. */
function identity(file: string): string {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats ? `${stats.ino} ${stats.size} ${stats.mtimeNs}` : 'none';
}

function readFirst(file: string): Registry {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartError(
      `The release store has no readable registry at ${file} (${reasonOf(error)}). ` +
        'Publish and promote a release first, or set RELEASE_STORE to the folder that has one.',
      { cause: error },
    );
  }
  try {
    return parseRegistry(text);
  } catch (error) {
    throw new StartError(brokenRegistry(file, error), { cause: error });
  }
}

/** The words for a registry that cannot be read, with what to do. */
export function brokenRegistry(file: string, error: unknown): string {
  return (
    `The registry ${file} is broken: ${reasonOf(error)}. Put a whole copy in its place, or delete the file and ` +
    'promote the versions that are to be live (`npm start` does so with the ones it builds).'
  );
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
