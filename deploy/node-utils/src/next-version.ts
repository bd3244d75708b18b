import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Package = { readonly name: string; readonly version: string };
type Bump = 'major' | 'minor' | 'patch';

const FOLDER = '.changeset';
const BUMPS: readonly Bump[] = ['major', 'minor', 'patch'];

/**
 * Returns the version of a workspace with the changes that changesets announce: the one that `changeset version` would
 * write. What is built before that has this version, so that it can be told apart from what was released.
 *
 * @param root of the repository; without changesets the version stays as it is
 */
export function findNextVersion(root: string, { name, version }: Package): string {
  const bumps = listPendingBumps(root, name);
  const bump = BUMPS.find((candidate) => bumps.includes(candidate));
  return bump === undefined ? version : raise(version, bump);
}

/** Lists the bumps of a package that changesets announce. */
export function listPendingBumps(root: string, name: string): Bump[] {
  const folder = join(root, FOLDER);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.md')) : [];
  return files.flatMap((file) => {
    const [, head = ''] = readFileSync(join(folder, file), 'utf8').split('---');
    const entries = [...head.matchAll(/^['"]?([^'":\s]+)['"]?:\s*(major|minor|patch)\s*$/gm)];
    return entries.flatMap(([, other, bump]) => (other === name ? [bump as Bump] : []));
  });
}

function raise(version: string, bump: Bump): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (bump === 'major') return `${major + 1}.0.0`;
  return bump === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}
