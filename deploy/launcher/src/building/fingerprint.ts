import { createHash, type Hash } from 'node:crypto';
import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Workspace } from '../workspaces.ts';

/** Build inputs outside the workspaces: the lockfile pins the exact version of every package. */
const SHARED_FILES = ['package-lock.json'];

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
const EXCLUDED_FILES = /(\.(test|stories)\.tsx?|^(README|CHANGELOG)\.md|^jest\..*|^tsconfig\.json)$/;

/** Packages that run only on a server: no build reads them. */
const SERVER_ONLY_PACKAGES = new Set([
  '@platform/embedded-mongo',
  '@platform/page-server',
  '@platform/server-kit',
]);

/**
 * Computes the version of an app from its package version and a digest of everything its build reads: its own files,
 * the workspaces it bundles, and the lockfile. Equal sources produce equal versions on every machine.
 */
export function computeVersion(
  app: string,
  workspaces: ReadonlyMap<string, Workspace>,
  root: string,
): string {
  const hash = createHash('sha256');
  for (const file of SHARED_FILES) addFile(hash, root, join(root, file));
  const folders = [...workspaces.values()].map(({ folder }) => join(root, folder));
  for (const { folder } of findBundledWorkspaces(app, workspaces))
    addFolder(hash, root, join(root, folder), folders);
  const version = workspaces.get(app)?.version ?? '0.0.0';
  return `${version}-${hash.digest('hex').slice(0, 8)}`;
}

/** Returns the app and its transitive workspace dependencies, sorted by folder so that the digest is stable. */
function findBundledWorkspaces(app: string, workspaces: ReadonlyMap<string, Workspace>): Workspace[] {
  const visited = new Map<string, Workspace>();
  const visit = (name: string) => {
    const workspace = workspaces.get(name);
    if (!workspace || visited.has(name) || SERVER_ONLY_PACKAGES.has(name)) return;
    visited.set(name, workspace);
    workspace.dependencies.forEach(visit);
  };
  visit(app);
  return [...visited.values()].sort((a, b) => (a.folder < b.folder ? -1 : 1));
}

/** Adds the build inputs of a folder except nested workspaces, which count only for the apps that depend on them. */
function addFolder(hash: Hash, root: string, folder: string, workspaceFolders: readonly string[]): void {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isFile() && isBuildInput(entry)) addFile(hash, root, path);
    if (entry.isDirectory() && isBuildInput(entry) && !workspaceFolders.includes(path)) {
      addFolder(hash, root, path, workspaceFolders);
    }
  }
}

function isBuildInput(entry: Dirent): boolean {
  if (entry.name.startsWith('.')) return false;
  return entry.isDirectory() ? !EXCLUDED_FOLDERS.has(entry.name) : !EXCLUDED_FILES.test(entry.name);
}

function addFile(hash: Hash, root: string, path: string): void {
  const content = readFileSync(path);
  hash.update(`${relative(root, path)}\0${content.length}\0`).update(content);
}
