import { StartError } from '@platform/server-kit/node-utils';
import { type CanaryConflict, endConflicting, findCanaryConflicts } from './canary-groups.ts';
import { findHostingProblems, findOwnProblems, findSectionProblems } from './check/check-release.ts';
import { assertExpected, RegistryChangedError } from './expected-revision.ts';
import { requireFiles } from './incomplete-releases.ts';
import { readLiveHost, readLiveReleases } from './live-releases.ts';
import { readRegistry, type RegistryChange, updateCheckedRegistry, updateRegistry } from './registry-file.ts';
import { type HistoryEntry, HOST, isOrigin, type Registry, type Release } from './release-format.ts';
import {
  isStored,
  listVersions,
  readStoredRelease,
  storeRelease,
  type StoredRelease,
} from './release-folders.ts';
import { addToHistory, describeAuthor, findRetirement, isMove } from './release-history.ts';

export type Command = HistoryEntry['through'];
type LiveApps = Registry['apps'];
type Versions = Readonly<Record<string, string>>;
/** Public origins of remotes, by their name. */
type Origins = Readonly<Record<string, string>>;

/** What the history records about a change, next to what changed. */
export type ChangeDetails = {
  /** The user and the machine by default. */
  readonly by?: string | undefined;
  readonly reason?: string | undefined;
  /** The revision that the author has seen: a change on top of another one is rejected. */
  readonly expectedRevision?: number | undefined;
};

type PromotionDetails = ChangeDetails & { readonly origins?: Origins | undefined };

/**
 * Copies a build into the store. The release never changes afterwards, and is not live until it is promoted. The same
 * build can be published again, which changes nothing.
 *
 * @param host the shell that a remote must be compatible with; the live one by default.
 * @returns the release, and whether the store had it before.
 * @throws StartError if its files are not those of the build, that shell cannot host the remote, or the remote has
 *   pages outside its own paths; Error if the version is published with other content.
 */
export function publish(
  store: string,
  folder: string,
  through: Command,
  host?: StoredRelease,
  details: ChangeDetails = {},
): { readonly release: Release; readonly isNew: boolean } {
  const candidate = readStoredRelease(folder);
  const { release } = candidate;
  const { app, version } = release;
  let isNew = false;
  updateCheckedRegistry(store, ({ apps }) => {
    if (!isStored(store, folder, release)) assertMayBePublished(store, candidate, apps, host);
    return addRelease;
  });
  return { release, isNew };

  function addRelease({ history }: Registry): RegistryChange {
    if (!isStored(store, folder, release)) {
      storeRelease(store, folder, release);
      isNew = true;
    }
    // A publish that was killed has copied the build, and has no author yet.
    if (!isNew && history[app]?.some((entry) => entry.version === version)) return {};
    const entry = createEntry(through, { action: 'publish', version }, details);
    return { history: addToHistory(history, app, entry) };
  }
}

/**
 * Checks that a build can be published, without publishing it.
 *
 * @throws StartError or Error for the reasons of `publish`.
 */
export function assertPublishable(store: string, folder: string): void {
  const candidate = readStoredRelease(folder);
  if (isStored(store, folder, candidate.release)) return;
  assertMayBePublished(store, candidate, readRegistry(store).apps, undefined);
}

function assertMayBePublished(
  store: string,
  candidate: StoredRelease,
  live: LiveApps,
  host: StoredRelease | undefined,
): void {
  const { app } = candidate.release;
  // A new shell may need new remotes, which are promoted together with it.
  const shell = app === HOST ? undefined : (host ?? readLiveHost(store, live));
  assertNoProblems('publish', findSectionProblems([candidate], [app]), OWNED_PATHS_STEP);
  assertNoProblems('publish', findOwnProblems(candidate), BUILD_AGAIN);
  if (shell) assertNoProblems('publish', findHostingProblems([shell, candidate], [app]));
}

/**
 * Makes versions live, several at once if they depend on each other. Only the pointer in the registry moves: nothing is
 * built or restarted. A version that is live already is left alone.
 *
 * @param details what the history records, and origins of remotes that change together with the versions
 * @throws StartError if a version is not in the store or damaged, the resulting shell could not host a remote, or two
 *   remotes claim the same path.
 */
export function promote(
  store: string,
  versions: Versions,
  through: Command,
  details: PromotionDetails = {},
): Registry {
  return updateLiveVersions(store, () => versions, through, 'promote', details);
}

/**
 * Sets the public origin of a live remote, from which the shell loads its files.
 *
 * @throws StartError if the remote is not live or the text is not an origin.
 */
export function setOrigin(
  store: string,
  app: string,
  origin: string,
  through: Command,
  details: ChangeDetails = {},
): Registry {
  return updateRegistry(store, ({ apps: live, revision, history }) => {
    const { version } = live[app] ?? {};
    if (version === undefined)
      throw new StartError(`${app} is not live. Promote a version of it with --origin ${origin}.`);
    const apps = withOrigins(live, { [app]: origin });
    if (apps === live) return {};
    const change = { action: 'origin', revision: revision + 1, version, origin } as const;
    return { apps, history: addToHistory(history, app, createEntry(through, change, details)) };
  });
}

