import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '@platform/node-utils';
import {
  promote,
  publish,
  readStoredRelease,
  RELEASE_FILES,
  releaseFolder,
  wasManuallyPromoted,
} from '@platform/releases';
import { HOST } from '../workspaces.ts';

/** A version of an app, and the folder of its build, which is needed only while the version is not published. */
export type Build = { readonly app: string; readonly version: string; readonly folder: string };

/** An app that is retired, or whose live version was promoted by hand and differs from the version of the build. */
export type PinnedVersion = {
  readonly app: string;
  /** Missing if the app is retired. */
  readonly liveVersion?: string | undefined;
  readonly sourceVersion: string;
};

/** Returns the builds in the folders `<folder>/<app>`. @throws StartError if there are none. */
export function readBuilds(folder: string): Build[] {
  const folders = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  const builds = folders
    .filter((build) => existsSync(join(build, RELEASE_FILES.metadata)))
    .map((build) => ({ ...readStoredRelease(build).release, folder: build }));
  if (builds.length === 0)
    throw new StartError(
      `${folder} has no builds. Make them with \`npm run release -- build ${folder}\`, or give another folder.`,
    );
  return builds;
}

/**
 * Publishes the builds that are not in the store, and promotes all of them at once.
 *
 * @param origins public origins of the remotes, which the registry gets
 * @returns the apps that were left alone, because the release tool changed their live version after these builds had
 *   been promoted.
 */
export function releaseBuilds(
  store: string,
  builds: readonly Build[],
  origins: Readonly<Record<string, string>>,
): PinnedVersion[] {
  publishMissing(store, builds);
  const pinned = builds.filter(({ app, version }) => wasManuallyPromoted(store, app, version));
  const live = builds
    .filter((build) => !pinned.includes(build))
    .map(({ app, version }) => [app, version] as const);
  const { apps } = promote(store, Object.fromEntries(live), 'start', { origins });
  return pinned.map(({ app, version }) => ({
    app,
    liveVersion: apps[app]?.version,
    sourceVersion: version,
  }));
}

/** Publishes the shell first: the remotes are checked against the shell they will run in, which is not live yet. */
function publishMissing(store: string, builds: readonly Build[]): void {
  const storedFolder = ({ app, version }: Build) => releaseFolder(store, app, version);
  const missing = builds.filter((build) => !existsSync(storedFolder(build)));
  const isHost = ({ app }: Build) => app === HOST;
  missing.filter(isHost).forEach(({ folder }) => publish(store, folder, 'start'));
  const [host] = builds.filter(isHost).map((build) => readStoredRelease(storedFolder(build)));
  missing.filter((build) => !isHost(build)).forEach(({ folder }) => publish(store, folder, 'start', host));
}
