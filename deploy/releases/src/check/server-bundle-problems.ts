import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { findMenuProblems } from '../menu.ts';
import { isObject, isString } from '../release-format.ts';
import {
  createSandboxCommand,
  describeEnd,
  formatMessage,
  MAX_CPU_S,
  MAX_DURATION_MS,
  parseReply,
} from '../sandbox/index.ts';
import type { BundleReport } from './describe-routes.ts';

const PROGRAM = createRequire(import.meta.url).resolve('@platform/releases/describe-routes');

/** Paths of the Node bundles of a shell and of a remote that it hosts. */
export type ServerBundles = { readonly shell: string; readonly remote: string };

/** What cannot be used of a bundle, and the paths of its routes. */
export type BundleFindings = { readonly problems: readonly string[]; readonly routes: readonly string[] };

/** Evaluates a remote's Node bundle as the shell's HTML server does, and finds what that server cannot use. */
export function inspectServerBundle(bundles: ServerBundles, maxCpuS = MAX_CPU_S): BundleFindings {
  const report = evaluateServerBundle(bundles, maxCpuS);
  if (report.error !== undefined) return { problems: [`its server bundle ${report.error}`], routes: [] };
  const routeProblems = findRouteProblems(report.routes);
  const routes = routeProblems.length > 0 ? [] : listPaths(report.routes as readonly PlainRoute[]);
  const menuProblems = findMenuProblems(report.nav, { routes, menus: report.menus });
  const problems = [...routeProblems, ...menuProblems.map((problem) => `exports a remote with ${problem}`)];
  return {
    problems: problems.map((problem) => `its server bundle ${problem}`),
    routes: problems.length > 0 ? [] : routes,
  };
}

type PlainRoute = { readonly path?: string; readonly children?: readonly PlainRoute[] };

function listPaths(routes: readonly PlainRoute[]): string[] {
  return routes.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [path]),
    ...listPaths(children),
  ]);
}

function evaluateServerBundle({ shell, remote }: ServerBundles, maxCpuS: number): BundleReport {
  const { file, args, options } = createSandboxCommand(PROGRAM, maxCpuS);
  const bundles = [shell, remote].map((path) => ({ file: path, code: readFileSync(path, 'utf8') }));
  const { error, status, signal, stdout, stderr } = spawnSync(file, args, {
    ...options,
    input: bundles.map(formatMessage).join(''),
    encoding: 'utf8',
    timeout: MAX_DURATION_MS,
    killSignal: 'SIGKILL',
  });
  if (error || status !== 0) {
    const killed = error?.message.endsWith('ETIMEDOUT');
    return {
      error: `cannot be evaluated: ${describeEnd({ signal, code: status, killed, stderr }, maxCpuS)}`,
    };
  }
  const reply = parseReply<BundleReport>(stdout);
  return 'error' in reply ? { error: `cannot be evaluated: ${reply.error}` } : reply.result;
}

function findRouteProblems(routes: unknown): string[] {
  if (!Array.isArray(routes)) return ['exports a remote whose "routes" is not a list'];
  if (routes.length === 0) return ['exports a remote without routes'];
  const problem = routes.map(findRouteProblem).find((found) => found !== undefined);
  return problem === undefined ? [] : [`exports a remote with a route ${problem}`];
}

/** The page server reads the children of each route that has them, so that `null` is no list for it either. */
function findRouteProblem(route: unknown): string | undefined {
  if (!isObject(route)) return 'that has no path';
  const { path, children } = route;
  if (children !== undefined && !Array.isArray(children)) return 'whose "children" is not a list';
  if (!isString(path) && (path !== undefined || !children)) return 'that has no path';
  return children?.map(findRouteProblem).find((found) => found !== undefined);
}
