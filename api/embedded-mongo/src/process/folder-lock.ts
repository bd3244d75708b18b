import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  acquireFileLock,
  type FileLock,
  getErrorMessage,
  replaceFile,
} from '@platform/server-kit/node-utils';

/** What a running engine publishes about itself, in `engine.json` of its folder, for people and messages. */
type EngineInfo = { pid: number; uri?: string };

/** Thrown if another running engine holds the data folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

/** An exclusive lock on a data folder, held until `release` or the death of the process. */
export type FolderLock = { publishUri(uri: string): void; release(): void };

/**
 * Locks the folder for this process, creating it if needed. Must happen before anything else in the folder is touched.
 *
 * @throws FolderInUseError naming the process and the folder; Error if the folder is not writable.
 */
export function lockFolder(folder: string): FolderLock {
  const lock = acquireFolderLock(folder);
  if (!lock) throw createInUseError(folder);
  writeEngineInfo(folder, { pid: process.pid });
  return {
    publishUri: (uri) => writeEngineInfo(folder, { pid: process.pid, uri }),
    release() {
      rmSync(engineInfoPath(folder), { force: true });
      lock.release();
    },
  };
}

/** Reads the info of the engine that holds, or last held, the folder; `undefined` if it is missing or incomplete. */
function readEngineInfo(folder: string): EngineInfo | undefined {
  try {
    return JSON.parse(readFileSync(engineInfoPath(folder), 'utf8')) as EngineInfo;
  } catch {
    return undefined;
  }
}

function acquireFolderLock(folder: string): FileLock | undefined {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return acquireFileLock(join(folder, 'engine.lock'));
  } catch (cause) {
    throw createNotWritableError(folder, cause);
  }
}

function createInUseError(folder: string): FolderInUseError {
  const ownerInfo = readEngineInfo(folder);
  const owner = ownerInfo ? `process ${ownerInfo.pid}` : 'another process';
  return new FolderInUseError(
    `The data folder ${folder} is in use by ${owner}. Only one engine can use a folder: stop that process first.`,
  );
}

function createNotWritableError(folder: string, cause: unknown): Error {
  return new Error(`The data folder ${folder} is not writable: ${getErrorMessage(cause)}.`, { cause });
}

function writeEngineInfo(folder: string, info: EngineInfo): void {
  try {
    replaceFile(engineInfoPath(folder), JSON.stringify(info), 0o600);
  } catch (cause) {
    // On a full disk the engine can still serve reads, and needs nothing of this file.
    if ((cause as NodeJS.ErrnoException).code !== 'ENOSPC') throw createNotWritableError(folder, cause);
  }
}

const engineInfoPath = (folder: string): string => join(folder, 'engine.json');
