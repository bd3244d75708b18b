import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { acquireFileLock, getErrorMessage, makeFolder, replaceFile, StartError } from '@platform/node-utils';
import { registryFile } from './layout.ts';
import { parseRegistry, type Registry } from './release-format.ts';

const LOCK_FILE = 'registry.lock';
const LOCK_TIMEOUT_MS = 10_000;
const EMPTY_REGISTRY: Registry = { revision: 0, apps: {} };

/** Reads the registry of a store; an empty one if nothing has been promoted yet. @throws StartError if it is broken. */
export function readRegistry(store: string): Registry {
  const file = registryFile(store);
  return existsSync(file) ? parseRegistryFile(file, readFileSync(file, 'utf8')) : EMPTY_REGISTRY;
}

/** Parses the content of the registry. @throws StartError that says how to repair it if it is broken. */
export function parseRegistryFile(file: string, text: string): Registry {
  try {
    return parseRegistry(text);
  } catch (error) {
    throw new StartError(
      `The registry ${file} is broken: ${getErrorMessage(error)}. Restore a valid copy, or delete the file and ` +
        'promote the versions that should be live (`npm start` promotes the ones it builds).',
      { cause: error },
    );
  }
}

/** Replaces the registry atomically. Only development servers call it directly; others use `updateRegistry`. */
export function writeRegistry(store: string, registry: Registry): void {
  replaceFile(registryFile(store), `${JSON.stringify(registry, null, 2)}\n`);
}

/**
 * Updates the live versions atomically: readers see the registry either before or after the change, and concurrent
 * writers never overwrite each other.
 *
 * @param update returns the new live versions, or the same object for no change. If it throws, the registry stays as it
 *   is.
 * @throws StartError if another process holds the lock for more than 10 s.
 */
export function updateRegistry(
  store: string,
  update: (live: Registry['apps']) => Registry['apps'],
): Registry {
  makeFolder(store);
  const lock = acquireFileLock(join(store, LOCK_FILE), LOCK_TIMEOUT_MS);
  if (!lock)
    throw new StartError(
      `Another process is updating the registry in ${store}. Try again when it has finished.`,
    );
  try {
    const before = readRegistry(store);
    const apps = update(before.apps);
    if (apps === before.apps) return before;
    const after: Registry = { revision: before.revision + 1, apps };
    writeRegistry(store, after);
    return after;
  } finally {
    lock.release();
  }
}
