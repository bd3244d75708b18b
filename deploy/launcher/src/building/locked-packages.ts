import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package in npm's lockfile; the keys of its lists are names. */
type LockedPackage = {
  version?: string;
  integrity?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

/** The packages of npm's lockfile, by where they are installed, e.g. `node_modules/react`. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** Reads what npm has locked: exact versions of packages, by where they are installed. */
export function readLockedPackages(root: string): LockedPackages {
  const file = join(root, 'package-lock.json');
  if (!existsSync(file)) return {};
  return (JSON.parse(readFileSync(file, 'utf8')) as { packages?: LockedPackages }).packages ?? {};
}

/**
 * Finds the packages that a workspace gets for some names that it declares, with all that they depend on, as lines of
 * place, version and hash. Names that it does not declare are left out.
 *
 * @param folder of the workspace; '' is the root
 */
export function findLockedPackages(
  locked: LockedPackages,
  folder: string,
  names: Iterable<string>,
): ReadonlySet<string> {
  const declared = new Set(listDependencies(locked[folder]));
  const places = new Set<string>();
  const visit = (from: string, name: string): void => {
    const place = findPlace(locked, from, name);
    // A package that is optional, or another workspace, whose files count instead.
    if (place === undefined || places.has(place) || locked[place]?.link) return;
    places.add(place);
    const { devDependencies: _, ...installed } = locked[place] ?? {};
    for (const dependency of listDependencies(installed)) visit(place, dependency);
  };
  for (const name of names) if (declared.has(name)) visit(folder, name);
  return new Set(
    [...places].map((place) => `${place} ${locked[place]?.version} ${locked[place]?.integrity ?? ''}`),
  );
}

function listDependencies(locked: LockedPackage = {}): string[] {
  return Object.keys({
    ...locked.dependencies,
    ...locked.devDependencies,
    ...locked.optionalDependencies,
    ...locked.peerDependencies,
  });
}

/** Where Node finds a package: in the nearest `node_modules` up the tree. */
function findPlace(locked: LockedPackages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = join(folder, 'node_modules', name);
    if (locked[place]) return place;
    if (folder === '') return undefined;
  }
}
