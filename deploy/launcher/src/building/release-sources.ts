import { existsSync } from 'node:fs';
import { releaseFolder } from '@platform/releases';
import { findApps } from '../workspaces.ts';
import { buildFolder, type BuildTarget } from './build-cache.ts';
import { buildSources } from './build-sources.ts';
import { type PinnedVersion, releaseBuilds } from './release-builds.ts';

/**
 * Publishes and promotes the versions of the current sources, building only what has not been built yet.
 *
 * @param origins public origins of the apps, which the registry gets for the remotes
 * @returns the apps that were left alone, because their live version was promoted by hand.
 */
export async function releaseSources(
  store: string,
  { shell: _shell, ...origins }: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<PinnedVersion[]> {
  const isPublished = ({ app, version }: BuildTarget) =>
    existsSync(releaseFolder(store, app.folder, version));
  const targets = await buildSources(findApps(), isPublished, signal);
  const builds = targets.map((target) => ({
    app: target.app.folder,
    version: target.version,
    folder: buildFolder(target),
  }));
  return releaseBuilds(store, builds, origins);
}
