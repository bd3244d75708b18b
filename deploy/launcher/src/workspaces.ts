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
  /** What others can import, with the file of each. */
  readonly exports: Readonly<Record<string, string>>;
  /** Files that must run even if nothing is imported from them; `true` for all, `false` for none. */
  readonly sideEffects: boolean | readonly string[];
  /** Names of the packages that it needs while it runs. */
  readonly dependencies: readonly string[];
  /** The command that builds an app, of the package that has it. */
  readonly buildCommand?: string | undefined;
};

type PackageFile = {
  name: string;
  version: string;
  workspaces?: string[];
  bin?: Record<string, string>;
  exports?: Record<string, string>;
  sideEffects?: boolean | string[];
  dependencies?: Record<string, string>;
};

/** Reads the workspaces of the repository, keyed by package name. */
export function readWorkspaces(root = ROOT): ReadonlyMap<string, Workspace> {
  const folders = readPackage(root).workspaces ?? [];
  const packages = folders.map((folder) => ({ folder, ...readPackage(join(root, folder)) }));
  return new Map(
    packages.map(({ folder, name, version, exports = {}, sideEffects = true, dependencies = {}, bin }) => [
      name,
      {
        ...{ name, version, folder, exports, sideEffects },
        dependencies: Object.keys(dependencies),
        buildCommand: bin?.['build-app'],
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
