import { StartError } from '@platform/server-kit/node-utils';
import { withProgress } from '../../progress.mjs';
import { readWorkspaces, ROOT, type Workspace } from '../workspaces.ts';
import { build, type BuildMode, type BuildTarget, isBuilt } from './build-cache.ts';
import { createFingerprints, type Fingerprints } from './fingerprint.ts';

const MAX_REBUILDS = 5;

/**
 * Builds the current sources of the apps, skipping versions that `isAvailable` accepts or the build cache holds. If
 * sources change during a build, its result is discarded and the app is built again.
 *
 * @throws StartError if the sources keep changing.
 */
export async function buildSources(
  apps: readonly string[],
  isAvailable: (target: BuildTarget) => boolean,
  signal: AbortSignal,
  mode: BuildMode = 'production',
): Promise<BuildTarget[]> {
  for (let rebuilds = 0; rebuilds <= MAX_REBUILDS; rebuilds++) {
    const targets = findTargets(apps, mode);
    const missing = targets.filter((target) => !isAvailable(target) && !isBuilt(target));
    if (missing.length === 0) return targets;
    const title = `Building ${missing.map(({ app }) => app.folder).join(', ')}`;
    await withProgress(title, () => build(missing, isCurrent, signal));
  }
  throw new StartError(
    'The sources kept changing during the build. Try again when no process is writing to them.',
  );
}

/** Returns the version that each app's current sources produce. `apps` holds folder names. */
export function findTargets(apps: readonly string[], mode: BuildMode): BuildTarget[] {
  const workspaces = readWorkspaces();
  const fingerprints = createFingerprints(workspaces, ROOT);
  return [...workspaces.values()]
    .filter(({ folder }) => apps.includes(folder))
    .map((app) => ({ app, mode, version: computeBuildVersion(app, mode, fingerprints) }));
}

function isCurrent({ app, mode, version }: BuildTarget): boolean {
  return computeBuildVersion(app, mode, createFingerprints(readWorkspaces(), ROOT)) === version;
}

function computeBuildVersion(app: Workspace, mode: BuildMode, { computeVersion }: Fingerprints): string {
  const version = computeVersion(app.name);
  return mode === 'production' ? version : `${version}-${mode}`;
}
