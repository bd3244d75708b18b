import { readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Workspace } from '../workspaces.ts';

/** What one module takes of another: some of its exports, or all of it. */
type Names = readonly string[] | 'all';

type Use = { readonly file: string; readonly names: Names };

type Module = {
  /** Imports, and files that it names in any other way. */
  readonly uses: readonly Use[];
  /** Imports for their effect only. */
  readonly effects: readonly string[];
  /** Exports that come from another module: the name here, and where it is under which name. */
  readonly reexports: ReadonlyMap<string, { readonly file: string; readonly name: string | undefined }>;
  /** Modules of `export * from`. */
  readonly stars: readonly string[];
  /** Exports that are declared here. */
  readonly declared: ReadonlySet<string>;
  /** Packages from outside the repository. */
  readonly packages: readonly string[];
};

/** What a build reads: files by absolute path, and the names that each workspace folder has for packages of others. */
export type BuildInputs = {
  readonly files: ReadonlySet<string>;
  readonly packages: ReadonlyMap<string, ReadonlySet<string>>;
};

const CODE = /\.(tsx?|mjs|js)$/;
const FROM = /^(import|export)\s+(?:type\s+)?([^'"`;=()]*?)\s*\bfrom\s*['"]([^'"]+)['"]/gm;
const EFFECT = /^import\s*['"]([^'"]+)['"]/gm;
const QUOTED = /['"]([^'"\n]+)['"]/g;
const DECLARED =
  /^export\s+(?:(?:declare|abstract|async)\s+)*(?:function\*?|const|let|class|type|interface|enum)\s+([\w$]+)/gm;
/** `export { a, b as c };` and `export const { a, b: c } = ...`. */
const LISTED = /^export\s+(?:(?:const|let)\s*)?\{([^}]*)\}\s*(?:;|=)/gm;

/** The modules of a repository as they were when they were first read. */
export type ModuleGraph = {
  readonly read: (file: string) => Module;
  /** The package that a file is part of. */
  readonly findWorkspace: (file: string) => Workspace | undefined;
};

/** @param workspaces packages of the repository, by name; those that no build reads are left out */
export function createModuleGraph(workspaces: ReadonlyMap<string, Workspace>, root: string): ModuleGraph {
  const modules = new Map<string, Module>();
  const folders = [...workspaces.values()]
    .map((workspace) => ({ workspace, start: `${join(root, workspace.folder)}/` }))
    .sort((a, b) => b.start.length - a.start.length);
  return {
    read: (file) => {
      let module = modules.get(file);
      if (!module) {
        module = readModule(file, (specifier) => resolveModule(specifier, file, workspaces, root));
        modules.set(file, module);
      }
      return module;
    },
    findWorkspace: (file) => folders.find(({ start }) => file.startsWith(start))?.workspace,
  };
}

/**
 * Finds what is reached from modules of a repository, as webpack bundles it: of a package without side effects only the
 * modules that hold what is imported, not those that merely pass it on. Every quoted string that leads to a file counts
 * as an import, so that nothing is missed: loaders and scripts are named by strings.
 *
 * @param entries absolute paths of modules that count as a whole
 */
export function findBuildInputs(
  entries: readonly string[],
  { read, findWorkspace }: ModuleGraph,
): BuildInputs {
  const taken = new Map<string, Set<string>>();
  const files = new Set<string>();
  const packages = new Map<string, Set<string>>();

  /** Whether the module has an export of that name. */
  const hasExport = (file: string, name: string, visited = new Set<string>()): boolean => {
    if (visited.has(file) || !CODE.test(file)) return false;
    visited.add(file);
    const { declared, reexports, stars } = read(file);
    return declared.has(name) || reexports.has(name) || stars.some((star) => hasExport(star, name, visited));
  };

  /** The module itself is part of the build, with all that it imports. */
  const takeCode = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    if (!CODE.test(file)) return;
    const { uses, packages: outside } = read(file);
    const { folder } = findWorkspace(file) ?? { folder: '' };
    const ofFolder = packages.get(folder) ?? new Set();
    packages.set(folder, ofFolder);
    for (const specifier of outside) ofFolder.add(findPackageName(specifier));
    for (const use of uses) take(use.file, use.names);
  };

  const takeAll = (file: string): void => {
    takeCode(file);
    if (!CODE.test(file)) return;
    const { reexports, stars } = read(file);
    for (const { file: from, name } of reexports.values()) take(from, name === undefined ? 'all' : [name]);
    for (const star of stars) take(star, 'all');
  };

  const takeName = (file: string, name: string): void => {
    const { reexports, declared, stars } = read(file);
    const source = reexports.get(name);
    const star = stars.find((other) => hasExport(other, name));
    if (source) take(source.file, source.name === undefined ? 'all' : [source.name]);
    else if (declared.has(name)) takeCode(file);
    else if (star) take(star, [name]);
    else take(file, 'all');
  };

  const take = (file: string, names: Names): void => {
    const before = taken.get(file) ?? new Set();
    taken.set(file, before);
    const isWhole =
      names === 'all' || !CODE.test(file) || (findWorkspace(file)?.sideEffects ?? true) === true;
    const wanted = isWhole ? ['*'] : names;
    const added = before.has('*') ? [] : wanted.filter((name) => !before.has(name));
    for (const name of added) before.add(name);
    if (added.length > 0 && CODE.test(file)) for (const effect of read(file).effects) take(effect, 'all');
    for (const name of added)
      if (name === '*') takeAll(file);
      else takeName(file, name);
  };

  for (const entry of entries) take(entry, 'all');
  return { files, packages };
}

