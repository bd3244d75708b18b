import { randomUUID } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';

/**
 * Replaces a file's content atomically: readers see either the old or the new content. The new content is flushed to
 * disk before the rename, so not even a power cut leaves a partial file.
 *
 * @param mode permissions of the file; readable by everybody by default
 */
export function replaceFile(file: string, text: string, mode = 0o666): void {
  const temporary = `${file}.${randomUUID()}`;
  writeFileSync(temporary, text, { flush: true, mode });
  renameSync(temporary, file);
}
