import { createHash } from 'node:crypto';
import { isIPv4 } from 'node:net';
import type { Fault, VersionReport } from '@platform/contracts';
import { networkPrefix } from '@platform/node-utils';
import type { mongo } from 'mongoose';
import { maskMessage, maskPath } from '../../../platform/browser-reports/mask-report.ts';
import { DAY_MS } from '../../../platform/clock.ts';
import type { Digester } from '../../../platform/crypto/digester.ts';
import { createLimitedMembers } from './limited-members.ts';
import { findBucket } from './vital-buckets.ts';
import type { HealthCollections, HealthRecord } from './release-health.model.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const KEPT_MS = 30 * DAY_MS;
/** Longer than the time that a decision looks back. */
const NETWORKS_KEPT_MS = HOUR_MS;
/** Bounds of what a stream of forged reports can store, of each version. */
const MAX_FAULTS_PER_HOUR = 20;
const MAX_NETWORKS_PER_MINUTE = 300;

/** Creates the counters of reports. They are upserts of single records, so processes can share them. */
export function createHealthCounters({ health, networkViews }: HealthCollections) {
  const isKnownFault = createLimitedMembers(MAX_FAULTS_PER_HOUR);
  const isKnownNetwork = createLimitedMembers(MAX_NETWORKS_PER_MINUTE);

  return {
    /** Adds a report to the counters of its version and hour. */
    async addToHour(report: VersionReport, at: number): Promise<void> {
      const { app, version } = report;
      const hour = at - (at % HOUR_MS);
      const filter = { _id: `${app} ${version} ${new Date(hour).toISOString()}` };
      const faults = maskFaults(report.faults).filter(([digest]) => isKnownFault(hour, filter._id, digest));
      const update = {
        $inc: {
          ...pickCounters(report),
          ...countAll(faults.map(([digest]) => `faults.${digest}.count`)),
          ...countAll(report.vitals.map(({ name, value }) => `vitals.${name}.${findBucket(name, value)}`)),
        },
        $set: {
          ...describeUnusable(report, new Date(at)),
          ...Object.fromEntries(
            faults.flatMap(([digest, fault]) =>
              Object.entries({ ...fault, at: new Date(at) }).map(([key, value]) => [
                `faults.${digest}.${key}`,
                value,
              ]),
            ),
          ),
        },
        $setOnInsert: { app, version, hour: new Date(hour), expiresAt: new Date(Date.now() + KEPT_MS) },
      };
      await health.updateOne(filter, withoutEmpty(update), { upsert: true });
    },

    /**
     * Adds the views and documents of a report to those of its network and minute.
     *
     * @param changedAt when the releases changed last, in milliseconds: what was reported before is counted apart
     */
    async addToNetwork(report: VersionReport, network: string, at: number, changedAt: number): Promise<void> {
      const { app, version } = report;
      const minute = at - (at % MINUTE_MS);
      const start = new Date(Math.max(minute, changedAt));
      const group = `${app} ${version} ${start.toISOString()}`;
      const counters = pickCounters(report);
      const isEmpty = Object.values(counters).every((count) => count === 0);
      if (isEmpty || !isKnownNetwork(minute, group, network)) return;
      const expiresAt = new Date(Date.now() + NETWORKS_KEPT_MS);
      await networkViews.updateOne(
        { _id: `${group} ${network}` },
        {
          $inc: counters,
          $setOnInsert: { app, version, network, minute: start, expiresAt },
        },
        { upsert: true },
      );
    },
  };
}

/**
 * Returns a keyed digest of a client's network, from which no address can be recovered: the /24 of an IPv4 address, the
 * /48 of an IPv6 address.
 */
export function digestNetwork(digester: Digester, address: string): string {
  const prefix = networkPrefix(address, 48);
  const network = isIPv4(prefix) ? prefix.replace(/\.\d+$/, '') : prefix;
  return digester.digest('network', network)[0] ?? '';
}

/** Page servers reveal nothing of a visitor, so that the reason is kept as it is. */
function describeUnusable({ isUnusable, hasFallback = false, faults }: VersionReport, at: Date) {
  if (!isUnusable) return {};
  const cause = faults[0]?.cause ?? '';
  return { unusableAt: at, unusableReason: cause, ...(hasFallback && { fallbackAt: at }) };
}

/** Removes what could be personal, and identifies equal faults by a digest. */
function maskFaults(faults: readonly Fault[]): [digest: string, fault: Fault][] {
  return faults.map(({ phase, cause, path }) => {
    const masked = { phase, cause: maskMessage(cause), path: maskPath(path) };
    const digest = createHash('sha256')
      .update(JSON.stringify(Object.values(masked)))
      .digest('hex');
    return [digest.slice(0, 16), masked];
  });
}

function pickCounters({
  views,
  faultyViews,
  documents,
}: VersionReport): Pick<HealthRecord, 'views' | 'faultyViews' | 'documents'> {
  return { views, faultyViews, ...(documents !== undefined && { documents }) };
}

/** Counts how often each path occurs, as the values of `$inc`. */
function countAll(paths: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const path of paths) counts[path] = (counts[path] ?? 0) + 1;
  return counts;
}

/** MongoDB rejects an operator without fields. */
function withoutEmpty(update: Readonly<Record<string, object>>): mongo.UpdateFilter<HealthRecord> {
  return Object.fromEntries(Object.entries(update).filter(([, fields]) => Object.keys(fields).length > 0));
}