function readModule(file: string, resolve: (specifier: string) => string | undefined): Module {
  const text = readFileSync(file, 'utf8');
  const uses: Use[] = [];
  const effects: string[] = [];
  const reexports = new Map<string, { file: string; name: string | undefined }>();
  const stars: string[] = [];
  const packages: string[] = [];
  const named = new Set<string>();
  for (const [, keyword, clause = '', specifier = ''] of text.matchAll(FROM)) {
    named.add(specifier);
    const target = resolve(specifier);
    if (!target) packages.push(specifier);
    else if (keyword === 'import') uses.push({ file: target, names: readImported(clause) });
    else if (clause === '*') stars.push(target);
    else
      for (const [name, source] of readReexported(clause))
        reexports.set(name, { file: target, name: source });
  }
  for (const [, specifier = ''] of text.matchAll(EFFECT)) {
    named.add(specifier);
    const target = resolve(specifier);
    if (target) effects.push(target);
    else packages.push(specifier);
  }
  for (const [, specifier = ''] of text.matchAll(QUOTED)) {
    if (named.has(specifier)) continue;
    const target = resolve(specifier);
    if (target) uses.push({ file: target, names: 'all' });
    else packages.push(specifier);
  }
  const listed = [...text.matchAll(LISTED)].flatMap(([, list = '']) => splitList(list).map(([, as]) => as));
  const declared = new Set([...[...text.matchAll(DECLARED)].map(([, name = '']) => name), ...listed]);
  return { uses, effects, reexports, stars, declared, packages };
}

/** Reads `a, { b as c, type D }` or `* as e`: which exports an import takes. */
function readImported(clause: string): Names {
  if (clause.includes('*')) return 'all';
  const [, standard = '', list = ''] = /^([^{]*)(?:\{([^}]*)\})?/.exec(clause) ?? [];
  return [...(/\w/.test(standard) ? ['default'] : []), ...splitList(list).map(([name]) => name)];
}

/** Reads `{ a, b as c }` or `* as d`: exported names, and the name in the other module, none for all of it. */
function readReexported(clause: string): [string, string | undefined][] {
  const [, whole] = /\*\s*as\s+([\w$]+)/.exec(clause) ?? [];
  if (whole) return [[whole, undefined]];
  return splitList(clause.replace(/[{}]/g, '')).map(([name, as]) => [as, name]);
}

/** Splits `a, type B, c as d, e: f` into pairs of a name and what it is called afterwards. */
function splitList(list: string): [string, string][] {
  return list
    .replace(/\/\*.*?\*\/|\/\/.*$/gms, '')
    .split(',')
    .map((item) => item.trim().replace(/^type\s+/, ''))
    .filter(Boolean)
    .map((item) => {
      const [name = '', as = name] = item.split(/\s+as\s+|\s*:\s*/);
      return [name, as];
    });
}

/** The file that a module means by a specifier; none if it is not a file of the repository. */
function resolveModule(
  specifier: string,
  from: string,
  workspaces: ReadonlyMap<string, Workspace>,
  root: string,
): string | undefined {
  if (/^\.\.?\//.test(specifier)) return findSource(join(dirname(from), specifier), root);
  const name = findPackageName(specifier);
  const workspace = workspaces.get(name);
  const target = workspace && findExport(workspace, `.${specifier.slice(name.length)}`);
  return target && findSource(join(root, workspace.folder, target), root);
}

function findPackageName(specifier: string): string {
  return /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
}

/** The file, unless it was built: then its sources count. */
function findSource(path: string, root: string): string | undefined {
  const isBuilt = /(^|\/)(dist|node_modules)\//.test(relative(root, path));
  return !isBuilt && statSync(path, { throwIfNoEntry: false })?.isFile() ? path : undefined;
}

function findExport({ exports }: Workspace, path: string): string | undefined {
  if (exports[path]) return exports[path];
  for (const [pattern, target] of Object.entries(exports)) {
    const [start = '', end] = pattern.split('*');
    if (end !== undefined && path.startsWith(start) && path.endsWith(end)) {
      return target.replace('*', path.slice(start.length, path.length - end.length));
    }
  }
  return undefined;
}
