import {
  RELEASE_AUTHOR_MAX,
  RELEASE_CHANGES_MAX,
  RELEASE_PROBLEM_MAX,
  RELEASE_PROBLEMS_MAX,
  RELEASE_VERSIONS_MAX,
  REASON_MAX,
  type AppRelease,
  type FailedReleaseCheck,
  type LiveRelease,
  type PublishedVersion,
  type ReleaseChange,
  type Releases,
} from '@platform/contracts';
import {
  findFailedCheck,
  findRetirement,
  findRollbackVersion,
  isMove,
  type ReleaseHistory,
} from '@platform/releases';
import { reportUnreadable, type ReleaseStore, type ReleaseSummary } from './release-store.ts';

/** Reports which version of each app is live, what can replace it, and what changed. */
export type ReleasesReader = ReturnType<typeof createReleasesReader>;

type Registry = Awaited<ReturnType<ReleaseStore['readRegistry']>>;
type HistoryEntry = ReleaseHistory[string][number];
/** A change of what visitors get of a live app; retired ones have a list of their own. */
type Change = HistoryEntry & { readonly action: ReleaseChange['action'] };

export function createReleasesReader(
  store: Pick<ReleaseStore, 'readRegistry' | 'findRelease' | 'listReleases'>,
) {
  async function read(): Promise<Omit<Releases, 'canRelease'>> {
    const registry = await store.readRegistry();
    const names = Object.keys(registry.apps).sort(compareApps);
    const described = await Promise.all(names.map((app) => describeApp(registry, app)));
    return {
      revision: registry.revision,
      apps: described.filter(isReadable),
      damaged: described.filter((app) => !isReadable(app)),
      retired: Object.keys(registry.history)
        .sort()
        .flatMap((app) => describeRetirement(registry, app)),
    };
  }

  async function describeApp(registry: Registry, app: string): Promise<LiveRelease | AppRelease> {
    const { version = '', canary = null } = registry.apps[app] ?? {};
    const history = registry.history[app] ?? [];
    const release = await store.findRelease(app, version);
    const releases = await store.listReleases(app, history);
    const changes = history.filter(isChange);
    const promotion = changes.findLast((change) => change.version === version && isMove(change));
    return {
      app,
      version,
      ...(release && { contract: release.contract, builtAt: toIsoTime(release.builtAt) }),
      liveSince: promotion ? toIsoTime(promotion.at) : null,
      by: promotion ? cutAuthor(promotion) : null,
      reason: promotion ? cutReason(promotion) : null,
      canary,
      rollbackVersion: findRollbackVersion(history, version) ?? null,
      versions: releases.slice(0, RELEASE_VERSIONS_MAX).map((other) => describeVersion(registry, app, other)),
      changes: changes.slice(-RELEASE_CHANGES_MAX).reverse().map(describeChange),
    };
  }

  return {
    /** Returns the live releases. @throws AppError `unavailable` if the store cannot be read */
    getLive: (): Promise<Omit<Releases, 'canRelease'>> => reportUnreadable(read),
  };
}

function isReadable(app: LiveRelease | AppRelease): app is LiveRelease {
  return 'contract' in app;
}

function describeRetirement(registry: Registry, app: string): Releases['retired'] {
  const entry = findRetirement(registry, app);
  if (!entry) return [];
  const { version, at } = entry;
  return [{ app, version, at: toIsoTime(at), by: cutAuthor(entry), reason: cutReason(entry) }];
}

function describeVersion(
  registry: Registry,
  app: string,
  { version, contract, builtAt, notes }: ReleaseSummary,
): PublishedVersion {
  const history = registry.history[app] ?? [];
  const publish = history.findLast((entry) => entry.action === 'publish' && entry.version === version);
  return {
    version,
    contract,
    builtAt: toIsoTime(builtAt),
    publishedAt: publish ? toIsoTime(publish.at) : null,
    by: publish ? cutAuthor(publish) : null,
    notes: notes ?? null,
    failedCheck: describeFailedCheck(registry, app, version),
  };
}

function describeFailedCheck(registry: Registry, app: string, version: string): FailedReleaseCheck | null {
  const check = findFailedCheck(registry, app, version);
  if (!check) return null;
  const problems = check.problems.slice(0, RELEASE_PROBLEMS_MAX);
  return {
    shell: check.shell,
    at: toIsoTime(check.at),
    by: cutAuthor(check),
    problems: problems.map((problem) => problem.slice(0, RELEASE_PROBLEM_MAX)),
  };
}

function describeChange(change: Change): ReleaseChange {
  const { action, version, previous = null, percent = null, origin = null } = change;
  return {
    at: toIsoTime(change.at),
    action,
    version,
    previous,
    percent,
    origin,
    by: cutAuthor(change),
    reason: cutReason(change),
  };
}

function isChange(entry: HistoryEntry): entry is Change {
  return entry.action !== 'publish' && entry.action !== 'retire';
}

/** The release tool limits neither the author nor the reason. */
function cutAuthor({ by }: { readonly by: string }): string {
  return by.slice(0, RELEASE_AUTHOR_MAX);
}

function cutReason({ reason }: HistoryEntry): string | null {
  return reason?.slice(0, REASON_MAX) ?? null;
}

/** Puts the shell before the remotes, which are sorted by name. */
function compareApps(a: string, b: string): number {
  return Number(b === 'shell') - Number(a === 'shell') || a.localeCompare(b);
}

function toIsoTime(text: string): string {
  return new Date(text).toISOString();
}
