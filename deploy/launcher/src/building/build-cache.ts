import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pickEnvironment } from '@platform/server-kit/node-utils';
import { RELEASE_FILES } from '@platform/releases';
import { runCommand } from '../../run-command.mjs';
import { ROOT, type Workspace } from '../workspaces.ts';

/** `development` is for the shell of `npm run dev` with some apps hot. */
export type BuildMode = 'production' | 'development';

/** A version of an app to build. The version is derived from the app's sources and the mode. */
export type BuildTarget = { readonly app: Workspace; readonly version: string; readonly mode: BuildMode };

const CACHE_FOLDER = join(ROOT, '.cache/builds');
const MAX_CACHED_BUILDS = 4;

/** Returns the cache folder of a version. If the folder exists, its build is complete. */
export function buildFolder({ app, version }: BuildTarget): string {
  return join(CACHE_FOLDER, app.folder, version);
}

export function isBuilt(target: BuildTarget): boolean {
  return existsSync(buildFolder(target));
}

/**
 * Builds the targets with one `lerna run build`, whose task graph decides order and parallelism. Each build goes to a
 * temporary folder and moves into the cache when it is complete, provided that `isCurrent` still holds: sources that
 * changed during the build belong to another version.
 */
export async function build(
  targets: readonly BuildTarget[],
  isCurrent: (target: BuildTarget) => boolean,
  signal: AbortSignal,
): Promise<void> {
  const runFolder = join(CACHE_FOLDER, `.${randomUUID()}`);
  mkdirSync(runFolder, { recursive: true });
  try {
    const planFile = join(runFolder, 'plan.json');
    const entries = targets.map((target) => [
      target.app.name,
      { version: target.version, mode: target.mode, out: outputFolder(runFolder, target) },
    ]);
    targets.forEach((target) => mkdirSync(outputFolder(runFolder, target), { recursive: true }));
    writeFileSync(planFile, JSON.stringify(Object.fromEntries(entries)));
    await runLerna(targets, planFile, signal);
    for (const target of targets.filter(isCurrent)) moveToCache(outputFolder(runFolder, target), target);
  } finally {
    rmSync(runFolder, { recursive: true, force: true });
  }
}

function outputFolder(runFolder: string, { app }: BuildTarget): string {
  return join(runFolder, app.folder);
}

async function runLerna(
  targets: readonly BuildTarget[],
  planFile: string,
  signal: AbortSignal,
): Promise<void> {
  const scopes = targets.flatMap(({ app }) => ['--scope', app.name]);
  await runCommand(
    process.execPath,
    [join(ROOT, 'node_modules/lerna/dist/cli.js'), 'run', 'build', ...scopes],
    {
      cwd: ROOT,
      signal,
      env: {
        // Builds run the code of many packages, which must not see the secrets of the platform.
        ...pickEnvironment(process.env),
        RELEASE_PLAN: planFile,
        NODE_ENV: 'production',
        NX_DAEMON: 'false',
        NX_NO_CLOUD: 'true',
        NX_TUI: 'false',
      },
    },
  );
}

/**
 * Moves a finished build into the cache. An existing folder stays: another process may have built the same version
 * meanwhile, and both builds are equal.
 */
function moveToCache(output: string, target: BuildTarget): void {
  const folder = buildFolder(target);
  if (!existsSync(join(output, RELEASE_FILES.metadata))) {
    throw new Error(
      `The build of ${target.app.name} wrote no ${RELEASE_FILES.metadata} to ${relative(ROOT, output)}.`,
    );
  }
  mkdirSync(join(folder, '..'), { recursive: true });
  if (!existsSync(folder)) renameSync(output, folder);
  deleteOldBuilds(join(folder, '..'));
}

function deleteOldBuilds(folder: string): void {
  const builds = readdirSync(folder).map((name) => join(folder, name));
  const newestFirst = builds.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of newestFirst.slice(MAX_CACHED_BUILDS)) rmSync(old, { recursive: true, force: true });
}
