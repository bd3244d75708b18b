import { DatabaseSync } from 'node:sqlite';

/** A lock that lasts until `release` is called or the process exits, even if it is killed. */
export type FileLock = { release(): void };

const SQLITE_BUSY = 5;

/**
 * Locks a file for this process, waiting up to `timeoutMs`; `undefined` if another process still holds the lock.
 *
 * The operating system owns the lock and drops it when the process is killed, so there are no stale locks to break.
 * Node has no API for file locks, but its built-in SQLite takes one (docs/decisions/libraries.md).
 *
 * @throws Error of the file system if the file cannot be created; its folder must exist.
 */
export function acquireFileLock(file: string, timeoutMs = 0): FileLock | undefined {
  const database = new DatabaseSync(file);
  try {
    database.exec(`PRAGMA busy_timeout = ${timeoutMs}; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE`);
    return { release: () => database.close() };
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
}
