import type { Fault, FaultsBody } from '@platform/contracts';
import { findNetwork, readReportToken } from '@platform/releases';
import { DAY_MS } from '../../../platform/clock.ts';
import type { RequestContext } from '../../../platform/http/middleware/request-context.ts';
import type { Services } from '../../../services.ts';
import { reportUnreadable, type ReleaseStore } from '../release-store.ts';
import { createHealthCounters, isSevere } from './health-counters.ts';
import { type HealthRecord, openHealthCollections } from './release-health.model.ts';
import { presentHealth } from './release-health.presenter.ts';
import type { NetworkCounts } from './rollback.policy.ts';
import { listServedVersions, type ServedVersion } from './served-versions.ts';

const HOUR_MS = 60 * 60_000;

type CountedVersion = Pick<ServedVersion, 'app' | 'version'> & Partial<Pick<ServedVersion, 'since'>>;

/** Who sends a report. */
type Reporter = Pick<RequestContext, 'address' | 'isPageServer'>;

/** Pages that showed a version. */
export type ViewCounts = Required<Pick<HealthRecord, 'app' | 'version' | 'views'>>;

/** Counts what browsers report of each version, and returns what was counted. */
export type ReleaseHealthService = ReturnType<typeof createReleaseHealth>;

/** @param now the system time in milliseconds, with which the release store dates its changes too */
export function createReleaseHealth(
  { connection, digester, settings }: Pick<Services, 'connection' | 'digester' | 'settings'>,
  store: Pick<ReleaseStore, 'readRegistry'>,
  now: () => number = () => Date.now(),
) {
  const collections = openHealthCollections(connection);
  const { health, networks } = collections;
  const counters = createHealthCounters(collections);

  const readRegistry = () => reportUnreadable(store.readRegistry);

  /** Counts what a page reports with the token that was signed into it, and nothing without one. */
  async function countPage(address: string, { token: text = '', parts = [] }: FaultsBody): Promise<void> {
    const at = now();
    const token = readReportToken(text, address, settings.forwarderSecret, at);
    if (!token || parts.length === 0) return;
    const [network = ''] = digester.digest('network', findNetwork(address));
    const served = listServedVersions(await readRegistry(), at);
    for (const report of parts) {
      const { app } = report;
      const version = Object.hasOwn(token.versions, app) ? token.versions[app] : undefined;
      if (version === undefined) continue;
      await counters.addToHour({ app, version, tokenId: token.id, network }, report, at);
      const counted = served.find((other) => other.app === app && other.version === version);
      if (counted && token.revision >= counted.since)
        await counters.addToNetwork({ ...counted, network }, report.faults.some(isSevere));
    }
  }

  /** Counts the networks in which a version was shown, and those in which it failed; with `since`, only those since. */
  async function countNetworks({ app, version, since }: CountedVersion): Promise<NetworkCounts> {
    const filter = { app, version, ...(since !== undefined && { since }) };
    const [seen, faulty] = await Promise.all([
      networks.countDocuments(filter),
      networks.countDocuments({ ...filter, isFaulty: true }),
    ]);
    return { seen, faulty };
  }

  return {
    /** Counts a report of a page or of a page server. */
    async record({ address, isPageServer }: Reporter, body: FaultsBody): Promise<void> {
      await countPage(address, body);
      if (isPageServer) for (const release of body.unusable ?? []) await counters.addUnusable(release, now());
    },

    countNetworks,

    /** Returns why a page server has served another version of an app in place of one since a time, if any has. */
    async findUnusableReason(app: string, version: string, since: Date): Promise<string | undefined> {
      const filter = { app, version, fallbackAt: { $gte: since } };
      return (await health.findOne(filter, { projection: { unusableReason: 1 } }))?.unusableReason;
    },

    /** Returns the fault for which pages of a version failed in most networks of an hour within the last day. */
    async findMainFault(app: string, version: string): Promise<Fault | undefined> {
      const since = new Date(now() - DAY_MS);
      const records = await health.find({ app, version, hour: { $gte: since } }).toArray();
      const faults = records.flatMap((record) => Object.values(record.faults ?? {}));
      return faults.filter(isSevere).toSorted((one, other) => other.count - one.count)[0];
    },

    /** Counts the pages that showed each version in this hour and the last. */
    async countViews(): Promise<readonly ViewCounts[]> {
      const records = await health.find({ hour: { $gt: new Date(now() - 2 * HOUR_MS) } }).toArray();
      return [...Map.groupBy(records, toKey).values()].map(addUp);
    },

    /** Returns what was counted and rolled back automatically within the last day. */
    async read() {
      const registry = await readRegistry();
      const at = now();
      const records = await health.find({ hour: { $gte: new Date(at - DAY_MS) } }).toArray();
      const versions = new Map<string, CountedVersion>(records.map((record) => [toKey(record), record]));
      for (const served of listServedVersions(registry, at)) versions.set(toKey(served), served);
      const counts = await Promise.all(
        [...versions].map(async ([key, version]) => [key, await countNetworks(version)] as const),
      );
      return presentHealth({ registry, records, counts: new Map(counts) }, at);
    },
  };
}

/** Identifies a version of an app. */
function toKey({ app, version }: CountedVersion): string {
  return `${app} ${version}`;
}

/** Adds up the counters of a version. */
function addUp(records: readonly HealthRecord[]): ViewCounts {
  const { app = '', version = '' } = records[0] ?? {};
  return { app, version, views: records.reduce((sum, { views = 0 }) => sum + views, 0) };
}