type RollbackDetails = ChangeDetails & {
  /** The version to go back to; the previous one by default. */
  readonly version?: string | undefined;
  /** The version that was live when the author asked for the previous one; the live one by default. */
  readonly from?: string | undefined;
};

/**
 * Makes an earlier version live again: the given one, or the one that was live before the current one was promoted. All
 * attempts go back from the same version, so that they do not go back further than one would.
 *
 * @throws StartError if there is none, if the given one has never been live, or for the reasons of `promote`;
 *   RegistryChangedError if a third version is live by now.
 */
export function rollback(
  store: string,
  app: string,
  through: Command,
  { version, from = readRegistry(store).apps[app]?.version, ...details }: RollbackDetails = {},
): Registry {
  const findTarget = (registry: Registry): Versions => ({
    [app]: version === undefined ? findPrevious(registry, app, from) : assertWasLive(registry, app, version),
  });
  return updateLiveVersions(store, findTarget, through, 'rollback', details);
}

/** Returns the version that was live before the current one was promoted, if the history has it. */
export function findRollbackVersion(
  history: readonly HistoryEntry[],
  live: string | undefined,
): string | undefined {
  return history.findLast(({ action, version }) => action === 'promote' && version === live)?.previous;
}

function findPrevious({ apps, history }: Registry, app: string, from: string | undefined): string {
  const previous = findRollbackVersion(history[app] ?? [], from);
  if (previous === undefined)
    throw new StartError(
      `${app} has no earlier live version to roll back to. Choose one with \`npm run release -- list ${app}\` and promote it.`,
    );
  const live = apps[app]?.version;
  if (live === from || live === previous) return previous;
  throw new RegistryChangedError(
    `${app} ${from} was to be rolled back, but ${live ?? 'no version'} is live by now. No live version has changed.`,
  );
}

/** A rollback may be less checked than a promotion, so it leads only to what has been live. */
function assertWasLive({ apps, history }: Registry, app: string, version: string): string {
  const moves = (history[app] ?? []).filter(isMove);
  const versions = [apps[app]?.version, ...moves.flatMap((move) => [move.version, move.previous])];
  if (versions.includes(version)) return version;
  throw new StartError(
    `${app} ${version} has not been live as far as the history goes. Promote it instead: ` +
      `npm run release -- promote ${app} ${version}`,
  );
}

/**
 * Whether another version than `version` is live that was not made live by a start: a team releases the app on its own,
 * or it was rolled back, or retired. A start must not override such a decision, whatever its sources are.
 */
export function wasManuallyPromoted(store: string, app: string, version: string): boolean {
  const registry = readRegistry(store);
  const live = registry.apps[app]?.version;
  if (live === undefined) return findRetirement(registry, app) !== undefined;
  const lastMove = (registry.history[app] ?? []).findLast(isMove);
  return live !== version && lastMove !== undefined && lastMove.through !== 'start';
}

/** Returns the newest published version of an app. @throws StartError if there is none. */
export function findNewestVersion(store: string, app: string): string {
  const newest = listVersions(store, app).find(({ release }) => release);
  if (!newest)
    throw new StartError(
      `${app} has no release in ${store}. Publish one first: npm run release -- publish ${app}`,
    );
  return newest.version;
}

type Action = 'promote' | 'rollback';

function updateLiveVersions(
  store: string,
  choose: (registry: Registry) => Versions,
  through: Command,
  action: Action,
  { origins = {}, ...details }: PromotionDetails,
): Registry {
  return updateCheckedRegistry(store, (registry) => {
    assertExpected(registry, details);
    const changes = diffVersions(registry.apps, choose(registry));
    // A canary is compared with the version that was live, so it ends when that one is replaced.
    const moved = changes.map(
      ({ app, version }) => [app, { ...findPlace(registry, app), version, canary: undefined }] as const,
    );
    const live = changes.length > 0 ? { ...registry.apps, ...Object.fromEntries(moved) } : registry.apps;
    const apps = withOrigins(live, origins);
    if (apps === registry.apps) return () => ({});
    const moving = Object.fromEntries(changes.map(({ app, version }) => [app, version]));
    assertMayBeLive(store, { ...registry, apps }, Object.keys(moving), action);
    const conflicts = findCanaryConflicts(store, apps, moving);
    // A rollback must not wait for the canary of another app.
    if (action !== 'rollback') assertNoConflicts(conflicts, moving, action);
    const { apps: fitting, ended } = endConflicting(apps, conflicts);
    const newOrigins = listNewOrigins(live, apps);
    return ({ revision: before, history }) => {
      const revision = before + 1;
      const entries = [
        ...changes.map(
          ({ app, ...change }) =>
            [app, { action, revision, ...change, origin: newOrigins[app] }, details] as const,
        ),
        ...Object.entries(newOrigins)
          .filter(([app]) => moving[app] === undefined)
          .map(
            ([app, origin]) =>
              [
                app,
                { action: 'origin', revision, version: apps[app]?.version ?? '', origin },
                details,
              ] as const,
          ),
        ...Object.entries(ended).map(
          ([app, version]) => [app, { action: 'end-canary', revision, version }, NO_FIT] as const,
        ),
      ];
      return {
        apps: fitting,
        history: entries.reduce(
          (sum, [app, change, { by, reason }]) =>
            addToHistory(sum, app, createEntry(through, change, { by: by ?? details.by, reason })),
          history,
        ),
      };
    };
  });
}

