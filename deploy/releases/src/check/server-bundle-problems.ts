import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '../release-format.ts';
import type { BundleReport } from './evaluate-bundle.ts';

/** Evaluation takes 0.2 s on an idle machine. */
const DEADLINE_MS = 10_000;
const MEMORY_MB = 256;
const EVALUATE = join(import.meta.dirname, 'evaluate-bundle.ts');

/** Paths of the Node bundles of a shell and of a remote that it hosts. */
export type ServerBundles = { readonly shell: string; readonly remote: string };

/** Evaluates a remote's Node bundle as the shell's HTML server does, and finds what that server cannot use. */
export function findServerBundleProblems(bundles: ServerBundles, deadlineMs = DEADLINE_MS): string[] {
  const report = evaluateServerBundle(bundles, deadlineMs);
  if (report.error !== undefined) return [`its server bundle ${report.error}`];
  return findRouteProblems(report.routes).map((problem) => `its server bundle ${problem}`);
}

/** Evaluates a bundle in a process of its own: no file system, no environment, no packages but the shell's. */
function evaluateServerBundle({ shell, remote }: ServerBundles, deadlineMs: number): BundleReport {
  const { error, status, signal, output } = spawnSync(
    process.execPath,
    ['--permission', `--max-old-space-size=${MEMORY_MB}`, EVALUATE],
    {
      input: JSON.stringify({ shell: readFileSync(shell, 'utf8'), remote: readFileSync(remote, 'utf8') }),
      env: {},
      stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
      timeout: deadlineMs,
      killSignal: 'SIGKILL',
    },
  );
  if (error && (error as NodeJS.ErrnoException).code === 'ETIMEDOUT')
    return { error: `has not finished after ${deadlineMs / 1000} s` };
  const report = output[3];
  return report
    ? (JSON.parse(report) as BundleReport)
    : { error: `ended its process (${signal ?? `exit code ${status}`})` };
}

function findRouteProblems(routes: unknown): string[] {
  if (!Array.isArray(routes)) return ['exports a remote whose "routes" is not a list'];
  if (routes.length === 0) return ['exports a remote without routes'];
  const hasPath = (route: unknown): boolean =>
    isObject(route) &&
    (Array.isArray(route.children) ? route.children.every(hasPath) : typeof route.path === 'string');
  return routes.every(hasPath) ? [] : ['exports a remote with a route that has no path'];
}
