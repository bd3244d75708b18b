import { watch } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './workspaces.ts';

/** Editors save a file in several steps, and a checkout writes many files. */
const DEBOUNCE_MS = 150;

/**
 * Calls `onChange` after sources in these folders (relative to the repository) have changed, debounced.
 *
 * Node's `--watch` is not used: it adds a process between the launcher and the service that survives a killed launcher.
 */
export function watchSources(folders: readonly string[], signal: AbortSignal, onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of folders) {
    watch(join(ROOT, folder), { recursive: true, signal }, (_event, file) => {
      if (!file || !/\.(ts|json)$/.test(file) || file.endsWith('.test.ts')) return;
      clearTimeout(timer);
      timer = setTimeout(onChange, DEBOUNCE_MS);
    });
  }
}
