import { createHash } from 'node:crypto';
import {
  HEALTH_DAYS,
  type Fault,
  type PartReport,
  SEVERE_PHASES,
  type UnusableRelease,
} from '@platform/contracts';
import { REPORT_TOKEN_LIFETIME_MS } from '@platform/releases';
import type { mongo } from 'mongoose';
import { maskMessage, maskPath } from '../../../platform/browser-reports/mask-report.ts';
import { DAY_MS } from '../../../platform/clock.ts';
import { isDuplicateKey } from '../../../platform/db/database-errors.ts';
import type { HealthCollections, HealthRecord } from './release-health.model.ts';
import { WATCHED_MS } from './rollback.policy.ts';
import { findBucket } from './vital-buckets.ts';

const HOUR_MS = 60 * 60_000;
const KEPT_MS = HEALTH_DAYS * DAY_MS;
/**
 * Bound of the different faults that reports can store of each version and hour. A network can cause three, so that ten
 * of them leave half to others.
 */
const MAX_FAULTS_PER_HOUR = 60;

/** A part of a page, in the version that the page's token names. */
type Part = {
  readonly app: string;
  readonly version: string;
  readonly tokenId: string;
  /** Keyed digest of the network that got the page. */
  readonly network: string;
};

/** A version in a network. */
type Sighting = Omit<Part, 'tokenId'> & { readonly since: number };

/** Creates the counters of reports. They are writes of single records, so processes can share them. */
export function createHealthCounters({ health, networks, counted }: HealthCollections) {
  const updateHour = createHourCounters(health);
  const filterFirst = createRepeatFilter(counted);

  return {
    /**
     * Adds what a page reports of a part to the counters of its version and hour: the page once, and what it measured
     * and one fault of a kind once for each network. A visitor who opens many pages is still one of many.
     */
    async addToHour(part: Part, report: PartReport, at: number): Promise<void> {
      const { app, version, network, tokenId } = part;
      const inHour = (kind: string) => `${network} ${app} ${version} ${at - (at % HOUR_MS)} ${kind}`;
      const [view] = await filterFirst([report], () => `${tokenId} ${app}`);
      const faults = await filterFirst(report.faults, (fault) => inHour(toKind(fault)));
      const vitals = await filterFirst(report.vitals, ({ name }) => inHour(name));
      const $inc = {
        ...(view && { views: 1 }),
        ...countAll(vitals.map(({ name, value }) => `vitals.${name}.${findBucket(name, value)}`)),
      };
      await updateHour(part, at, { $inc, $set: {}, faults });
    },

    /** Records that a page server cannot use a version. */
    async addUnusable({ app, version, reason, hasFallback }: UnusableRelease, at: number): Promise<void> {
      const $set = {
        unusableAt: new Date(at),
        unusableReason: reason,
        ...(hasFallback && { fallbackAt: new Date(at) }),
      };
      const faults = [{ phase: 'render', cause: reason, path: '/' }] as const;
      await updateHour({ app, version }, at, { $inc: {}, $set, faults });
    },

    /** Records that a version was shown in a network and, maybe, that it failed there. */
    async addToNetwork({ app, version, since, network }: Sighting, isFaulty: boolean): Promise<void> {
      const expiresAt = new Date(Date.now() + WATCHED_MS);
      await networks.updateOne(
        { _id: `${app} ${version} ${since} ${network}` },
        {
          $set: { expiresAt, ...(isFaulty && { isFaulty }) },
          $setOnInsert: { app, version, since, network },
        },
        { upsert: true },
      );
    },
  };
}

/** Creates the filter that leaves the first item of each key that has not been counted yet. */
function createRepeatFilter(counted: HealthCollections['counted']) {
  async function count(key: string): Promise<boolean> {
    try {
      await counted.insertOne({ _id: key, expiresAt: new Date(Date.now() + REPORT_TOKEN_LIFETIME_MS) });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  return async <T>(items: readonly T[], getKey: (item: T) => string): Promise<T[]> => {
    const byKey = [...Map.groupBy(items, getKey)];
    const first = await Promise.all(
      byKey.map(async ([key, own]) => ((await count(key)) ? own.slice(0, 1) : [])),
    );
    return first.flat();
  };
}

/** What is added to the counters of an hour. */
type HourUpdate = { readonly $inc: object; readonly $set: object; readonly faults: readonly Fault[] };

/** Creates the function that adds to the counters of a version and hour. */
function createHourCounters(health: HealthCollections['health']) {
  const isKnownFault = createFaultLimit();

  return async (
    { app, version }: Pick<Part, 'app' | 'version'>,
    at: number,
    { $inc, $set, faults }: HourUpdate,
  ): Promise<void> => {
    const hour = at - (at % HOUR_MS);
    const filter = { _id: `${app} ${version} ${new Date(hour).toISOString()}` };
    const known = maskFaults(faults).filter(([digest]) => isKnownFault(hour, filter._id, digest));
    const update = {
      $inc: { ...$inc, ...countAll(known.map(([digest]) => `faults.${digest}.count`)) },
      $set: { ...$set, ...describeFaults(known, new Date(at)) },
      $setOnInsert: { app, version, hour: new Date(hour), expiresAt: new Date(Date.now() + KEPT_MS) },
    };
    await health.updateOne(filter, withoutEmpty(update), { upsert: true });
  };
}

/** Whether a page failed by the fault of a version. */
export function isSevere({ phase }: Pick<Fault, 'phase'>): boolean {
  return SEVERE_PHASES.includes(phase);
}

function toKind(fault: Fault): string {
  return isSevere(fault) ? 'faulty' : fault.phase;
}

/**
 * Creates a memory of the first faults of each version within an hour. Each process has its own, so the bound holds per
 * process.
 */
function createFaultLimit() {
  const known = new Map<string, Set<string>>();
  let current = 0;

  return (hour: number, version: string, digest: string): boolean => {
    if (hour !== current) {
      current = hour;
      known.clear();
    }
    const digests = known.get(version) ?? new Set();
    known.set(version, digests);
    if (digests.size < MAX_FAULTS_PER_HOUR) digests.add(digest);
    return digests.has(digest);
  };
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

function describeFaults(
  faults: readonly [digest: string, fault: Fault][],
  at: Date,
): Record<string, unknown> {
  return Object.fromEntries(
    faults.flatMap(([digest, fault]) =>
      Object.entries({ ...fault, at }).map(([key, value]) => [`faults.${digest}.${key}`, value]),
    ),
  );
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
