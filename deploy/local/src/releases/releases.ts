import { existsSync } from 'node:fs';
import { type Registry, type Release, StartError } from '@platform/origin-server';
import { incompatibilities } from './compatibility.ts';
import { readRegistry, updateRegistry } from './registry-file.ts';
import { publishedReleases, readRelease, releaseFolder, storeRelease } from './release-folders.ts';
import { type HistoryEntry, historyOf, recordHistory } from './release-history.ts';

type Through = HistoryEntry['through'];
type Live = Registry['apps'];

const HOST = 'shell';

/**
 * Puts a built folder into the store, where it stays as it is; it is not live by that.
 *
 * @param host the shell the release has to fit; by default the live one.
 * @throws Error if that shell cannot host it, or the version is there already.
 */
export function publish(
  store: string,
  folder: string,
  through: Through,
  host = liveRelease(store, HOST),
): Release {
  const release = readRelease(folder);
  if (release.app !== HOST && host) refuse(incompatibilities(host, release));
  storeRelease(store, folder, release);
  recordHistory(store, { through, action: 'publish', app: release.app, version: release.version });
  return release;
}

/**
 * Makes versions live, several at once if they only go together. Only the pointer moves: nothing is built or restarted.
 *
 * @throws Error if a version is not in the store, or a live remote would no longer fit the live shell.
 */
export function promote(
  store: string,
  versions: Readonly<Record<string, string>>,
  through: Through,
): Registry {
  return point(store, versions, through, 'promote');
}

/** Makes the version live again that was live before the present one was promoted. */
export function rollback(store: string, app: string, through: Through): Registry {
  const current = readRegistry(store).apps[app]?.version;
  const madeLive = historyOf(store, app).findLast(
    (entry) => entry.action === 'promote' && entry.version === current,
  );
  if (!madeLive?.previous) throw new StartError(`${app} has no earlier version to go back to.`);
  return point(store, { [app]: madeLive.previous }, through, 'rollback');
}

/** Whether somebody has promoted or rolled back an app since a start made this version live: their word counts. */
export function isMovedByHand(store: string, app: string, version: string): boolean {
  const live = readRegistry(store).apps[app]?.version;
  if (live === undefined || live === version) return false;
  const moves = historyOf(store, app).filter(({ action }) => action !== 'publish');
  const lastStart = moves.findLast(({ through }) => through === 'start');
  return lastStart?.version === version && moves.at(-1)?.through === 'release';
}

/** The newest release of an app in the store. */
export function newestVersion(store: string, app: string): string {
  const [newest] = publishedReleases(store, app);
  if (!newest) throw new StartError(`${app} has no release in ${store}. Publish one first.`);
  return newest.version;
}

type Action = Exclude<HistoryEntry['action'], 'publish'>;

function point(
  store: string,
  versions: Readonly<Record<string, string>>,
  through: Through,
  action: Action,
): Registry {
  let changes: Pick<HistoryEntry, 'app' | 'version' | 'previous'>[] = [];
  const registry = updateRegistry(store, (live) => {
    changes = changesTo(live, versions);
    const after: Live = {
      ...live,
      ...Object.fromEntries(changes.map(({ app, version }) => [app, { version }])),
    };
    refuse(faultsOf(store, after));
    return changes.length > 0 ? after : live;
  });
  for (const change of changes) recordHistory(store, { through, action, ...change });
  return registry;
}

function changesTo(live: Live, versions: Readonly<Record<string, string>>) {
  return Object.entries(versions)
    .map(([app, version]) => ({ app, version, previous: live[app]?.version }))
    .filter(({ version, previous }) => version !== previous);
}

function faultsOf(store: string, live: Live): string[] {
  const entries = Object.entries(live).map(([app, { version }]) => ({ app, version }));
  const missing = entries.filter(({ app, version }) => !existsSync(releaseFolder(store, app, version)));
  if (missing.length > 0) return missing.map(({ app, version }) => `${app} ${version} is not in the store`);
  const releases = entries.map(({ app, version }) => readRelease(releaseFolder(store, app, version)));
  const host = releases.find(({ app }) => app === HOST);
  return host
    ? releases.filter(({ app }) => app !== HOST).flatMap((remote) => incompatibilities(host, remote))
    : [];
}

function liveRelease(store: string, app: string): Release | undefined {
  const version = readRegistry(store).apps[app]?.version;
  return version === undefined ? undefined : readRelease(releaseFolder(store, app, version));
}

function refuse(reasons: readonly string[]): void {
  if (reasons.length > 0) throw new StartError(`Refused: ${reasons.join('; ')}.`);
}
