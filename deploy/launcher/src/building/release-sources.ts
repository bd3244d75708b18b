import { existsSync } from 'node:fs';
import { StartError } from '@platform/server-kit/node-utils';
import { releaseFolder } from '@platform/releases';
import { findApps } from '../workspaces.ts';
import { buildFolder, type BuildTarget } from './build-cache.ts';
import { buildSources } from './build-sources.ts';
import { type BuildOutcome, releaseBuilds } from './release-builds.ts';

/**
 * Publishes and promotes the versions of the current sources, building only what has not been built yet. Apps that are
 * released on their own are left alone.
 *
 * @param origins public origins of the apps, which the registry gets for the remotes
 * @throws StartError if an app has no live version after that.
 */
export async function releaseSources(
  store: string,
  { shell: _shell, ...origins }: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<BuildOutcome[]> {
  const isPublished = ({ app, version }: BuildTarget) =>
    existsSync(releaseFolder(store, app.folder, version));
  const targets = await buildSources(findApps(), isPublished, signal);
  const builds = targets.map((target) => ({
    app: target.app.folder,
    version: target.version,
    folder: buildFolder(target),
  }));
  const outcomes = releaseBuilds(store, builds, origins);
  const missing = outcomes.filter(
    ({ state, liveVersion }) => state === 'failed' && liveVersion === undefined,
  );
  if (missing.length > 0) throw new StartError(missing.map(({ problem }) => problem).join('\n'));
  return outcomes;
}
