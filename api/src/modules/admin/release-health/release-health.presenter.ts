import { VITAL_NAMES, type ReleaseHealth } from '@platform/contracts';
import type { Registry } from '@platform/releases';
import { DAY_MS } from '../../../platform/clock.ts';
import type { HealthRecord } from './release-health.model.ts';
import { estimateVital } from './vital-buckets.ts';

type VersionHealth = ReleaseHealth['apps'][number]['versions'][number];
type RolledBack = ReleaseHealth['rolledBack'][number];

const SHOWN_FAULTS = 5;
/** Page servers repeat every ten seconds what they cannot use. */
const UNUSABLE_MS = 60_000;

/**
 * Presents the counters of the last day, and what the history says was rolled back automatically since then.
 *
 * @param at the time in milliseconds
 */
export function presentHealth(
  { apps: live, history }: Registry,
  records: readonly HealthRecord[],
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
        at,
      );
    return own.length > 0 ? [{ app, versions: versions.map(present) }] : [];
  });
  return { apps, rolledBack: findRolledBack(history, at - DAY_MS) };
}

function presentVersion(version: string, records: readonly HealthRecord[], at: number): VersionHealth {
  const views = sum(records.map(({ views = 0 }) => views));
  const faults = sum(records.map(({ faultyViews = 0 }) => faultyViews));
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
    unusable: findUnusable(records, at),
  };
}

function findUnusable(records: readonly HealthRecord[], at: number): VersionHealth['unusable'] {
  const isCurrent = ({ unusableAt }: HealthRecord) => unusableAt && unusableAt.getTime() > at - UNUSABLE_MS;
  const { unusableAt, unusableReason = '' } = records.find(isCurrent) ?? {};
  return unusableAt ? { at: unusableAt.toISOString(), reason: unusableReason } : null;
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
