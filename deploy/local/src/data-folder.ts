import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '@platform/origin-server';
import { type FileLock, takeFileLock } from './file-lock.ts';
import { makeFolder } from './make-folder.ts';
import { replaceFile } from './replace-file.ts';

/** What a running platform says of itself in `platform.json` of its data folder. */
type PlatformNote = {
  readonly pid: number;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly services: Readonly<Record<string, { pid: number | undefined; address: string; log: string }>>;
};

/** The data folder, held by this process alone. */
export type DataFolder = {
  readonly logs: string;
  readonly database: string;
  note(note: PlatformNote): void;
  release(): void;
};

/** @throws StartError if the folder cannot be written, or another platform runs on it. */
export function takeDataFolder(folder: string): DataFolder {
  const noteFile = join(folder, 'platform.json');
  const lock = lockFolder(folder);
  if (!lock) throw new StartError(alreadyRunning(folder, noteFile));
  return {
    logs: join(folder, 'logs'),
    database: join(folder, 'db'),
    note: (note) => replaceFile(noteFile, `${JSON.stringify(note, null, 2)}\n`),
    release() {
      rmSync(noteFile, { force: true });
      lock.release();
    },
  };
}

function lockFolder(folder: string): FileLock | undefined {
  try {
    makeFolder(folder);
    return takeFileLock(join(folder, 'platform.lock'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The data folder ${folder} cannot be written: ${reason}. Make it writable, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

function alreadyRunning(folder: string, noteFile: string): string {
  const what =
    'Stop it, or set DATA_DIR to another folder (and other ports) for a second platform beside it.';
  try {
    const { pid, startedAt, services } = JSON.parse(readFileSync(noteFile, 'utf8')) as PlatformNote;
    const at = services.shell ? ` at ${services.shell.address}` : '';
    return `A platform runs on the data folder ${folder} already: process ${pid}${at}, since ${startedAt}. ${what}`;
  } catch {
    // It has not come so far as to write its note, or is about to end.
    return `Another start is under way on the data folder ${folder}. ${what}`;
  }
}
