import { existsSync } from 'node:fs';
import { StartError } from '@platform/node-utils';
import { findIncompatibilities } from './compatibility.ts';
import { readRegistry, updateRegistry } from './registry-file.ts';
import { releaseFolder } from './layout.ts';
import type { Registry, Release } from './release-format.ts';
import { listReleases, readRelease, storeRelease } from './release-folders.ts';
import { appendHistory, type HistoryEntry, readHistory } from './release-history.ts';

type Command = HistoryEntry['through'];
type LiveVersions = Registry['apps'];

const HOST = 'shell';

/**
 * Copies a build into the store. The release never changes afterwards, and is not live until it is promoted.
 *
 * @param host the shell that a remote must be compatible with; the live one by default.
 * @throws StartError if that shell cannot host the remote; Error if the version is already published.
 */
export function publish(
  store: string,
  folder: string,
  through: Command,
  host = readLiveRelease(store, HOST),
): Release {
  const release = readRelease(folder);
  if (release.app !== HOST && host) assertNoProblems('publish', findIncompatibilities(host, release));
  storeRelease(store, folder, release);
  appendHistory(store, { through, action: 'publish', app: release.app, version: release.version });
  return release;
}

/**
 * Makes versions live, several at once if they depend on each other. Only the pointer in the registry moves: nothing is
 * built or restarted.
 *
 * @throws StartError if a version is not in the store, or the resulting shell could not host one of the remotes.
 */
export function promote(
  store: string,
  versions: Readonly<Record<string, string>>,
  through: Command,
): Registry {
  return updateLiveVersions(store, versions, through, 'promote');
}

/**
 * Makes the version live that was live before the current one was promoted.
 *
 * @throws StartError if there is none, or for the reasons of `promote`.
 */
export function rollback(store: string, app: string, through: Command): Registry {
  const current = readRegistry(store).apps[app]?.version;
  const promotion = readHistory(store, app).findLast(
    (entry) => entry.action === 'promote' && entry.version === current,
  );
  if (!promotion?.previous) {
    throw new StartError(
      `${app} has no earlier live version to roll back to. Choose one with \`npm run release -- list ${app}\` and promote it.`,
    );
  }
  return updateLiveVersions(store, { [app]: promotion.previous }, through, 'rollback');
}

/**
 * Whether the release tool changed the app's live version after a start had promoted `version`. A start must not
 * override such a decision.
 */
export function wasManuallyPromoted(store: string, app: string, version: string): boolean {
  const live = readRegistry(store).apps[app]?.version;
  if (live === undefined || live === version) return false;
  const moves = readHistory(store, app).filter(({ action }) => action !== 'publish');
  const lastStart = moves.findLast(({ through }) => through === 'start');
  return lastStart?.version === version && moves.at(-1)?.through === 'release';
}

/** Returns the newest published version of an app. @throws StartError if there is none. */
export function findNewestVersion(store: string, app: string): string {
  const [newest] = listReleases(store, app);
  if (!newest)
    throw new StartError(
      `${app} has no release in ${store}. Publish one first: npm run release -- publish ${app}`,
    );
  return newest.version;
}

type Action = Exclude<HistoryEntry['action'], 'publish'>;

function updateLiveVersions(
  store: string,
  versions: Readonly<Record<string, string>>,
  through: Command,
  action: Action,
): Registry {
  let changes: Pick<HistoryEntry, 'app' | 'version' | 'previous'>[] = [];
  const registry = updateRegistry(store, (live) => {
    changes = diffVersions(live, versions);
    const after: LiveVersions = {
      ...live,
      ...Object.fromEntries(changes.map(({ app, version }) => [app, { version }])),
    };
    assertNoProblems(action, findProblems(store, after));
    return changes.length > 0 ? after : live;
  });
  for (const change of changes) appendHistory(store, { through, action, ...change });
  return registry;
}

function diffVersions(live: LiveVersions, versions: Readonly<Record<string, string>>) {
  return Object.entries(versions)
    .map(([app, version]) => ({ app, version, previous: live[app]?.version }))
    .filter(({ version, previous }) => version !== previous);
}

function findProblems(store: string, live: LiveVersions): string[] {
  const entries = Object.entries(live).map(([app, { version }]) => ({ app, version }));
  const missing = entries.filter(({ app, version }) => !existsSync(releaseFolder(store, app, version)));
  if (missing.length > 0) return missing.map(({ app, version }) => `${app} ${version} is not in the store`);
  const releases = entries.map(({ app, version }) => readRelease(releaseFolder(store, app, version)));
  const host = releases.find(({ app }) => app === HOST);
  return host
    ? releases.filter(({ app }) => app !== HOST).flatMap((remote) => findIncompatibilities(host, remote))
    : [];
}

function readLiveRelease(store: string, app: string): Release | undefined {
  const version = readRegistry(store).apps[app]?.version;
  return version === undefined ? undefined : readRelease(releaseFolder(store, app, version));
}

const VERBS: Readonly<Record<HistoryEntry['action'], string>> = {
  publish: 'publish',
  promote: 'promote',
  rollback: 'roll back',
};

const NEXT_STEPS: Readonly<Record<HistoryEntry['action'], string>> = {
  publish: 'Build the remote for the live shell, or promote a shell that can host it first.',
  promote: 'Publish what is missing, or promote compatible versions of the apps in one command.',
  rollback: 'Promote compatible versions of the apps in one command instead.',
};

function assertNoProblems(action: HistoryEntry['action'], problems: readonly string[]): void {
  if (problems.length === 0) return;
  throw new StartError(
    `Cannot ${VERBS[action]}: ${problems.join('; ')}. No live version has changed. ${NEXT_STEPS[action]}`,
  );
}
