/** Runs the named benches (`<part>/<name>.bench.ts`), or all of them, for `npm run proof -- bench`. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../deploy/launcher/src/workspaces.ts';

const benches = findBenches();
const names = process.argv.slice(2);
const unknownNames = names.filter((name) => !benches.has(name));

if (unknownNames.length > 0) {
  console.error(`Unknown bench: ${unknownNames.join(', ')}. Available: ${[...benches.keys()].join(', ')}.`);
  process.exitCode = 1;
} else {
  for (const [name, file] of benches) {
    if (names.length > 0 && !names.includes(name)) continue;
    const { status } = spawnSync(process.execPath, [file], { cwd: ROOT, stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  }
}

/** Finds the benches, by the part that they measure. */
function findBenches(): Map<string, string> {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  return new Map(
    files.sort().flatMap((file) => {
      const name = /([\w-]+)\.bench\.ts$/.exec(file)?.[1];
      return name ? [[name, join(import.meta.dirname, file)] as const] : [];
    }),
  );
}
