import { randomUUID } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';

/**
 * Replaces a file's content atomically: readers see either the old or the new content. The new content is flushed to
 * disk before the rename, so not even a power cut leaves a partial file.
 */
export function writeFileAtomically(file: string, text: string): void {
  const temporary = `${file}.${randomUUID()}`;
  writeFileSync(temporary, text, { flush: true });
  renameSync(temporary, file);
}
