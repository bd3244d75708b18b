import { DatabaseSync } from 'node:sqlite';

/** Held until `release`, or until the process dies, however it dies. */
export type FileLock = { release(): void };

const SQLITE_BUSY = 5;

/**
 * Takes a lock file for this process, waiting up to `waitMs` for whoever has it; `undefined` if they keep it.
 *
 * The lock is the operating system's, which drops it when a process is killed: there is no stale lock to break. Node
 * offers none itself; SQLite, which Node carries, does.
 *
 * @throws Error of the file system if the file cannot be made; its folder must be there.
 */
export function takeFileLock(file: string, waitMs = 0): FileLock | undefined {
  const database = new DatabaseSync(file);
  try {
    database.exec(`PRAGMA busy_timeout = ${waitMs}; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE`);
    return { release: () => database.close() };
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
}
