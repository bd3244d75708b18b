import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type { RemoteModule } from '@platform/kit';
import type * as rendering from './rendering/index.ts';

/** The exports of the shell's Node bundle. */
export type ShellBundle = typeof rendering;

const requireBuiltin = createRequire(import.meta.url);

/** Reads the shell's Node bundle, which is self-contained. */
export function readShellBundle(file: string): ShellBundle {
  return evaluate(file, requireBuiltin) as ShellBundle;
}

/** Reads a remote's Node bundle and provides it with the shell's copies of the shared packages. */
export function readRemoteBundle(file: string, { SHARED_PACKAGES }: ShellBundle): RemoteModule {
  const requireShared = (request: string): unknown => SHARED_PACKAGES[request] ?? requireBuiltin(request);
  const { remote } = evaluate(file, requireShared) as { remote?: RemoteModule };
  if (!remote) throw new Error(`${file} does not export a remote`);
  return remote;
}

/**
 * Evaluates a bundle outside Node's module cache, so that a release that is no longer live can be garbage-collected.
 */
function evaluate(file: string, require: (request: string) => unknown): unknown {
  const module: { exports: unknown } = { exports: {} };
  const run = compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], {
    filename: file,
  });
  run.call(undefined, module, module.exports, require);
  return module.exports;
}
