import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack, { type Compiler } from 'webpack';

/** Stands for the table of hashes until all files are final. */
const PLACEHOLDER = 'chunk-integrity-placeholder';
const PLACEHOLDER_LITERAL = new RegExp(`(["'\`])${PLACEHOLDER}\\1`, 'g');
const TABLE = `${webpack.RuntimeGlobals.require}.chunkIntegrity`;
/** A valid hash that no file has: browsers ignore an integrity that they cannot read. */
const NO_FILE = '0'.repeat(43) + '=';

/**
 * Makes the runtimes of a build set `integrity` on the script of every chunk, so that a browser runs a chunk only if it
 * is the one of this build. `insertChunkIntegrity` writes the hashes after the build. Why this is not
 * a package: docs/decisions/integrity-of-scripts.md.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    const { name } = ChunkIntegrityPlugin;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.loadScript)
        .tap(name, (chunk) => compilation.addRuntimeModule(chunk, new ChunkIntegrityTable()));
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source) => `${source}\n${SET_INTEGRITY}`,
      );
    });
  }
}

class ChunkIntegrityTable extends webpack.RuntimeModule {
  constructor() {
    super('chunk integrity');
  }

  override generate(): string {
    return `${TABLE} = ${JSON.stringify(PLACEHOLDER)};`;
  }
}

/** `Integrity-Policy` wants CORS too, which webpack leaves out for the page's own origin. */
const SET_INTEGRITY =
  `script.integrity = "sha256-" + (${TABLE}[url.slice(url.lastIndexOf("/") + 1)] || "${NO_FILE}");` +
  'script.crossOrigin = "anonymous";';

/**
 * Writes the hashes of the chunks into the runtimes that load them, and returns the integrity of every script. A
 * runtime itself is loaded with the integrity in the registry or in a document.
 *
 * @param folder the final files, not yet compressed
 */
export async function insertChunkIntegrity(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js')).sort();
  const files = await Promise.all(
    names.map(async (name) => ({ name, code: await readFile(join(folder, name), 'utf8') })),
  );
  const chunks = files.filter(({ code }) => !code.includes(PLACEHOLDER));
  const table = JSON.stringify(Object.fromEntries(chunks.map(({ name, code }) => [name, hash(code)])));
  const runtimes = files
    .filter(({ code }) => code.includes(PLACEHOLDER))
    .map(({ name, code }) => ({ name, code: code.replace(PLACEHOLDER_LITERAL, () => table) }));
  for (const { name, code } of runtimes) await writeFile(join(folder, name), code);
  return Object.fromEntries([...chunks, ...runtimes].map(({ name, code }) => [name, `sha256-${hash(code)}`]));
}

function hash(code: string): string {
  return createHash('sha256').update(code).digest('base64');
}
