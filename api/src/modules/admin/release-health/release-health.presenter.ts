import { VITAL_NAMES, type ReleaseHealth } from '@platform/contracts';
import type { Registry } from '@platform/releases';
import { DAY_MS } from '../../../platform/clock.ts';
import type { HealthRecord } from './release-health.model.ts';
import type { NetworkCounts } from './rollback.policy.ts';
import { estimateVital } from './vital-buckets.ts';

type VersionHealth = ReleaseHealth['apps'][number]['versions'][number];
type RolledBack = ReleaseHealth['rolledBack'][number];

const SHOWN_FAULTS = 5;
/** Page servers repeat every ten seconds what they cannot use. */
const UNUSABLE_MS = 60_000;

/** What was counted within the last day. */
type Counters = {
  readonly registry: Registry;
  readonly records: readonly HealthRecord[];
  /** By app and version. */
  readonly counts: ReadonlyMap<string, NetworkCounts>;
};

/**
 * Presents the counters of the last day, and what the history says was rolled back automatically since then.
 *
 * @param at the time in milliseconds
 */
export function presentHealth(
  { registry: { apps: live, history }, records, counts }: Counters,
  at: number,
): ReleaseHealth {
  const apps = Object.entries(live).flatMap(([app, { version, canary }]) => {
    const own = records.filter((record) => record.app === app);
    const seen = own.toSorted((one, other) => other.hour.getTime() - one.hour.getTime());
    const versions = [version, canary?.version, ...seen.map((record) => record.version)].filter(
      (candidate, index, all) => candidate !== undefined && all.indexOf(candidate) === index,
    ) as string[];
    const present = (name: string) =>
      presentVersion(
        name,
        own.filter((record) => record.version === name),
        counts.get(`${app} ${name}`),
        at,
      );
    return own.length > 0 ? [{ app, versions: versions.map(present) }] : [];
  });
  return { apps, rolledBack: findRolledBack(history, at - DAY_MS) };
}

function presentVersion(
  version: string,
  records: readonly HealthRecord[],
  { seen, faulty }: NetworkCounts = { seen: 0, faulty: 0 },
  at: number,
): VersionHealth {
  const measured = VITAL_NAMES.map((name) => [
    name,
    estimateVital(
      name,
      records.flatMap(({ vitals = {} }) => (vitals[name] ? [vitals[name]] : [])),
    ),
  ]);
  return {
    version,
    views: sum(records.map(({ views = 0 }) => views)),
    networks: seen,
    faultyNetworks: faulty,
    vitals: Object.fromEntries(measured) as VersionHealth['vitals'],
    mainFaults: findMainFaults(records),
    unusable: findUnusable(records, at),
  };
}

function findUnusable(records: readonly HealthRecord[], at: number): VersionHealth['unusable'] {
  const isCurrent = ({ unusableAt }: HealthRecord) => unusableAt && unusableAt.getTime() > at - UNUSABLE_MS;
  const { unusableAt, unusableReason = '' } = records.find(isCurrent) ?? {};
  return unusableAt ? { at: unusableAt.toISOString(), reason: unusableReason } : null;
}

/**
 * Adds up equal faults of several hours. Those of most networks come first, so that a few networks cannot push the
 * faults of others out.
 */
function findMainFaults(records: readonly HealthRecord[]): VersionHealth['mainFaults'] {
  const byDigest = Object.groupBy(
    records.flatMap((record) => Object.entries(record.faults ?? {})),
    ([digest]) => digest,
  );
  return Object.values(byDigest)
    .flatMap((equal = []) => {
      const faults = equal.map(([, fault]) => fault).toSorted((one, other) => +other.at - +one.at);
      const [last] = faults;
      if (!last) return [];
      const { phase, cause, path, at } = last;
      const counts = faults.map(({ count }) => count);
      const shown = { at: at.toISOString(), phase, cause, path, count: sum(counts) };
      return [{ shown, inOneHour: Math.max(...counts) }];
    })
    .toSorted((one, other) => other.inOneHour - one.inOneHour || other.shown.at.localeCompare(one.shown.at))
    .slice(0, SHOWN_FAULTS)
    .map(({ shown }) => shown);
}

function findRolledBack(history: Registry['history'], sinceMs: number): RolledBack[] {
  return Object.entries(history)
    .flatMap(([app, entries]) =>
      entries
        .filter(({ through, at }) => through === 'automatic' && Date.parse(at) >= sinceMs)
        .map(({ action, at, version, previous, reason = '' }) => ({
          app,
          version: action === 'rollback' ? (previous ?? version) : version,
          at: new Date(at).toISOString(),
          reason,
        })),
    )
    .toSorted((one, other) => other.at.localeCompare(one.at));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
