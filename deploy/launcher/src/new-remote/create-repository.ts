import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runCommand } from '../../run-command.mjs';
import type { Tarball } from '../packing/pack-workspaces.ts';
import { readWorkspaces, ROOT } from '../workspaces.ts';
import { copyTemplate } from './copy-template.ts';

type Dependencies = Readonly<Record<string, string>>;
type PackageFile = { dependencies?: Dependencies; devDependencies?: Dependencies };

/** In the template's package.json: the version that this repository has. */
const SAME_VERSION = '*';
const PACKAGES_FOLDER = 'packages';

/**
 * Makes a git repository with a remote. It has the packages of the platform as tarballs, so that it needs no registry
 * for them, and all other packages in the versions of this repository.
 *
 * @throws StartError if the folder has files.
 */
export async function createRepository(options: {
  readonly folder: string;
  readonly name: string;
  readonly tarballs: readonly Tarball[];
}): Promise<void> {
  const { folder, name, tarballs } = options;
  copyTemplate(folder, name, 'repository');
  mkdirSync(join(folder, PACKAGES_FOLDER));
  for (const { file } of tarballs) cpSync(file, join(folder, PACKAGES_FOLDER, basename(file)));
  const manifestFile = join(folder, 'package.json');
  const manifest = readPackage(manifestFile);
  const versions = new Map([
    ...listVersions(),
    ...tarballs.map(
      (tarball) => [tarball.name, `file:${PACKAGES_FOLDER}/${basename(tarball.file)}`] as const,
    ),
  ]);
  const filled = {
    ...manifest,
    dependencies: fillVersions(manifest.dependencies, versions),
    devDependencies: fillVersions(manifest.devDependencies, versions),
  };
  writeFileSync(manifestFile, `${JSON.stringify(filled, null, 2)}\n`);
  await runCommand('git', ['init', '--quiet'], { cwd: folder });
}

function fillVersions(dependencies: Dependencies = {}, versions: ReadonlyMap<string, string>): Dependencies {
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, version]) => {
      const known = versions.get(name);
      if (version !== SAME_VERSION) return [name, version];
      if (known === undefined) throw new Error(`No package of this repository lists ${name}`);
      return [name, known];
    }),
  );
}

/** Lists the exact versions of npm packages that the packages of this repository have. */
function listVersions(): [string, string][] {
  const folders = ['', ...[...readWorkspaces().values()].map(({ folder }) => folder)];
  return folders.flatMap((folder) => {
    const { dependencies, devDependencies } = readPackage(join(ROOT, folder, 'package.json'));
    return Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => version !== SAME_VERSION,
    );
  });
}

function readPackage(file: string): PackageFile {
  return JSON.parse(readFileSync(file, 'utf8')) as PackageFile;
}
