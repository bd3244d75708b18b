import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '@platform/server-kit/node-utils';
import { createFingerprints } from './building/fingerprint.ts';
import { findApps, readWorkspaces, ROOT, type Workspace } from './workspaces.ts';

const BUMPS = ['patch', 'minor', 'major'] as const;
type Bump = (typeof BUMPS)[number];

const API = 'api';
/** In parts, so that it is no link. */
const CHANGELOG = ['CHANGELOG', 'md'].join('.');

/** A change that `npx changeset` has described: a file in `.changeset`. */
type Note = {
  readonly id: string;
  /** How much it changes each package, by name. */
  readonly packages: ReadonlyMap<string, Bump>;
  readonly text: string;
};

/** The next version of a part: an app, or another package with a changelog. */
export type PartVersion = {
  readonly part: Workspace;
  /** The version that its notes lead to; that of now if there are none. */
  readonly version: string;
  readonly notes: readonly Note[];
};

/**
 * Finds the notes about a part that its changelog does not have yet, and the version that they lead to. A note is about
 * an app if it names the app or a package that the app's build contains; what the app only contains is a patch of it.
 *
 * @param folder of the part, e.g. `mf-dashboard`
 * @throws StartError if there is no such part, or a note cannot be read
 */
export function findNextVersion(folder: string, root = ROOT): PartVersion {
  const parts = listParts(root);
  const part = parts.find((other) => other.folder === folder);
  if (!part) {
    const names = parts.map((other) => other.folder).join(', ');
    throw new StartError(`"${folder}" is no part with a changelog. Use one of ${names}.`);
  }
  const contained = listContained(part, root);
  const changelog = readChangelog(part, root);
  const notes = readNotes(root).filter((note) => !isIn(changelog, note) && isAbout(contained, note));
  const bumps = notes.map(({ packages }) => BUMPS.indexOf(packages.get(part.name) ?? 'patch'));
  return { part, notes, version: raise(part.version, BUMPS[Math.max(-1, ...bumps)]) };
}

/**
 * Writes a version: the part's package.json, its entry in the lockfile and in its changelog. A note goes once every part
 * that it is about has it, so parts can be released in any order, and at the same time.
 */
export function writeVersion({ part, version, notes }: PartVersion, root = ROOT): void {
  const manifest = join(root, part.folder, 'package.json');
  changeJson(manifest, (content) => ({ ...content, version }));
  changeJson(join(root, 'package-lock.json'), (lock) => {
    const packages = lock.packages as Readonly<Record<string, object>> | undefined;
    const own = packages?.[part.folder];
    return own ? { ...lock, packages: { ...packages, [part.folder]: { ...own, version } } } : lock;
  });
  const lines = notes.map(({ id, text }) => `- ${text.replaceAll('\n', '\n  ')} ${toMark(id)}`);
  writeFileSync(changelogOf(part, root), insertEntry(readChangelog(part, root), version, lines));
  deleteReleasedNotes(root);
}

/** Deletes the notes that all parts which they are about have in their changelogs. */
function deleteReleasedNotes(root: string): void {
  const parts = listParts(root).map((part) => ({
    contained: listContained(part, root),
    changelog: readChangelog(part, root),
  }));
  for (const note of readNotes(root)) {
    const concerned = parts.filter(({ contained }) => isAbout(contained, note));
    if (concerned.every(({ changelog }) => isIn(changelog, note)))
      rmSync(join(root, '.changeset', `${note.id}.md`));
  }
}

function listParts(root: string): Workspace[] {
  return [...readWorkspaces(root).values()].filter((part) => existsSync(changelogOf(part, root)));
}

/** The names of a part and of the packages that it contains. */
function listContained({ name, folder }: Workspace, root: string): ReadonlySet<string> {
  const workspaces = readWorkspaces(root);
  if (findApps(root).includes(folder)) {
    const { files } = createFingerprints(workspaces, root).findInputs(name);
    const others = [...workspaces.values()].filter((other) =>
      files.some((file) => file.startsWith(`${join(root, other.folder)}/`)),
    );
    return new Set([name, ...others.map((other) => other.name)]);
  }
  // What others install has versions of its own; the API runs from the sources of what it needs.
  return folder === API ? findNeeded(name, workspaces) : new Set([name]);
}

function findNeeded(name: string, workspaces: ReadonlyMap<string, Workspace>): Set<string> {
  const found = new Set<string>();
  const visit = (next: string): void => {
    const workspace = workspaces.get(next);
    if (!workspace || found.has(next)) return;
    found.add(next);
    workspace.dependencies.forEach(visit);
  };
  visit(name);
  return found;
}

function readNotes(root: string): Note[] {
  const folder = join(root, '.changeset');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'README.md');
  return files.sort().map((file) => parseNote(file, readFileSync(join(folder, file), 'utf8')));
}

/** @throws StartError if it is no note */
function parseNote(file: string, content: string): Note {
  const [, head = '', text = ''] = /^---\r?\n([^]*?)^---\r?\n([^]*)$/m.exec(content) ?? [];
  const lines = head.split(/\r?\n/).filter(Boolean);
  const packages = lines.flatMap((line) => {
    const [, name, bump] = /^['"]?([^'":]+)['"]?:\s*(\w+)$/.exec(line) ?? [];
    return name !== undefined && BUMPS.includes(bump as Bump) ? [[name, bump as Bump] as const] : [];
  });
  if (packages.length === 0 || packages.length !== lines.length || text.trim() === '')
    throw new StartError(`.changeset/${file} is no note: write it with npx changeset.`);
  return { id: file.slice(0, -'.md'.length), packages: new Map(packages), text: text.trim() };
}

function raise(version: string, bump: Bump | undefined): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (bump === undefined) return version;
  if (bump === 'major') return `${major + 1}.0.0`;
  return bump === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** Says in a changelog which note an entry is from; readers of the page do not see it. */
function toMark(id: string): string {
  return `<!-- ${id} -->`;
}

function isIn(changelog: string, { id }: Note): boolean {
  return changelog.includes(toMark(id));
}

function isAbout(contained: ReadonlySet<string>, { packages }: Note): boolean {
  return [...packages.keys()].some((name) => contained.has(name));
}

function insertEntry(changelog: string, version: string, lines: readonly string[]): string {
  const entry = `## ${version}\n\n${lines.join('\n')}\n`;
  const at = changelog.indexOf('\n## ');
  return at === -1
    ? `${changelog.trimEnd()}\n\n${entry}`
    : `${changelog.slice(0, at + 1)}${entry}\n${changelog.slice(at + 1)}`;
}

function changelogOf({ folder }: Workspace, root: string): string {
  return join(root, folder, CHANGELOG);
}

function readChangelog(part: Workspace, root: string): string {
  return readFileSync(changelogOf(part, root), 'utf8');
}

function changeJson(
  file: string,
  change: (content: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>,
): void {
  if (!existsSync(file)) return;
  const content = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>;
  writeFileSync(file, `${JSON.stringify(change(content), null, 2)}\n`);
}
