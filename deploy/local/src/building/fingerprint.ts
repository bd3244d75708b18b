import { createHash, type Hash } from 'node:crypto';
import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Workspace } from '../workspaces.ts';

/** Beside the workspaces' own files these decide what a build gives: every package's exact version. */
const SHARED_FILES = ['package-lock.json'];

/** Never part of what is built: what was built or installed, and what only tests and people read. */
const LEFT_OUT_FOLDERS = new Set([
  'node_modules',
  'dist',
  'e2e',
  'bench',
  'test',
  'coverage',
  'test-results',
]);
const LEFT_OUT_FILES = /(\.test\.tsx?|\.md|^jest\..*|^tsconfig\.json)$/;

/** Rooms that run on a server and never reach a bundle. */
const SERVER_ROOMS = new Set(['@platform/origin-server', '@platform/embedded-mongo']);

/**
 * The version of an app as its sources are now: its package's version and a digest of all that its build reads (its own
 * files, those of the workspaces it bundles, the lock). Equal sources give the equal version, on any machine.
 */
export function versionOf(app: string, workspaces: ReadonlyMap<string, Workspace>, root: string): string {
  const hash = createHash('sha256');
  for (const file of SHARED_FILES) addFile(hash, root, join(root, file));
  const folders = [...workspaces.values()].map(({ folder }) => join(root, folder));
  const bundled = bundledBy(app, workspaces);
  for (const { folder } of bundled) addFolder(hash, root, join(root, folder), folders);
  const version = workspaces.get(app)?.version ?? '0.0.0';
  return `${version}-${hash.digest('hex').slice(0, 8)}`;
}

/** The app and the workspaces it reaches, in a steady order. */
function bundledBy(app: string, workspaces: ReadonlyMap<string, Workspace>): Workspace[] {
  const found = new Map<string, Workspace>();
  const visit = (name: string) => {
    const workspace = workspaces.get(name);
    if (!workspace || found.has(name) || SERVER_ROOMS.has(name)) return;
    found.set(name, workspace);
    workspace.dependencies.forEach(visit);
  };
  visit(app);
  return [...found.values()].sort((a, b) => (a.folder < b.folder ? -1 : 1));
}

/** A workspace nested in the folder counts only where it is depended on. */
function addFolder(hash: Hash, root: string, folder: string, workspaceFolders: readonly string[]): void {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isFile() && isBuilt(entry)) addFile(hash, root, path);
    if (entry.isDirectory() && isBuilt(entry) && !workspaceFolders.includes(path)) {
      addFolder(hash, root, path, workspaceFolders);
    }
  }
}

function isBuilt(entry: Dirent): boolean {
  if (entry.name.startsWith('.')) return false;
  return entry.isDirectory() ? !LEFT_OUT_FOLDERS.has(entry.name) : !LEFT_OUT_FILES.test(entry.name);
}

function addFile(hash: Hash, root: string, path: string): void {
  const content = readFileSync(path);
  hash.update(`${relative(root, path)}\0${content.length}\0`).update(content);
}
