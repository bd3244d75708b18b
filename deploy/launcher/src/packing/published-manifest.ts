import { isBuiltin } from 'node:module';

/** What is read of a package.json. */
export type Manifest = {
  readonly name: string;
  readonly version: string;
  readonly type?: string;
  readonly sideEffects?: boolean | readonly string[];
  readonly exports?: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
};

/** Where the versions of packages are listed. */
export type Versions = {
  /** Versions of the workspaces by name. */
  readonly workspaces: ReadonlyMap<string, string>;
  /** Development packages of the repository: test tools are listed there alone, but consumers have to install them. */
  readonly tools: Readonly<Record<string, string>>;
};

/**
 * Derives the package.json of a tarball: entry points are compiled files, and dependencies are what the packed files
 * import, with real versions.
 *
 * @param imports names of the packages that the packed files import.
 * @throws Error if one of them is not listed.
 */
export function createPublishedManifest(manifest: Manifest, imports: readonly string[], versions: Versions) {
  const { name, version, type, sideEffects, exports = {}, bin, peerDependencies } = manifest;
  const dependencies = imports
    .filter((other) => other !== name && !isBuiltin(other) && !(other in (peerDependencies ?? {})))
    .map((other) => [other, findVersion(manifest, other, versions)] as const);
  return {
    name,
    version,
    license: 'UNLICENSED',
    type,
    ...(sideEffects !== undefined && {
      sideEffects: typeof sideEffects === 'boolean' ? sideEffects : sideEffects.map(toCompiledPath),
    }),
    exports: mapValues(exports, (file) => toEntryPoint(file)),
    ...(bin && { bin: mapValues(bin, toCompiledPath) }),
    dependencies: Object.fromEntries(dependencies),
    ...(peerDependencies && { peerDependencies }),
    publishConfig: { access: 'restricted' },
  };
}

/** Returns the path of a source file's code in the tarball. */
export function toCompiledPath(file: string): string {
  return file.replace(/^(\.\/)?src\//, '$1dist/').replace(/\.tsx?$/, '.js');
}

function toEntryPoint(file: string): string | { types: string; default: string } {
  const compiled = toCompiledPath(file);
  return /\.tsx?$/.test(file) ? { types: compiled.replace(/\.js$/, '.d.ts'), default: compiled } : compiled;
}

function findVersion(manifest: Manifest, name: string, { workspaces, tools }: Versions): string {
  const workspace = workspaces.get(name);
  const listed = manifest.dependencies?.[name];
  if (workspace !== undefined && listed !== undefined) return `^${workspace}`;
  const version = listed ?? manifest.devDependencies?.[name] ?? tools[name];
  if (version === undefined) throw new Error(`${manifest.name} imports ${name}, but does not list it`);
  return version;
}

function mapValues<Value>(object: Readonly<Record<string, string>>, map: (value: string) => Value) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));
}
