import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getErrorMessage, StartError } from '@platform/server-kit/node-utils';
import {
  findRetirement,
  promote,
  publish,
  readRegistry,
  readStoredRelease,
  RELEASE_FILES,
  releaseFolder,
  wasManuallyPromoted,
} from '@platform/releases';
import { HOST } from '../workspaces.ts';

/** A version of an app, and the folder of its build, which is needed only while the version is not published. */
export type Build = { readonly app: string; readonly version: string; readonly folder: string };

/** What became of a build: it is live, was left alone because the app is released on its own, or failed. */
export type BuildOutcome = {
  readonly app: string;
  /** That of the build. */
  readonly version: string;
  readonly state: 'live' | 'pinned' | 'retired' | 'failed';
  /** Missing if the app has no live version. */
  readonly liveVersion?: string | undefined;
  /** Why the build could not be published or promoted. */
  readonly problem?: string | undefined;
};

type Origins = Readonly<Record<string, string>>;
type Problems = Map<string, string>;

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
 * Publishes the builds that are not in the store, and promotes those of all apps whose live version was last changed by
 * this function. Apps that are released on their own are left alone, and one that is rejected stops no other.
 *
 * @param origins public origins of the remotes, which the registry gets
 * @param options `all` moves the apps that are released on their own too, but brings back none that is retired
 */
export function releaseBuilds(
  store: string,
  builds: readonly Build[],
  origins: Origins,
  { all = false }: { readonly all?: boolean | undefined } = {},
): BuildOutcome[] {
  const problems: Problems = new Map();
  const states = new Map(builds.map((build) => [build.app, findState(store, build, all)]));
  const moving = builds.filter(({ app }) => states.get(app) === 'live').sort(putHostFirst);
  const others = builds.filter(({ app }) => states.get(app) === 'pinned' || states.get(app) === 'retired');
  const host = moving.find(({ app }) => app === HOST);
  for (const build of [...moving, ...others])
    attempt(problems, build, () => publishIfMissing(store, build, host));
  const published = moving.filter(({ app }) => !problems.has(app));
  promoteTogetherOrAlone(store, published, origins, problems);
  const { apps } = readRegistry(store);
  return builds.map(({ app, version }) => {
    const state = states.get(app) ?? 'live';
    const problem = problems.get(app);
    const isFailed = state === 'live' && problem !== undefined;
    return { app, version, state: isFailed ? 'failed' : state, liveVersion: apps[app]?.version, problem };
  });
}

/** Says what became of a build, and how to make it live if it is not. */
export function formatOutcome({ app, version, state, liveVersion = '', problem }: BuildOutcome): string {
  const command = `npm run release -- promote ${app} ${version}`;
  const next = problem === undefined ? `To switch: ${command}` : `It cannot be published: ${problem}`;
  switch (state) {
    case 'live':
      return `${app} ${version} is live.`;
    case 'retired':
      return `${app} is retired. To bring it back: ${command}`;
    case 'pinned':
      return `${app}: ${liveVersion} stays live because it was promoted by hand; the sources are ${version}. ${next}`;
    case 'failed':
      return `${app}: ${version} is not live${liveVersion && `, ${liveVersion} is`}. ${problem}`;
  }
}

/** Says what should become of a build. */
function findState(store: string, { app, version }: Build, all: boolean): BuildOutcome['state'] {
  if (findRetirement(readRegistry(store), app)) return 'retired';
  return !all && wasManuallyPromoted(store, app, version) ? 'pinned' : 'live';
}

/** Publishes a build, unless the store has it. A remote is checked against the shell that it will run in. */
function publishIfMissing(store: string, { app, version, folder }: Build, host: Build | undefined): void {
  if (existsSync(releaseFolder(store, app, version))) return;
  const hostFolder = host && app !== HOST ? releaseFolder(store, HOST, host.version) : '';
  // A shell that was rejected does not become live.
  publish(store, folder, 'start', existsSync(hostFolder) ? readStoredRelease(hostFolder) : undefined);
}

/** Builds that need each other are accepted only together; if that fails, each is live that can be. */
function promoteTogetherOrAlone(
  store: string,
  builds: readonly Build[],
  origins: Origins,
  problems: Problems,
): void {
  const promoteAll = (some: readonly Build[]) => {
    const versions = some.map(({ app, version }) => [app, version] as const);
    promote(store, Object.fromEntries(versions), 'start', { origins });
  };
  try {
    promoteAll(builds);
  } catch {
    for (const build of builds) attempt(problems, build, () => promoteAll([build]));
  }
}

function attempt(problems: Problems, { app }: Build, action: () => void): void {
  try {
    action();
  } catch (error) {
    problems.set(app, getErrorMessage(error));
  }
}

function putHostFirst(a: Build, b: Build): number {
  return Number(b.app === HOST) - Number(a.app === HOST);
}
