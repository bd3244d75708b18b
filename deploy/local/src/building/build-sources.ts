import { StartError } from '@platform/origin-server';
import { step } from '../../progress.mjs';
import { readWorkspaces, ROOT } from '../workspaces.ts';
import { build, isBuilt, type Target } from './build-cache.ts';
import { versionOf } from './fingerprint.ts';

const MOST_BUILDS = 5;

/**
 * Builds the versions of apps that the sources give, as far as they are neither there nor in the build cache. When a
 * source changes while it is being built, what came of it is thrown away and built again.
 */
export async function buildSources(
  apps: readonly string[],
  isThere: (target: Target) => boolean,
  signal: AbortSignal,
): Promise<Target[]> {
  for (let builds = 0; builds <= MOST_BUILDS; builds++) {
    const targets = sourceTargets(apps);
    const missing = targets.filter((target) => !isThere(target) && !isBuilt(target));
    if (missing.length === 0) return targets;
    const title = `Building ${missing.map(({ app }) => app.folder).join(', ')}`;
    await step(title, () => build(missing, isCurrent, signal));
  }
  throw new StartError(
    'The sources went on changing while they were built. Start again when they are at rest.',
  );
}

/** The version of each app that the sources give now. An app's name is its folder's. */
function sourceTargets(apps: readonly string[]): Target[] {
  const workspaces = readWorkspaces();
  return [...workspaces.values()]
    .filter(({ folder }) => apps.includes(folder))
    .map((app) => ({ app, version: versionOf(app.name, workspaces, ROOT) }));
}

function isCurrent({ app, version }: Target): boolean {
  return versionOf(app.name, readWorkspaces(), ROOT) === version;
}
