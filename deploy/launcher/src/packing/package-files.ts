import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** The files of a package that its consumers need, and the packages that these import. */
export type PackageFiles = {
  /** Relative to the package, sorted. */
  readonly files: readonly string[];
  /** Names of packages, sorted. */
  readonly imports: readonly string[];
};

const SOURCE = /\.(tsx?|cjs)$/;
const TEST = /\.(test|stories)\./;
/** What tools load by name: `preProcessFile` finds imports only. */
const RESOLVED = /\bresolve\('([^']+)'\)/g;

/**
 * Collects the files that can be reached from the entry points, so that no test, story or fixture is packed.
 *
 * @param entries relative to the package; one with a star stands for all its files but tests.
 * @throws Error if a file imports one outside of the package.
 */
export function collectFiles(folder: string, entries: readonly string[]): PackageFiles {
  const queue = entries.flatMap((entry) => (entry.includes('*') ? expand(folder, entry) : [join(entry)]));
  const files = new Set(queue);
  const imports = new Set<string>();
  for (const file of files) {
    if (!SOURCE.test(file)) continue;
    for (const request of readImports(join(folder, file))) {
      if (!request.startsWith('.')) {
        if (!isBuiltin(request)) imports.add(getPackageName(request));
        continue;
      }
      const imported = join(dirname(file), request);
      if (imported.startsWith('..'))
        throw new Error(`${join(folder, file)} imports ${request}, which is not packed`);
      files.add(imported);
    }
  }
  return { files: [...files].sort(), imports: [...imports].sort() };
}

function expand(folder: string, pattern: string): string[] {
  const [start = '', end = ''] = pattern.split('*');
  const names = readdirSync(join(folder, start)).filter((name) => name.endsWith(end) && !TEST.test(name));
  return names.map((name) => relative('.', join(start, name)));
}

function readImports(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const { importedFiles } = ts.preProcessFile(code, true, true);
  const resolved = [...code.matchAll(RESOLVED)].map(([, request = '']) => request);
  return [...importedFiles.map(({ fileName }) => fileName), ...resolved.filter(isPackageRequest)];
}

function isPackageRequest(request: string): boolean {
  return /^(@[\w-]+\/)?[a-z][\w-]*(\/[\w./-]+)?$/.test(request);
}

function getPackageName(request: string): string {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}
