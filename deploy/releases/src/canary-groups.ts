import { findHostingProblems, findSectionProblems } from './check/check-release.ts';
import { readLiveReleases } from './live-releases.ts';
import type { StoredRelease } from './release-folders.ts';
import type { Registry } from './release-format.ts';

type LiveApps = Registry['apps'];

type Versions = Readonly<Record<string, string>>;

/** What visitors get who take part in canaries: a canary for 10 percent is for the visitors with a number below 10. */
type CanaryGroup = {
  /** Versions of the canaries that they get, by app; of other apps they get the live version. */
  readonly canaries: Versions;
  readonly apps: LiveApps;
};

/** What speaks against the versions that a group of visitors would get at once. */
export type CanaryConflict = Pick<CanaryGroup, 'canaries'> & { readonly problems: readonly string[] };

/** Lists the groups of visitors with canaries: all share the visitor's number, so each percentage is a limit. */
function listCanaryGroups(live: LiveApps): CanaryGroup[] {
  const canaries = Object.entries(live).flatMap(([app, { canary }]) => (canary ? [{ app, ...canary }] : []));
  return [...new Set(canaries.map(({ percent }) => percent))].map((limit) => {
    const selected = canaries.filter(({ percent }) => percent >= limit);
    return {
      canaries: Object.fromEntries(selected.map(({ app, version }) => [app, version])),
      apps: {
        ...live,
        ...Object.fromEntries(selected.map(({ app, version }) => [app, { ...live[app], version }])),
      },
    };
  });
}

/**
 * Finds groups of visitors whose canaries do not fit versions that are about to become live, or a canary.
 *
 * A canary that is damaged is left out, because its visitors get what is live.
 *
 * @param live what is live then, with its canaries
 * @param moving the versions by app
 * @param candidate one of them that need not be in the store
 */
export function findCanaryConflicts(
  store: string,
  live: LiveApps,
  moving: Versions,
  candidate?: StoredRelease,
): CanaryConflict[] {
  return listCanaryGroups(live).flatMap(({ canaries, apps }) => {
    const moved = Object.keys(moving).filter((app) => apps[app]?.version === moving[app]);
    const { releases } = readLiveReleases(store, apps);
    const others = releases.filter(({ release }) => release.app !== candidate?.release.app);
    const combined = candidate ? [...others, candidate] : releases;
    const problems = [...findSectionProblems(combined, moved), ...findHostingProblems(combined, moved)];
    return problems.length > 0 ? { canaries, problems } : [];
  });
}

/** Ends the canaries of groups in which versions do not fit each other. Returns what is live, and what has ended. */
export function endConflicting(
  live: LiveApps,
  conflicts: readonly CanaryConflict[],
): { readonly apps: LiveApps; readonly ended: Versions } {
  const ended = Object.assign({}, ...conflicts.map(({ canaries }) => canaries)) as Versions;
  const apps = Object.entries(live).map(([app, entry]) => [
    app,
    app in ended ? { ...entry, canary: undefined } : entry,
  ]);
  return { apps: Object.fromEntries(apps) as LiveApps, ended };
}
