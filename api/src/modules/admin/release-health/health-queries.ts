import type { Fault } from '@platform/contracts';
import { DAY_MS } from '../../../platform/clock.ts';
import type { HealthCollections, NetworkViewsRecord } from './release-health.model.ts';
import type { NetworkDocuments, NetworkViews } from './take-back.policy.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A page reports its view ten seconds after it has started, which it does when it is idle. */
const SETTLING_MS = 30_000;

/** Whose views are asked for. */
type Viewed = { readonly app: string; readonly version: string } | { readonly apps: readonly string[] };

/**
 * Creates the queries that decisions about a version need.
 *
 * @param now the system time in milliseconds
 */
export function createHealthQueries({ health, networkViews }: HealthCollections, now: () => number) {
  return {
    /** Returns the views of a version of an app, or of all versions of several ones, by network. */
    async findNetworkViews(of: Viewed, since: Date, until?: Date): Promise<NetworkViews[]> {
      const filter = 'apps' in of ? { app: { $in: of.apps } } : { app: of.app, version: of.version };
      const minute = { $gte: since, ...(until && { $lt: until }) };
      const rows = await networkViews.find({ ...filter, minute }).toArray();
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

    /** Counts the views of a version in the full hours between two times. */
    async countFullHours(
      app: string,
      version: string,
      since: Date,
      until: Date,
    ): Promise<{ views: number; faultyViews: number }> {
      const hour = { $gte: since, $lte: new Date(until.getTime() - HOUR_MS) };
      const records = await health
        .find({ app, version, hour }, { projection: { views: 1, faultyViews: 1 } })
        .toArray();
      return {
        views: sum(records.map(({ views }) => views)),
        faultyViews: sum(records.map(({ faultyViews }) => faultyViews)),
      };
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
  };
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
