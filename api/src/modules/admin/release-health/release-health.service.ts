import type { VersionReport } from '@platform/contracts';
import { DAY_MS } from '../../../platform/clock.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { RequestContext } from '../../../platform/http/middleware/request-context.ts';
import { reportUnreadable, type ReleaseStore } from '../release-store.ts';
import { createHealthCounters, digestNetwork } from './health-counters.ts';
import { createHealthQueries } from './health-queries.ts';
import { type HealthRecord, openHealthCollections } from './release-health.model.ts';
import { presentHealth } from './release-health.presenter.ts';
import { findLastChange } from './take-back-candidates.ts';

const HOUR_MS = 60 * 60_000;

type Registry = Awaited<ReturnType<ReleaseStore['readRegistry']>>;

/** Who sends a report. */
type Reporter = Pick<RequestContext, 'address' | 'isPageServer'>;

/** Counts what browsers report of each version, and returns what was counted. */
export type ReleaseHealthService = ReturnType<typeof createReleaseHealth>;

/** @param now the system time in milliseconds, with which the release store dates its changes too */
export function createReleaseHealth(
  { connection, digester }: Pick<Platform, 'connection' | 'digester'>,
  store: Pick<ReleaseStore, 'readRegistry'>,
  now: () => number = () => Date.now(),
) {
  const collections = openHealthCollections(connection);
  const { health } = collections;
  const counters = createHealthCounters(collections);

  const readRegistry = () => reportUnreadable(store.readRegistry);

  return {
    ...createHealthQueries(collections, now),

    /** Counts a report. What it says of versions that were not served within the last day is dropped. */
    async record({ address, isPageServer }: Reporter, reports: readonly VersionReport[]): Promise<void> {
      const registry = await readRegistry();
      const at = now();
      const network = digestNetwork(digester, address);
      const changedAt = findLastChange(registry);
      const served = reports.filter(({ app, version }) => findServed(registry, app, at).has(version));
      const counted = served.map((report) => (isPageServer ? report : { ...report, isUnusable: false }));
      for (const report of counted)
        await Promise.all([
          counters.addToHour(report, at),
          counters.addToNetwork(report, network, at, changedAt),
        ]);
    },

    /** Counts the views of each app in this hour and the last, and those with a fault. */
    async countViews(): Promise<ReadonlyMap<string, Pick<HealthRecord, 'views' | 'faultyViews'>>> {
      const since = new Date(now() - 2 * HOUR_MS);
      const records = await health
        .find({ hour: { $gt: since } }, { projection: { app: 1, views: 1, faultyViews: 1 } })
        .toArray();
      const counts = new Map<string, { views: number; faultyViews: number }>();
      for (const { app, views, faultyViews } of records) {
        const sum = counts.get(app) ?? { views: 0, faultyViews: 0 };
        counts.set(app, { views: sum.views + views, faultyViews: sum.faultyViews + faultyViews });
      }
      return counts;
    },

    /** Returns what was counted and taken back within the last day. */
    async read() {
      const registry = await readRegistry();
      const at = now();
      const records = await health.find({ hour: { $gte: new Date(at - DAY_MS) } }).toArray();
      return presentHealth(registry, records, at);
    },
  };
}

/** Returns the versions of an app that pages may show: those that were live or a canary within the last day. */
function findServed({ apps, history }: Registry, app: string, at: number): ReadonlySet<string | undefined> {
  const current = apps[app];
  const recent = (history[app] ?? []).filter(
    (entry) => entry.action !== 'publish' && Date.parse(entry.at) > at - DAY_MS,
  );
  return new Set([
    current?.version,
    current?.canary?.version,
    ...recent.flatMap(({ version, previous }) => [version, previous]),
  ]);
}
