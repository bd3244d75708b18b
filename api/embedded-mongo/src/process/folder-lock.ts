import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** What a running engine tells other processes about itself, in `engine.json` of its folder. */
export type EngineNote = { pid: number; uri?: string };

/** The folder belongs to another living engine. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

/** The exclusive right to a data folder, held until `release` or until the process dies, however it dies. */
export type FolderLock = { announce(uri: string): void; release(): void };

/**
 * Takes the folder for this process, creating it if needed. Nothing else in the folder may be touched before.
 *
 * The lock is an operating-system file lock, which the kernel drops when a process is killed, so there is no stale
 * lock to break and no race in breaking it. Node offers none itself; SQLite, which Node carries, does.
 *
 * @throws FolderInUseError naming the process and the folder; Error when the folder cannot be written.
 */
export function lockFolder(folder: string): FolderLock {
  const database = openLockFile(folder);
  try {
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (cause) {
    database.close();
    throw lockError(folder, cause);
  }
  writeNote(folder, { pid: process.pid });
  return {
    announce: (uri) => writeNote(folder, { pid: process.pid, uri }),
    release() {
      rmSync(notePath(folder), { force: true });
      database.close();
    },
  };
}

/** The note of the engine that has, or last had, the folder. */
export function readNote(folder: string): EngineNote | undefined {
  let text: string;
  try {
    text = readFileSync(notePath(folder), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  return JSON.parse(text) as EngineNote;
}

function openLockFile(folder: string): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return new DatabaseSync(join(folder, 'engine.lock'));
  } catch (cause) {
    throw cannotWrite(folder, cause);
  }
}

const SQLITE_BUSY = 5;

function lockError(folder: string, cause: unknown): Error {
  if ((cause as { errcode?: number }).errcode !== SQLITE_BUSY) return cannotWrite(folder, cause);
  const holder = readNote(folder);
  const by = holder ? `process ${holder.pid}` : 'another process';
  return new FolderInUseError(
    `The data folder ${folder} is in use by ${by}. One engine a folder: stop that one first.`,
  );
}

function cannotWrite(folder: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(`The data folder ${folder} cannot be written: ${reason}.`, { cause });
}

/** Written beside and renamed, so that no reader ever sees half a note. */
function writeNote(folder: string, note: EngineNote): void {
  const draft = join(folder, `engine.json.${process.pid}`);
  try {
    writeFileSync(draft, JSON.stringify(note), { mode: 0o600 });
    renameSync(draft, notePath(folder));
  } catch (cause) {
    throw cannotWrite(folder, cause);
  }
}

const notePath = (folder: string): string => join(folder, 'engine.json');
