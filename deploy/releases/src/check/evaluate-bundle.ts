/**
 * Child process of `server-bundle-problems.ts`: evaluates the Node bundles that come over standard input and writes a
 * `BundleReport` to file descriptor 3. It imports nothing of the repository, because it may not read any file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';

/** What a remote's bundle exports, as plain data, or why it cannot be used. */
export type BundleReport =
  { readonly error: string } | { readonly error?: undefined; readonly routes: unknown };

type Require = (request: string) => unknown;

const REPORT_DESCRIPTOR = 3;
const requireBuiltin: Require = createRequire(import.meta.url);

const bundles = JSON.parse(readFileSync(0, 'utf8')) as { shell: string; remote: string };
writeFileSync(REPORT_DESCRIPTOR, JSON.stringify(createReport(bundles)));
// A timer of a bundle must not keep the process alive.
process.exit();

function createReport({ shell, remote }: typeof bundles): BundleReport {
  try {
    const { SHARED_PACKAGES } = evaluate(shell, requireBuiltin) as {
      SHARED_PACKAGES: Record<string, unknown>;
    };
    const exports = evaluate(remote, (request) => {
      if (Object.hasOwn(SHARED_PACKAGES, request)) return SHARED_PACKAGES[request];
      throw new Error(`the shell does not provide ${request}`);
    }) as { remote?: { routes?: unknown } };
    if (!exports.remote) return { error: 'does not export `remote`' };
    return { routes: toPlainRoutes(exports.remote.routes) };
  } catch (error) {
    return { error: `cannot be evaluated: ${error instanceof Error ? error.message : String(error)}` };
  }
}

function evaluate(code: string, require: Require): unknown {
  const module: { exports: unknown } = { exports: {} };
  compileFunction(code, ['module', 'exports', 'require']).call(undefined, module, module.exports, require);
  return module.exports;
}

/** Keeps what can be sent: components and loaders are functions. */
function toPlainRoutes(routes: unknown): unknown {
  if (!Array.isArray(routes)) return null;
  return routes.map((route: { path?: unknown; children?: unknown }) => ({
    path: route.path,
    ...(route.children !== undefined && { children: toPlainRoutes(route.children) }),
  }));
}
