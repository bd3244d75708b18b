import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Replaces a file's content atomically: readers see either the old or the new content. The new content is flushed to
 * disk before the rename, so not even a power cut leaves a partial file.
 *
 * @param mode permissions of the file; readable by everybody by default
 */
export function replaceFile(file: string, text: string, mode = 0o666): void {
  const temporary = `${file}.${randomUUID()}`;
  try {
    writeFileSync(temporary, text, { flush: true, mode });
    renameSync(temporary, file);
  } catch (error) {
    // What was written of it would take room on a full disk, once more for each attempt.
    rmSync(temporary, { force: true });
    throw error;
  }
}

/**
 * Creates a folder and its parents, one by one: `mkdir` with `recursive` never returns on a file system that cannot
 * hold folders but does not report it (`/proc`).
 *
 * @throws Error of the file system.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error; // Another process created it first.
  }
}
