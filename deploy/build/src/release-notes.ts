import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASE_NOTES_MAX } from '@platform/contracts';

const CHANGELOG = ['CHANGELOG', 'md'].join('.');

/**
 * Reads what a version changed: its section of the app's changelog, without the heading. Nothing without a changelog or
 * without that section.
 *
 * @param version of the release, which has the version of the app before the first hyphen
 */
export function readReleaseNotes(folder: string, version: string): string | undefined {
  const file = join(folder, CHANGELOG);
  if (!existsSync(file)) return undefined;
  const [, ...sections] = readFileSync(file, 'utf8').split(/^## /m);
  const [partVersion = ''] = version.split('-');
  const section = sections.find((text) => text.split('\n', 1).join().trim() === partVersion);
  const notes = section?.slice(section.indexOf('\n')).trim();
  return notes ? cut(notes) : undefined;
}

/** Cuts after a whole line. */
function cut(notes: string): string {
  if (notes.length <= RELEASE_NOTES_MAX) return notes;
  const start = notes.slice(0, RELEASE_NOTES_MAX - 2);
  return `${start.slice(0, start.lastIndexOf('\n'))}\n…`;
}
