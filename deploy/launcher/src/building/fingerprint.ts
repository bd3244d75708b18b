import { createHash, type Hash } from 'node:crypto';
import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Workspace } from '../workspaces.ts';
import { findLockedPackages, readLockedPackages } from './locked-packages.ts';
import { createModuleGraph, findBuildInputs } from './module-graph.ts';

/** Not build inputs: installed packages, build output, and files that only tests or people read. */
const EXCLUDED_FOLDERS = new Set([
  'node_modules',
  'dist',
  'e2e',
  'test',
  'stories',
  'coverage',
  'test-results',
]);
const EXCLUDED_FILES =
  /(\.(test|stories)\.tsx?|^(README|CHANGELOG)\.md|^package\.json|^jest\..*|^tsconfig\.json)$/;

/** Packages that run only on a server: no build reads them. */
const SERVER_ONLY_PACKAGES = new Set([
  '@platform/embedded-mongo',
  '@platform/page-server',
  '@platform/server-kit',
]);

/** What a version is computed from: absolute paths of files, and lines about packages, both sorted. */
type Inputs = { readonly files: readonly string[]; readonly lines: readonly string[] };

export type Fingerprints = {
  /**
   * Computes the version of an app, by package name, from its package version and a digest of what its build reads: the
   * app's folder, the build command, what its `app.config.ts` runs before a build, the modules of other workspaces that
   * are reached from there, the packages of others that all those import, as they are locked with what they depend on,
   * and Node. Equal sources produce equal versions on every machine.
   */
  readonly computeVersion: (app: string) => string;
  readonly findInputs: (app: string) => Inputs;
};

/** Reads sources for fingerprints, each of them once: make another one after a change. */
export function createFingerprints(workspaces: ReadonlyMap<string, Workspace>, root: string): Fingerprints {
  const bundled = new Map([...workspaces].filter(([name]) => !SERVER_ONLY_PACKAGES.has(name)));
  const graph = createModuleGraph(bundled, root);
  const locked = readLockedPackages(root);

  const findInputs = (app: string): Inputs => {
    const { files, packages } = findBuildInputs(listEntries(app, bundled, root), graph);
    const lines = new Set(findLockedPackages(locked, '', ['node']));
    for (const [folder, names] of packages) {
      for (const line of findLockedPackages(locked, folder, names)) lines.add(line);
    }
    for (const { name, version, folder, sideEffects } of bundled.values()) {
      if (packages.has(folder)) lines.add(`${name} ${version} ${String(sideEffects)}`);
    }
    return { files: [...files].sort(), lines: [...lines].sort() };
  };

  const computeVersion = (app: string): string => {
    const { files, lines } = findInputs(app);
    const hash = createHash('sha256');
    for (const line of lines) hash.update(`${line}\0`);
    for (const file of files) addFile(hash, root, file);
    return `${workspaces.get(app)?.version ?? '0.0.0'}-${hash.digest('hex').slice(0, 8)}`;
  };

  return { computeVersion, findInputs };
}

/** Lists the files that a build reads without an import: those of the app, the build command, and of what it prepares. */
function listEntries(app: string, workspaces: ReadonlyMap<string, Workspace>, root: string): string[] {
  const folders = [...workspaces.values()].map(({ folder }) => join(root, folder));
  const own = workspaces.get(app);
  const file = join(root, own?.folder ?? '', 'app.config.ts');
  const settings = own && existsSync(file) ? readFileSync(file, 'utf8') : '';
  return [...workspaces.values()].flatMap((workspace) => {
    const { name, folder, buildCommand } = workspace;
    if (buildCommand) return [join(root, folder, buildCommand)];
    return workspace === own || settings.includes(`'${name}'`) ? listFiles(join(root, folder), folders) : [];
  });
}

/** Lists the build inputs of a folder but for nested workspaces. */
function listFiles(folder: string, workspaceFolders: readonly string[]): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(isBuildInput)
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isFile()) return [path];
      return entry.isDirectory() && !workspaceFolders.includes(path) ? listFiles(path, workspaceFolders) : [];
    });
}

function isBuildInput(entry: Dirent): boolean {
  if (entry.name.startsWith('.')) return false;
  return entry.isDirectory() ? !EXCLUDED_FOLDERS.has(entry.name) : !EXCLUDED_FILES.test(entry.name);
}

function addFile(hash: Hash, root: string, path: string): void {
  const content = readFileSync(path);
  hash.update(`${relative(root, path)}\0${content.length}\0`).update(content);
}
