import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runCommand } from '../../run-command.mjs';
import { ROOT, type Workspace } from '../workspaces.ts';

/** A version of an app to build. */
export type Target = { readonly app: Workspace; readonly version: string };

const CACHE = join(ROOT, '.cache/builds');
const KEPT_BUILDS = 4;

/** Where the finished build of a version is, or will be; a folder there is whole. */
export function buildFolder({ app, version }: Target): string {
  return join(CACHE, app.folder, version);
}

export function isBuilt(target: Target): boolean {
  return existsSync(buildFolder(target));
}

/**
 * Builds versions that are not in the cache yet, with one `lerna run build`, whose task graph decides order and
 * parallelism. Each goes to a folder of its own first and gets its name when it is whole, if its sources are still those
 * that the version names.
 */
export async function build(
  targets: readonly Target[],
  isCurrent: (target: Target) => boolean,
  signal: AbortSignal,
): Promise<void> {
  const run = join(CACHE, `.${randomUUID()}`);
  mkdirSync(run, { recursive: true });
  try {
    const plan = join(run, 'plan.json');
    const entries = targets.map((target) => [
      target.app.name,
      { version: target.version, out: outFolder(run, target) },
    ]);
    targets.forEach((target) => mkdirSync(outFolder(run, target), { recursive: true }));
    writeFileSync(plan, JSON.stringify(Object.fromEntries(entries)));
    await runLerna(targets, plan, signal);
    for (const target of targets.filter(isCurrent)) keep(outFolder(run, target), target);
  } finally {
    rmSync(run, { recursive: true, force: true });
  }
}

function outFolder(run: string, { app }: Target): string {
  return join(run, app.folder);
}

async function runLerna(targets: readonly Target[], plan: string, signal: AbortSignal): Promise<void> {
  const scopes = targets.flatMap(({ app }) => ['--scope', app.name]);
  await runCommand(
    process.execPath,
    [join(ROOT, 'node_modules/lerna/dist/cli.js'), 'run', 'build', ...scopes],
    {
      cwd: ROOT,
      signal,
      env: {
        ...process.env,
        RELEASE_PLAN: plan,
        NODE_ENV: 'production',
        NX_DAEMON: 'false',
        NX_NO_CLOUD: 'true',
        NX_TUI: 'false',
      },
    },
  );
}

/** Another process may have built the same version meanwhile; both are equal, the first stays. */
function keep(out: string, target: Target): void {
  const folder = buildFolder(target);
  if (!existsSync(join(out, 'release.json'))) {
    throw new Error(`The build of ${target.app.name} left no release.json in ${relative(ROOT, out)}.`);
  }
  mkdirSync(join(folder, '..'), { recursive: true });
  if (!existsSync(folder)) renameSync(out, folder);
  forgetOldBuilds(join(folder, '..'));
}

function forgetOldBuilds(folder: string): void {
  const builds = readdirSync(folder).map((name) => join(folder, name));
  const oldestLast = builds.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of oldestLast.slice(KEPT_BUILDS)) rmSync(old, { recursive: true, force: true });
}