/** Returns the origins that differ from those before, by app. */
function listNewOrigins(before: LiveApps, after: LiveApps): Origins {
  const changed = Object.entries(after).flatMap(([app, { origin }]) =>
    origin === undefined || before[app]?.origin === origin ? [] : [[app, origin] as const],
  );
  return Object.fromEntries(changed);
}

/** Why a rollback ends canaries. */
const NO_FIT: ChangeDetails = { reason: 'it does not fit what was rolled back' };

/** Returns what stays when another version becomes live; a retired remote comes back at the origin that it had. */
function findPlace(registry: Registry, app: string): Omit<LiveApps[string], 'version'> {
  const origin = findRetirement(registry, app)?.origin;
  return registry.apps[app] ?? (origin === undefined ? {} : { origin });
}

/** Returns the live apps with new origins, or the same object if none differs. */
function withOrigins(live: LiveApps, origins: Origins): LiveApps {
  const changed = Object.entries(origins).flatMap(([app, origin]) => {
    if (!isOrigin(origin))
      throw new StartError(`"${origin}" is not an origin. Give ${app} one like https://reports.example.org.`);
    const entry = live[app];
    return entry && entry.origin !== origin ? [[app, { ...entry, origin }] as const] : [];
  });
  return changed.length > 0 ? { ...live, ...Object.fromEntries(changed) } : live;
}

function diffVersions(live: LiveApps, versions: Versions) {
  return Object.entries(versions)
    .map(([app, version]) => ({ app, version, previous: live[app]?.version }))
    .filter(({ version, previous }) => version !== previous);
}

export function createEntry(
  through: Command,
  change: Omit<HistoryEntry, 'at' | 'by' | 'through' | 'reason'>,
  { by, reason }: ChangeDetails,
): HistoryEntry {
  return { at: new Date().toISOString(), by: by ?? describeAuthor(), through, ...change, reason };
}

/**
 * Checks the apps that move: their releases are complete, the shell can host the remotes, and each path has
 * one owner. The others are left out of it, so that damage to one of them stops only itself.
 */
export function assertMayBeLive(
  store: string,
  registry: Registry,
  moving: readonly string[],
  action: CheckedAction,
): void {
  const { releases, problems } = readLiveReleases(store, registry.apps, moving);
  assertNoProblems(action, problems);
  const moved = releases.filter(({ release }) => moving.includes(release.app));
  requireFiles(moved.map(({ folder }) => folder));
  assertNoProblems(action, findSectionProblems(releases, moving), OWNED_PATHS_STEP);
  const ownProblems = moved.flatMap((release) => findOwnProblems(release));
  assertNoProblems(action, ownProblems, BUILD_AGAIN);
  assertNoProblems(action, findHostingProblems(releases, moving));
}

/** Checks that the canaries of other apps fit versions that become live, or a canary. */
export function assertNoConflicts(
  conflicts: readonly CanaryConflict[],
  moving: Versions,
  action: CheckedAction,
): void {
  const others = conflicts
    .flatMap(({ canaries }) => Object.keys(canaries))
    .filter((app) => moving[app] === undefined);
  const [first = ''] = others;
  assertNoProblems(
    action,
    conflicts.flatMap(({ problems }) => problems),
    `Some visitors have the canary of ${[...new Set(others)].join(' and ')}. End it first ` +
      `(npm run release -- canary ${first} --end), or release a version that fits it.`,
  );
}

/** What a release is checked for. */
type CheckedAction = Exclude<HistoryEntry['action'], 'end-canary' | 'origin' | 'retire'>;

const VERBS: Readonly<Record<CheckedAction, string>> = {
  publish: 'publish',
  promote: 'promote',
  rollback: 'roll back',
  canary: 'start the canary',
};

const NEXT_STEPS: Readonly<Record<CheckedAction, string>> = {
  publish: 'Build the remote for the live shell, or promote a shell that can host it first.',
  promote: 'Publish what is missing, or promote compatible versions of the apps in one command.',
  rollback: 'Promote compatible versions of the apps in one command instead.',
  canary: 'Promote what it needs first.',
};

const OWNED_PATHS_STEP =
  "A remote's section is in its app.config.ts. Versions that exchange paths are promoted in one command.";

const BUILD_AGAIN = 'Build the app again, and publish what the build wrote.';

function assertNoProblems(
  action: CheckedAction,
  problems: readonly string[],
  nextStep = NEXT_STEPS[action],
): void {
  if (problems.length === 0) return;
  throw new StartError(
    `Cannot ${VERBS[action]}: ${problems.join('; ')}. No live version has changed. ${nextStep}`,
  );
}
