import type { Bundle, Sandbox } from '../sandbox/index.ts';

/** What a remote's bundle exports, as plain data, or why it cannot be used. */
export type BundleReport =
  | { readonly error: string }
  | {
      readonly error?: undefined;
      readonly routes: unknown;
      readonly nav: unknown;
      /** The menus that the shell has. */
      readonly menus: unknown;
    };

/** Program of a sandboxed process: evaluates a shell and then a remote, and describes the remote. */
export function runProgram(sandbox: Sandbox, shell: Bundle): (remote: Bundle) => BundleReport {
  return (remote) => {
    try {
      const { SHARED_PACKAGES, MENUS } = sandbox.evaluateShell(shell) as {
        SHARED_PACKAGES: Record<string, unknown>;
        MENUS?: unknown;
      };
      const exports = sandbox.evaluateRemote(remote, SHARED_PACKAGES) as {
        remote?: { routes?: unknown; nav?: unknown };
      };
      if (!exports.remote) return { error: 'does not export `remote`' };
      return { routes: toPlainRoutes(exports.remote.routes), nav: exports.remote.nav, menus: MENUS };
    } catch (error) {
      const { message } = Object(error) as { message?: unknown };
      return { error: `cannot be evaluated: ${typeof message === 'string' ? message : String(error)}` };
    }
  };
}

/** Keeps what can be sent: components and loaders are functions. */
function toPlainRoutes(routes: unknown): unknown {
  if (!Array.isArray(routes)) return null;
  return routes.map((route: { path?: unknown; children?: unknown }) => ({
    path: route.path,
    ...(route.children !== undefined && { children: toPlainRoutes(route.children) }),
  }));
}
