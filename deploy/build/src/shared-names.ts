import { createRequire } from 'node:module';
import type { SharedNames } from '@platform/releases';
import type { Compilation, Compiler, Dependency, Module, ModuleGraph } from 'webpack';

/** Module types of Module Federation: a shared package as it is offered, and as it is asked for. */
const PROVIDED = 'provide-module';
const CONSUMED = 'consume-shared-module';
/** Dependency of a container on a module that it exposes. */
const EXPOSED = 'container exposed';

const requirePackage = createRequire(import.meta.url);
const namesByCompilation = new WeakMap<Compilation, NamesByRequest>();

/** What is read of webpack's dependency on a name that is imported. */
type MemberDependency = {
  readonly call: boolean | undefined;
  readonly getIds: (moduleGraph: ModuleGraph) => string[];
};

type NamesByRequest = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Records the names that a build exports (shell) or imports (remote) of each shared package, for `release.json`; of the
 * latter also members, such as `paths.about`.
 * webpack cannot compare them: shell and remotes are built apart.
 */
export class SharedNamesPlugin {
  readonly #role: 'host' | 'remote';

  constructor(role: 'host' | 'remote') {
    this.#role = role;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(SharedNamesPlugin.name, (compilation) => {
      // Unused code is known by now, and modules are not merged yet, which would hide what each of them imports.
      compilation.hooks.beforeChunks.tap(SharedNamesPlugin.name, () => {
        const names = this.#role === 'host' ? collectExports(compilation) : collectImports(compilation);
        namesByCompilation.set(compilation, names);
      });
    });
  }
}

/** Returns the names that `SharedNamesPlugin` recorded, sorted. */
export function getSharedNames(compilation: Compilation): SharedNames {
  const requests = [...(namesByCompilation.get(compilation) ?? [])].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(requests.map(([request, names]) => [request, [...names].sort()]));
}

/** Lists the modules that offer a build's shared packages, by their requests. */
export function listProvidedModules({ modules }: Compilation): Map<string, Module> {
  const provided = [...modules].filter(({ type }) => type === PROVIDED);
  return new Map(provided.map((module) => [(module as Module & { _name: string })._name, module]));
}

/** Returns the request of a shared package that a module stands for; `undefined` if it does not. */
export function getConsumedRequest(module: Module): string | undefined {
  if (module.type !== CONSUMED) return undefined;
  return (module as Module & { options: { shareKey: string } }).options.shareKey;
}

function collectExports(compilation: Compilation): NamesByRequest {
  const { moduleGraph } = compilation;
  const names = new Map<string, Set<string>>();
  for (const [request, module] of listProvidedModules(compilation)) {
    for (const { module: provided } of moduleGraph.getOutgoingConnections(module)) {
      const exported = moduleGraph.getProvidedExports(provided);
      names.set(request, new Set(Array.isArray(exported) ? exported : Object.keys(loadPackage(request))));
      // A CommonJS module is its own default export.
      if (provided.buildMeta?.exportsType !== 'namespace') names.get(request)?.add('default');
    }
  }
  return names;
}

/** Loads a CommonJS package, whose names webpack cannot tell. */
function loadPackage(request: string): object {
  return requirePackage(request) as object;
}

/**
 * Collects what the exposed module and all that it needs import. Other modules of a remote belong to its standalone
 * page and to its own copies of the shared packages, which do not run in the shell.
 */
function collectImports(compilation: Compilation): NamesByRequest {
  const { modules, moduleGraph } = compilation;
  const names = new Map<string, Set<string>>();
  const queue = [...modules].flatMap((module) =>
    [...moduleGraph.getOutgoingConnections(module)]
      .filter(({ dependency }) => dependency?.type === EXPOSED)
      .map((connection) => connection.module),
  );
  const visited = new Set(queue);
  for (const module of queue) {
    for (const connection of moduleGraph.getOutgoingConnections(module)) {
      const { dependency, module: target } = connection;
      if (!dependency || !connection.isActive(undefined)) continue;
      const request = getConsumedRequest(target);
      if (request !== undefined) {
        const added = listReferencedNames(compilation, dependency);
        names.set(request, new Set([...(names.get(request) ?? []), ...added]));
      } else if (!visited.has(target)) {
        visited.add(target);
        queue.push(target);
      }
    }
  }
  return names;
}

/**
 * Lists names with the members that are read of them, e.g. `paths.dashboard.tasks`. They are unknown where a package is
 * passed on as a whole; its version range covers those uses.
 */
function listReferencedNames(compilation: Compilation, dependency: Dependency): string[] {
  const called = findCalledMember(dependency, compilation.moduleGraph);
  const references = called
    ? [called]
    : compilation
        .getDependencyReferencedExports(dependency, undefined)
        .map((reference) => (Array.isArray(reference) ? reference : reference.name));
  return references.filter((path) => path.length > 0).map((path) => path.join('.'));
}

/** Returns the path of a member that is called: webpack names only the object that it is called on. */
function findCalledMember(dependency: Dependency, moduleGraph: ModuleGraph): string[] | undefined {
  const { call, getIds } = dependency as Partial<MemberDependency>;
  const ids = call ? getIds?.call(dependency, moduleGraph) : undefined;
  return ids && ids.length > 1 && ids[0] !== 'default' ? ids : undefined;
}
