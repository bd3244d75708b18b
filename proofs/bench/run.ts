/** Runs the named benches (`<workspace>/bench/<name>.bench.ts`), or all of them, for `npm run bench`. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readWorkspaces, ROOT } from './workspaces.ts';

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

function findBenches(): Map<string, string> {
  const folders = [...readWorkspaces().values()].map(({ folder }) => join(ROOT, folder, 'bench'));
  const files = folders
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)));
  const entries = files.flatMap((file) => {
    const name = /([\w-]+)\.bench\.ts$/.exec(file)?.[1];
    return name ? [[name, file] as const] : [];
  });
  return new Map(entries);
}
