import type { Fault, VersionReport } from '@platform/contracts';
import { DAY_MS } from '../../../platform/clock.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { RequestContext } from '../../../platform/http/middleware/request-context.ts';
import { reportUnreadable, type ReleaseStore } from '../release-store.ts';
import { createHealthCounters, digestNetwork } from './health-counters.ts';
import { type HealthRecord, type NetworkViewsRecord, openHealthCollections } from './release-health.model.ts';
import { presentHealth } from './release-health.presenter.ts';
import { findLastChange } from './take-back-candidates.ts';
import type { NetworkDocuments, NetworkViews } from './take-back.policy.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A page reports its view ten seconds after it has started, which it does when it is idle. */
const SETTLING_MS = 30_000;

type Registry = Awaited<ReturnType<ReleaseStore['readRegistry']>>;

/** Who sends a report. */
type Reporter = Pick<RequestContext, 'address' | 'isPageServer'>;

/** Counts what browsers report of each version, and returns what was counted. */
export type ReleaseHealthService = ReturnType<typeof createReleaseHealth>;

/** @param now the system time in milliseconds, with which the release store dates its changes too */
export function createReleaseHealth(
  { connection, digester }: Pick<Platform, 'connection' | 'digester'>,
  store: Pick<ReleaseStore, 'readRegistry'>,
  now: () => number = Date.now,
) {
  const collections = openHealthCollections(connection);
  const { health, networkViews } = collections;
  const counters = createHealthCounters(collections);

  const readRegistry = () => reportUnreadable(store.readRegistry);

  return {
    /** Counts a report. What it says of versions that were not served within the last day is dropped. */
    async record({ address, isPageServer }: Reporter, reports: readonly VersionReport[]): Promise<void> {
      const registry = await readRegistry();
      const at = now();
      const network = digestNetwork(digester, address);
      const served = reports.filter(({ app, version }) => findServed(registry, app, at).has(version));
      const counted = served.map((report) => (isPageServer ? report : { ...report, isUnusable: false }));
      for (const report of counted)
        await Promise.all([
          counters.addToHour(report, at),
          counters.addToNetwork(report, network, at, findLastChange(registry)),
        ]);
    },

    /** Returns the views of a version by network since a time. */
    async findNetworkViews(app: string, version: string, since: Date): Promise<NetworkViews[]> {
      const rows = await networkViews.find({ app, version, minute: { $gte: since } }).toArray();
      const networks = new Map<string, NetworkViews>();
      for (const { network, views, faultyViews } of rows) {
        const sum = networks.get(network) ?? { views: 0, faultyViews: 0 };
        networks.set(network, {
          views: sum.views + views,
          faultyViews: sum.faultyViews + faultyViews,
        });
      }
      return [...networks.values()];
    },

    /**
     * Returns the documents and views of a version by network since a time. Documents of the last minute or two are
     * left out, because browsers report a view up to half a minute later.
     */
    async findNetworkDocuments(app: string, version: string, since: Date): Promise<NetworkDocuments[]> {
      const rows = await networkViews.find({ app, version, minute: { $gte: since } }).toArray();
      return sumByNetwork(rows, now() - SETTLING_MS);
    },

    /** Returns why a page server has served another version of an app in place of one since a time, if any has. */
    async findUnusableReason(app: string, version: string, since: Date): Promise<string | undefined> {
      const filter = { app, version, fallbackAt: { $gte: since } };
      return (await health.findOne(filter, { projection: { unusableReason: 1 } }))?.unusableReason;
    },

    /** Returns the fault that a version had most often within the last day. */
    async findMainFault(app: string, version: string): Promise<Fault | undefined> {
      const since = new Date(now() - DAY_MS);
      const records = await health.find({ app, version, hour: { $gte: since } }).toArray();
      const faults = records.flatMap((record) => Object.values(record.faults ?? {}));
      return faults.toSorted((one, other) => other.count - one.count)[0];
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

/** @param settledAt the time in milliseconds by which the minute of documents must have ended for them to count */
function sumByNetwork(rows: readonly NetworkViewsRecord[], settledAt: number): NetworkDocuments[] {
  const isSettled = ({ minute }: NetworkViewsRecord) => minute.getTime() + MINUTE_MS <= settledAt;
  return [...Map.groupBy(rows, ({ network }) => network).values()].map((own) => ({
    views: sum(own.map(({ views }) => views)),
    documents: sum(own.filter(isSettled).map(({ documents = 0 }) => documents)),
  }));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
