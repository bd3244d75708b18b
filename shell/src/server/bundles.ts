import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type { RemoteModule } from '@platform/kit';
import type * as rendering from './rendering/index.ts';

/** What the shell's Node bundle exports. */
export type ShellBundle = typeof rendering;

const requireBuiltin = createRequire(import.meta.url);

/** Reads the shell's Node bundle; everything it needs is in it. */
export function readShellBundle(file: string): ShellBundle {
  return evaluate(file, requireBuiltin) as ShellBundle;
}

/** Reads a remote's Node bundle, lending it the shell's copies of what is shared. */
export function readRemoteBundle(file: string, { LENT_PACKAGES }: ShellBundle): RemoteModule {
  const lent = (request: string): unknown => LENT_PACKAGES[request] ?? requireBuiltin(request);
  const { remote } = evaluate(file, lent) as { remote?: RemoteModule };
  if (!remote) throw new Error(`${file} does not export a remote`);
  return remote;
}

/** Outside Node's module cache, so that a release that is no longer live leaves the memory. */
function evaluate(file: string, require: (request: string) => unknown): unknown {
  const module: { exports: unknown } = { exports: {} };
  const run = compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], {
    filename: file,
  });
  run.call(undefined, module, module.exports, require);
  return module.exports;
}
