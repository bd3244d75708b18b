import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { getErrorMessage, replaceFile } from '@platform/server-kit/node-utils';

/**
 * Reads the id of the database that was used in a folder before, from the file next to the folder; `undefined` before
 * the first start. It is outside the folder because the folder may be a disk that is not mounted.
 *
 * @throws Error with a message for the user if the file cannot be read.
 */
export function readDatabaseId(folder: string): string | undefined {
  try {
    return readFileSync(markerPath(folder), 'utf8').trim();
  } catch (cause) {
    if (isMissing(cause)) return undefined;
    throw new Error(`The file ${markerPath(folder)} is not readable: ${getErrorMessage(cause)}.`, { cause });
  }
}

/** @throws Error with a message for the user if the file cannot be written. */
export function writeDatabaseId(folder: string, id: string): void {
  try {
    replaceFile(markerPath(folder), `${id}\n`, 0o600);
  } catch (cause) {
    throw new Error(`The file ${markerPath(folder)} is not writable: ${getErrorMessage(cause)}.`, { cause });
  }
}

const markerPath = (folder: string): string => `${resolve(folder)}.id`;

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
