import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** What a running engine publishes about itself, in `engine.json` of its folder. */
export type EngineInfo = { pid: number; uri?: string };

/** Thrown if another running engine holds the data folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

/** An exclusive lock on a data folder, held until `release` or the death of the process. */
export type FolderLock = { publishUri(uri: string): void; release(): void };

/**
 * Locks the folder for this process, creating it if needed. Must happen before anything else in the folder is touched.
 *
 * The kernel drops an operating-system file lock when the process dies, so no stale lock has to be broken and no race
 * can occur in breaking it. Node has no API for file locks; its built-in SQLite does.
 *
 * @throws FolderInUseError naming the process and the folder; Error if the folder is not writable.
 */
export function lockFolder(folder: string): FolderLock {
  const database = openLockFile(folder);
  try {
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    throw toLockError(folder, error);
  }
  writeEngineInfo(folder, { pid: process.pid });
  return {
    publishUri: (uri) => writeEngineInfo(folder, { pid: process.pid, uri }),
    release() {
      rmSync(engineInfoPath(folder), { force: true });
      database.close();
    },
  };
}

/** Reads the info of the engine that holds, or last held, the folder. */
export function readEngineInfo(folder: string): EngineInfo | undefined {
  let text: string;
  try {
    text = readFileSync(engineInfoPath(folder), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  return JSON.parse(text) as EngineInfo;
}

function openLockFile(folder: string): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return new DatabaseSync(join(folder, 'engine.lock'));
  } catch (cause) {
    throw createNotWritableError(folder, cause);
  }
}

const SQLITE_BUSY = 5;

function toLockError(folder: string, cause: unknown): Error {
  if ((cause as { errcode?: number }).errcode !== SQLITE_BUSY) return createNotWritableError(folder, cause);
  const ownerInfo = readEngineInfo(folder);
  const owner = ownerInfo ? `process ${ownerInfo.pid}` : 'another process';
  return new FolderInUseError(
    `The data folder ${folder} is in use by ${owner}. Only one engine can use a folder: stop that process first.`,
  );
}

function createNotWritableError(folder: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(`The data folder ${folder} is not writable: ${reason}.`, { cause });
}

/** Writes a temporary file and renames it, so that readers never see a partial file. */
function writeEngineInfo(folder: string, info: EngineInfo): void {
  const temporaryPath = join(folder, `engine.json.${process.pid}`);
  try {
    writeFileSync(temporaryPath, JSON.stringify(info), { mode: 0o600 });
    renameSync(temporaryPath, engineInfoPath(folder));
  } catch (cause) {
    throw createNotWritableError(folder, cause);
  }
}

const engineInfoPath = (folder: string): string => join(folder, 'engine.json');
