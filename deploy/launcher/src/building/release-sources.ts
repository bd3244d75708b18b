import { existsSync } from 'node:fs';
import {
  promote,
  publish,
  readStoredRelease,
  releaseFolder,
  type StoredRelease,
  wasManuallyPromoted,
} from '@platform/releases';
import { buildFolder, type BuildTarget } from './build-cache.ts';
import { findApps, HOST } from '../workspaces.ts';
import { buildSources } from './build-sources.ts';

/** An app whose live version was promoted by hand and differs from the version of the current sources. */
export type PinnedVersion = {
  readonly app: string;
  readonly liveVersion: string;
  readonly sourceVersion: string;
};

/**
 * Publishes and promotes the versions of the current sources, building only what has not been built yet.
 *
 * @param origins public origins of the apps, which the registry gets for the remotes
 * @returns the apps that were left alone, because the release tool changed their live version after these sources had
 *   been promoted.
 */
export async function releaseSources(
  store: string,
  { shell: _shell, ...origins }: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<PinnedVersion[]> {
  const isPublished = ({ app, version }: BuildTarget) =>
    existsSync(releaseFolder(store, app.folder, version));
  const targets = await buildSources(findApps(), isPublished, signal);
  publishAll(
    store,
    targets.filter((target) => !isPublished(target)),
    targets,
  );

  const sourceVersions = targets.map(({ app, version }) => ({ app: app.folder, version }));
  const pinned = sourceVersions.filter(({ app, version }) => wasManuallyPromoted(store, app, version));
  const live = sourceVersions
    .filter((target) => !pinned.includes(target))
    .map(({ app, version }) => [app, version] as const);
  const { apps } = promote(store, Object.fromEntries(live), 'start', { origins });
  return pinned.map(({ app, version }) => ({
    app,
    liveVersion: apps[app]?.version ?? '',
    sourceVersion: version,
  }));
}

/** Publishes the shell first: the remotes are checked against the shell they will run in, which is not live yet. */
function publishAll(store: string, unpublished: readonly BuildTarget[], all: readonly BuildTarget[]): void {
  const isHost = ({ app }: BuildTarget) => app.folder === HOST;
  const publishOne = (target: BuildTarget, host?: StoredRelease) =>
    publish(store, buildFolder(target), 'start', host);
  unpublished.filter(isHost).forEach((target) => publishOne(target));
  const [host] = all
    .filter(isHost)
    .map(({ version }) => readStoredRelease(releaseFolder(store, HOST, version)));
  unpublished.filter((target) => !isHost(target)).forEach((target) => publishOne(target, host));
}
