import { join } from 'node:path';
import { runCommand } from '../../run-command.mjs';
import { ROOT } from '../workspaces.ts';
import { listPackableWorkspaces, STAGED_FOLDER } from './stage-package.ts';

/** A package that other repositories can install. */
export type Tarball = { readonly name: string; readonly file: string };

/** Packs the packages that other repositories install, each with its script `pack`. */
export async function packWorkspaces(): Promise<Tarball[]> {
  await runCommand('npx', ['tsc', '-b'], { cwd: ROOT });
  await runCommand('npx', ['lerna', 'run', 'pack', '--stream'], { cwd: ROOT });
  return listTarballs(STAGED_FOLDER);
}

/** Lists the tarballs that `npm pack` has written to a folder. */
export function listTarballs(folder: string): Tarball[] {
  return listPackableWorkspaces().map(({ name, version }) => ({
    name,
    file: join(folder, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`),
  }));
}
