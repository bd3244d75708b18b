import { VITAL_NAMES, type ReleaseHealth } from '@platform/contracts';
import type { ReleaseStore } from '../release-store.ts';
import type { HealthRecord } from './release-health.model.ts';
import { estimateVital } from './vital-buckets.ts';

type Registry = Awaited<ReturnType<ReleaseStore['readRegistry']>>;
type VersionHealth = ReleaseHealth['apps'][number]['versions'][number];
type TakenBack = ReleaseHealth['takenBack'][number];

const SHOWN_FAULTS = 5;

/** Presents the counters since a time, and what the history says was taken back since then. */
export function presentHealth(
  { apps: live, history }: Registry,
  records: readonly HealthRecord[],
  since: Date,
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
      );
    return own.length > 0 ? [{ app, versions: versions.map(present) }] : [];
  });
  return { apps, takenBack: findTakenBack(history, since) };
}

function presentVersion(version: string, records: readonly HealthRecord[]): VersionHealth {
  const views = sum(records.map((record) => record.views));
  const faults = sum(records.map((record) => record.faultyViews));
  const measured = VITAL_NAMES.map((name) => [
    name,
    estimateVital(
      name,
      records.flatMap(({ vitals = {} }) => (vitals[name] ? [vitals[name]] : [])),
    ),
  ]);
  return {
    version,
    views,
    faults,
    faultRate: faults === 0 ? 0 : Math.min(1, faults / Math.max(views, faults)),
    vitals: Object.fromEntries(measured) as VersionHealth['vitals'],
    lastFaults: findLastFaults(records),
  };
}

/** Adds up equal faults of several hours. */
function findLastFaults(records: readonly HealthRecord[]): VersionHealth['lastFaults'] {
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
      return [{ at: at.toISOString(), phase, cause, path, count: sum(faults.map(({ count }) => count)) }];
    })
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .slice(0, SHOWN_FAULTS);
}

function findTakenBack(history: Registry['history'], since: Date): TakenBack[] {
  return Object.entries(history)
    .flatMap(([app, entries]) =>
      entries
        .filter(({ through, at }) => through === 'automatic' && Date.parse(at) >= since.getTime())
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
