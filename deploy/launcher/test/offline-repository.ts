import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { runCommand } from '../run-command.mjs';
import { createRepository } from '../src/new-remote/create-repository.ts';
import { listTarballs, type Tarball } from '../src/packing/pack-workspaces.ts';
import { listPackableWorkspaces, stagePackage } from '../src/packing/stage-package.ts';
import { ROOT } from '../src/workspaces.ts';

/** A repository of a new remote, with its packages. */
export type OfflineRepository = { readonly folder: string; readonly delete: () => void };

/**
 * Makes a repository with a remote and installs its packages without a network: those of the platform from their
 * tarballs, all others as links to this repository's.
 *
 * @param withTypes whether the tarballs have declarations, which `tsc -b` must have emitted
 */
export async function createOfflineRepository(
  name: string,
  { withTypes = false } = {},
): Promise<OfflineRepository> {
  const root = mkdtempSync(join(tmpdir(), 'new-remote-'));
  const folder = join(root, name);
  const tarballs = await packInto(join(root, 'packages'), withTypes);
  await createRepository({ folder, name, tarballs });
  await install(folder, tarballs);
  return { folder, delete: () => rmSync(root, { recursive: true, force: true }) };
}

/** Returns the path of a command of an installed package. */
export function findCommand(repository: OfflineRepository, packageName: string, command: string): string {
  const folder = join(repository.folder, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  return join(folder, (typeof bin === 'string' ? bin : bin[command]) ?? '');
}

async function packInto(target: string, withTypes: boolean): Promise<Tarball[]> {
  const folders = listPackableWorkspaces().map(({ folder }) => stagePackage(folder, { withTypes, target }));
  await runCommand('npm', ['pack', ...folders, '--loglevel=error'], { cwd: target });
  return listTarballs(target);
}

async function install(folder: string, tarballs: readonly Tarball[]): Promise<void> {
  const installed = join(ROOT, 'node_modules');
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(installed)) {
    if (name !== '@platform' && !name.startsWith('.'))
      symlinkSync(join(installed, name), join(folder, 'node_modules', name));
  }
  for (const { name, file } of tarballs) {
    const target = join(folder, 'node_modules', name);
    mkdirSync(target, { recursive: true });
    await runCommand(
      'tar',
      ['-xzf', join('packages', basename(file)), '-C', target, '--strip-components=1'],
      {
        cwd: folder,
      },
    );
    linkCommands(join(folder, 'node_modules'), name);
  }
  linkCommands(join(folder, 'node_modules'), 'jest');
}

/** Makes the commands of a package available to `npm run`, as npm does. */
function linkCommands(modules: string, name: string): void {
  const { bin = {} } = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')) as {
    bin?: string | Record<string, string>;
  };
  mkdirSync(join(modules, '.bin'), { recursive: true });
  for (const [command, file] of Object.entries(typeof bin === 'string' ? { [name]: bin } : bin)) {
    chmodSync(join(modules, name, file), 0o755);
    symlinkSync(join('..', name, file), join(modules, '.bin', command));
  }
}
