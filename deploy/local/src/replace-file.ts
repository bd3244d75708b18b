import { randomUUID } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';

/**
 * Writes a file so that a reader finds the old content or the new, never a part: it is on disk before it has the name, and
 * not even a power cut leaves half of it there.
 */
export function replaceFile(file: string, text: string): void {
  const temporary = `${file}.${randomUUID()}`;
  writeFileSync(temporary, text, { flush: true });
  renameSync(temporary, file);
}
