import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  acquireFileLock,
  getErrorMessage,
  makeFolder,
  replaceFile,
  StartError,
} from '@platform/server-kit/node-utils';
import { registryFile } from './layout.ts';
import { parseRegistry, type Registry } from './release-format.ts';

const LOCK_FILE = 'registry.lock';
const LOCK_TIMEOUT_MS = 10_000;
export const EMPTY_REGISTRY: Registry = { revision: 0, apps: {}, history: {} };

/**
 * Reads the registry of a store; an empty one if nothing has been published yet.
 *
 * @throws StartError if the registry is broken.
 */
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

function writeRegistry(store: string, registry: Registry): void {
  replaceFile(registryFile(store), `${JSON.stringify(registry, null, 2)}\n`);
}

/** What an update of the registry replaces; what it leaves out stays. */
export type RegistryChange = Partial<Pick<Registry, 'apps' | 'history' | 'lastDeletionAt' | 'failedChecks'>>;

/**
 * Updates the registry atomically, the live versions and their history together: readers see the registry either before
 * or after the change, and concurrent writers never overwrite each other. The revision grows with the live versions.
 *
 * @param update returns what changes; an empty object for no change. If it throws, the registry stays as it is.
 * @throws StartError if another process holds the lock for more than 10 s.
 */
export function updateRegistry(store: string, update: (before: Registry) => RegistryChange): Registry {
  makeFolder(store);
  const lock = acquireFileLock(join(store, LOCK_FILE), LOCK_TIMEOUT_MS);
  if (!lock)
    throw new StartError(
      `Another process is updating the registry in ${store}. Try again when it has finished.`,
    );
  try {
    const before = readRegistry(store);
    const change = update(before);
    if (Object.keys(change).length === 0) return before;
    const revision = change.apps ? before.revision + 1 : before.revision;
    const after = { ...before, ...change, revision } as Registry;
    writeRegistry(store, after);
    return after;
  } finally {
    lock.release();
  }
}

/**
 * Updates the registry after a check that may take seconds. The check runs without the lock, so that it keeps no other
 * change waiting, and again if what is live or the releases have changed meanwhile.
 *
 * @param check returns the update, as for `updateRegistry`; throws if there must be none
 */
export function updateCheckedRegistry(
  store: string,
  check: (registry: Registry) => (before: Registry) => RegistryChange,
): Registry {
  for (;;) {
    const checked = readRegistry(store);
    const update = check(checked);
    const state = { isCurrent: false };
    const after = updateRegistry(store, (before) => {
      state.isCurrent = isDeepStrictEqual(pickChecked(before), pickChecked(checked));
      return state.isCurrent ? update(before) : {};
    });
    if (state.isCurrent) return after;
  }
}

/** What checks depend on; a publish of another release does not count. */
function pickChecked({ apps, lastDeletionAt }: Registry): unknown {
  return [apps, lastDeletionAt];
}
