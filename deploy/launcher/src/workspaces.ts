import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../../..');

/** The app that hosts the others. */
export const HOST = 'shell';

/** An npm workspace of the repository. */
export type Workspace = {
  readonly name: string;
  readonly version: string;
  /** Relative to the repository. */
  readonly folder: string;
  /** Names of the workspaces that it depends on, also those that it needs only to be built. */
  readonly dependencies: readonly string[];
};

type PackageFile = {
  name: string;
  version: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

/** Reads the workspaces of the repository, keyed by package name. */
export function readWorkspaces(root = ROOT): ReadonlyMap<string, Workspace> {
  const folders = readPackage(root).workspaces ?? [];
  const packages = folders.map((folder) => ({ folder, ...readPackage(join(root, folder)) }));
  const names = new Set(packages.map(({ name }) => name));
  return new Map(
    packages.map(({ folder, name, version, dependencies, devDependencies }) => [
      name,
      {
        name,
        version,
        folder,
        dependencies: Object.keys({ ...dependencies, ...devDependencies }).filter((other) =>
          names.has(other),
        ),
      },
    ]),
  );
}

/** Returns the apps of the repository, the folders with an `app.config.ts`: the shell, then the remotes by name. */
export function findApps(root = ROOT): string[] {
  const folders = [...readWorkspaces(root).values()].map(({ folder }) => folder);
  const remotes = folders.filter(
    (folder) => folder !== HOST && existsSync(join(root, folder, 'app.config.ts')),
  );
  return [HOST, ...remotes.sort()];
}

function readPackage(folder: string): PackageFile {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile;
}
