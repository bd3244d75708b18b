import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../src/workspaces.ts';

/** Reads a file of the repository. */
export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Names of all settings, from the table in docs/settings.md, which is generated from the schemas of the processes. */
export const SETTINGS: ReadonlySet<string> = new Set(
  [...(read('docs/settings.md').split('settings: generated')[1] ?? '').matchAll(/^\| `([A-Z_]+)`/gm)].map(
    ([, name = '']) => name,
  ),
);

/** Names of the stages of the Containerfile. */
export const TARGETS = [...read('deploy/containers/Containerfile').matchAll(/^FROM \S+ AS (\S+)$/gm)].map(
  ([, name]) => name,
);

/** Finds names that no process has a setting of. */
export const unknownSettings = (names: readonly string[]): string[] =>
  names.filter((name) => !SETTINGS.has(name));

/** Returns the instructions of a stage of the Containerfile. */
export function readStage(name: string): string {
  return read('deploy/containers/Containerfile').split(` AS ${name}\n`)[1]?.split('\nFROM ')[0] ?? '';
}
