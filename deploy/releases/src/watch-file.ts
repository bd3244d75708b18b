import { type FSWatcher, watch } from 'node:fs';
import { basename, dirname } from 'node:path';

/** One replacement of a file is several events. */
const DEBOUNCE_MS = 10;
const POLL_INTERVAL_MS = 1_000;

/**
 * Calls `check` soon after a file has been replaced, and once a second in any case: network file systems report no
 * changes of other machines. It watches the file's folder, because each replacement is another file, and keeps no
 * process alive.
 *
 * @param onError called if changes cannot be noticed at once
 * @returns a function that ends it
 */
export function watchFile(file: string, check: () => void, onError: (error: unknown) => void): () => void {
  let pending: NodeJS.Timeout | undefined;
  let watcher: FSWatcher | undefined;

  function checkSoon(): void {
    pending ??= setTimeout(() => {
      pending = undefined;
      check();
    }, DEBOUNCE_MS).unref();
  }

  try {
    watcher = watch(dirname(file), { persistent: false }, (_event, name) => {
      if (name === null || name === basename(file)) checkSoon();
    });
    watcher.on('error', onError);
  } catch (error) {
    onError(error);
  }
  const poll = setInterval(check, POLL_INTERVAL_MS).unref();

  return () => {
    watcher?.close();
    clearInterval(poll);
    clearTimeout(pending);
  };
}
