import { watch } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './workspaces.ts';

/** An editor writes a file in several steps, and a checkout many files. */
const SETTLED_MS = 150;

/**
 * Calls `changed` when sources in these folders (relative to the repository) were changed and have come to rest.
 *
 * Node's own `--watch` puts a process between the launcher and the service, which stays behind when the launcher is killed.
 */
export function watchSources(folders: readonly string[], signal: AbortSignal, changed: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of folders) {
    watch(join(ROOT, folder), { recursive: true, signal }, (_event, file) => {
      if (!file || !/\.(ts|json)$/.test(file) || file.endsWith('.test.ts')) return;
      clearTimeout(timer);
      timer = setTimeout(changed, SETTLED_MS);
    });
  }
}
