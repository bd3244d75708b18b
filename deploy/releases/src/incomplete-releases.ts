import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '@platform/server-kit/node-utils';

/** In the folder of a release of which only the metadata is here. */
const MARKER = '.incomplete';
const WANTED = 'wanted';

/** Marks a release of a bucket as one of which only the metadata has been downloaded. */
export function markIncomplete(folder: string): void {
  writeFileSync(join(folder, MARKER), '');
}

/** Whether a change has asked for the files of a release that are not here. */
export function isWanted(folder: string): boolean {
  const marker = join(folder, MARKER);
  return existsSync(marker) && readFileSync(marker, 'utf8') === WANTED;
}

/**
 * Says that a change is about to read all files of releases. What changes a bucket downloads those that are missing and
 * makes the change again, whatever becomes of the error.
 *
 * @throws StartError if some are missing.
 */
export function requireFiles(folders: readonly string[]): void {
  const incomplete = folders.filter((folder) => existsSync(join(folder, MARKER)));
  for (const folder of incomplete) writeFileSync(join(folder, MARKER), WANTED);
  if (incomplete.length > 0)
    throw new StartError(`The files of ${incomplete.join(', ')} have not been downloaded from the bucket.`);
}
