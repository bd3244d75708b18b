import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  brokenRegistry,
  parseRegistry,
  REGISTRY_FILE,
  type Registry,
  StartError,
} from '@platform/origin-server';
import { takeFileLock } from '../file-lock.ts';
import { makeFolder } from '../make-folder.ts';
import { replaceFile } from '../replace-file.ts';

const LOCK_FILE = 'registry.lock';
const LOCK_WAIT_MS = 10_000;
const EMPTY: Registry = { revision: 0, apps: {} };

/** The registry of a store as it stands; an empty one if nothing was promoted yet. @throws StartError if it is broken. */
export function readRegistry(store: string): Registry {
  const file = join(store, REGISTRY_FILE);
  if (!existsSync(file)) return EMPTY;
  try {
    return parseRegistry(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartError(brokenRegistry(file, error), { cause: error });
  }
}

/**
 * Changes what is live, all of it at once: readers see the registry before or after and nothing between, and two
 * writers never overwrite each other's change.
 *
 * @param change gives the live version of each app, or the very object it got for no change; what it throws leaves the
 *   registry as it was.
 */
export function updateRegistry(
  store: string,
  change: (live: Registry['apps']) => Registry['apps'],
): Registry {
  makeFolder(store);
  const lock = takeFileLock(join(store, LOCK_FILE), LOCK_WAIT_MS);
  if (!lock)
    throw new StartError(`Another process is changing the registry in ${store}. Try again when it is done.`);
  try {
    const before = readRegistry(store);
    const apps = change(before.apps);
    if (apps === before.apps) return before;
    const after: Registry = { revision: before.revision + 1, apps };
    replaceFile(join(store, REGISTRY_FILE), `${JSON.stringify(after, null, 2)}\n`);
    return after;
  } finally {
    lock.release();
  }
}
