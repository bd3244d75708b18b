import { statSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASE_FILES } from '../layout.ts';
import type { ReleaseAssets } from '../release-assets.ts';

const KB = 1024;

/**
 * Finds the pages whose scripts exceed the app's budget. A page of a remote needs the container, the exposed module and
 * its own chunk; the shell has one bundle for all pages.
 */
export function findBudgetProblems(
  folder: string,
  { scripts, chunks, container }: ReleaseAssets,
  budgetBytes: number,
): string[] {
  const pages: [name: string, files: readonly string[]][] = container
    ? Object.entries(chunks).map(([name, files]) => [
        `the page ${name}`,
        [container.entry, ...container.exposed, ...files],
      ])
    : [['the first page', scripts]];
  return pages.flatMap(([name, files]) => {
    const bytes = sum(
      [...new Set(files)].map((file) => compressedBytes(join(folder, RELEASE_FILES.browser, file))),
    );
    return bytes > budgetBytes
      ? [
          `${name} loads ${toKb(bytes)} KB of scripts (br), more than the ${toKb(budgetBytes)} KB in app.config.ts`,
        ]
      : [];
  });
}

/** Size of a file on the wire: brotli, unless that was not smaller. */
function compressedBytes(file: string): number {
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function toKb(bytes: number): string {
  return (bytes / KB).toFixed(1);
}
