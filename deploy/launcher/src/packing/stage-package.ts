import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { readWorkspaces, ROOT, type Workspace } from '../workspaces.ts';
import { collectFiles } from './package-files.ts';
import {
  createPublishedManifest,
  type Manifest,
  toCompiledPath,
  type Versions,
} from './published-manifest.ts';

const DECLARATIONS = join(ROOT, '.cache/types');
/** Where packages are written, and their tarballs. */
export const STAGED_FOLDER = join(ROOT, '.cache/packages');
/** Entry points for this repository only. A remote of another one starts no server, and needs none of its packages. */
const PRIVATE_ENTRY = /\/test\/|\/src\/(settings|telemetry)\//;

const COMPILER_OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2024,
  module: ts.ModuleKind.Preserve,
  jsx: ts.JsxEmit.ReactJSX,
  verbatimModuleSyntax: true,
  rewriteRelativeImportExtensions: true,
};

/** Returns the workspaces that other repositories install: those with a script `pack`. */
export function listPackableWorkspaces(): Workspace[] {
  return [...readWorkspaces().values()].filter(
    ({ folder }) => readManifest(folder).scripts?.pack !== undefined,
  );
}

/**
 * Writes a package as it is published to `.cache/packages/<name>`: compiled, with declarations and a package.json of
 * its own. The package.json of the workspace names the TypeScript sources, so that nothing has to be compiled here.
 *
 * @param folder of the workspace, relative to the repository
 * @param withTypes whether to add the declarations, which `tsc -b` must have emitted
 * @returns the folder that was written
 */
export function stagePackage(folder: string, { withTypes = true, target = STAGED_FOLDER } = {}): string {
  const manifest = readManifest(folder);
  const exports = Object.entries(manifest.exports ?? {}).filter(([, file]) => !PRIVATE_ENTRY.test(file));
  const published: Manifest = { ...manifest, exports: Object.fromEntries(exports) };
  const entries = [...exports.map(([, file]) => file), ...Object.values(manifest.bin ?? {})];
  const { files, imports } = collectFiles(
    join(ROOT, folder),
    entries.filter((file) => file !== './package.json'),
  );

  const out = join(target, manifest.name.replace('@platform/', ''));
  rmSync(out, { recursive: true, force: true });
  for (const file of files) {
    writePackedFile(join(ROOT, folder, file), join(out, toCompiledPath(file)));
    if (withTypes && /\.tsx?$/.test(file)) copyDeclarations(folder, file, out);
  }
  const packed = createPublishedManifest(published, imports, readVersions());
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`);
  const readme = join(ROOT, folder, 'README.md');
  if (existsSync(readme)) cpSync(readme, join(out, 'README.md'));
  return out;
}

function writePackedFile(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  if (!/\.tsx?$/.test(source)) {
    cpSync(source, target);
    return;
  }
  const { outputText } = ts.transpileModule(readFileSync(source, 'utf8'), {
    compilerOptions: COMPILER_OPTIONS,
    fileName: source,
  });
  writeFileSync(target, outputText);
}

function copyDeclarations(folder: string, file: string, out: string): void {
  const name = file.replace(/\.tsx?$/, '.d.ts');
  const target = join(out, toCompiledPath(file).replace(/\.js$/, '.d.ts'));
  cpSync(join(DECLARATIONS, folder, name), target);
}

function readVersions(): Versions {
  const workspaces = [...readWorkspaces().values()];
  return {
    workspaces: new Map(workspaces.map(({ name, version }) => [name, version])),
    tools: readManifest('.').devDependencies ?? {},
  };
}

function readManifest(folder: string): Manifest & { scripts?: Record<string, string> } {
  return JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;
}
