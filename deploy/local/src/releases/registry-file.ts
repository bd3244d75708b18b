import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  brokenRegistryMessage,
  parseRegistry,
  REGISTRY_FILE,
  type Registry,
  StartError,
} from '@platform/origin-server';
import { acquireFileLock } from '../file-lock.ts';
import { makeFolder } from '../make-folder.ts';
import { writeFileAtomically } from '../write-file-atomically.ts';

const LOCK_FILE = 'registry.lock';
const LOCK_TIMEOUT_MS = 10_000;
const EMPTY_REGISTRY: Registry = { revision: 0, apps: {} };

/** Reads the registry of a store; an empty one if nothing has been promoted yet. @throws StartError if it is broken. */
export function readRegistry(store: string): Registry {
  const file = join(store, REGISTRY_FILE);
  if (!existsSync(file)) return EMPTY_REGISTRY;
  try {
    return parseRegistry(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartError(brokenRegistryMessage(file, error), { cause: error });
  }
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
    writeFileAtomically(join(store, REGISTRY_FILE), `${JSON.stringify(after, null, 2)}\n`);
    return after;
  } finally {
    lock.release();
  }
}
