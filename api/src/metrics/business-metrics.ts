import type { Modules } from '../modules.ts';
import type { JobAge, Jobs } from '../platform/concurrency/jobs.ts';
import { readLastBackup } from '../platform/db/last-backup.ts';
import type { Services } from '../services.ts';
import type { QueueDepth } from '../platform/queue-depth.ts';
import type { AddGauge, Sample } from './gauges.ts';

type Sources = {
  readonly modules: Pick<
    Modules,
    'admin' | 'blueprints' | 'itemReports' | 'ledger' | 'reviews' | 'support' | 'withdrawals'
  >;
  readonly services: Pick<Services, 'clock' | 'connection' | 'outbox'>;
  readonly jobs: Pick<Jobs, 'readAges'>;
  /** A clock that never goes back, in milliseconds. */
  readonly nowMs?: () => number;
};

/** How long a read is used for further scrapes, of this Prometheus and of others. */
const CACHE_MS = 15_000;

/**
 * Adds what the records of the database say about the business: what waits, for how long, and whether the ledger was
 * proved. It is the same in every process that uses the database.
 */
export function addBusinessMetrics(
  addGauge: AddGauge,
  { modules, services, jobs, nowMs = () => performance.now() }: Sources,
): void {
  const { clock, connection } = services;
  const cache = <T>(read: () => Promise<T>) => cacheFor(CACHE_MS, nowMs, read);
  const ageSeconds = (at: Date | undefined): number =>
    at ? Math.max(0, (clock.now().getTime() - at.getTime()) / 1_000) : 0;

  const readQueues = cache(() => readAllQueues(modules, services));
  const addQueueGauge = (name: string, help: string, valueOf: (waiting: QueueDepth) => number) =>
    addGauge({ name, help, labelNames: ['queue'] }, async () =>
      (await readQueues()).map(([queue, waiting]) => ({ labels: { queue }, value: valueOf(waiting) })),
    );
  addQueueGauge(
    'platform_queue_waiting',
    'Records that wait in a queue, at most 10,000.',
    ({ count }) => count,
  );
  addQueueGauge(
    'platform_queue_oldest_seconds',
    'How long the oldest record of a queue has waited; 0 for an empty one.',
    ({ oldestAt }) => ageSeconds(oldestAt),
  );

  addMailMetrics(addGauge, services, cache);

  const readReconciliation = cache(() => modules.ledger.readLastReconciliation());
  addGauge(
    { name: 'platform_ledger_proof_age_seconds', help: 'Time since the ledger was last reconciled.' },
    async () => optional(await readReconciliation(), ({ at }) => ageSeconds(at)),
  );
  addGauge(
    { name: 'platform_ledger_problems', help: 'Problems that the last reconciliation stored, at most 100.' },
    async () => optional(await readReconciliation(), ({ problems }) => problems.length),
  );
  addGauge(
    {
      name: 'platform_backup_age_seconds',
      help: 'Time since the last complete backup was begun; nothing without one.',
    },
    cache(async () => optional((await readLastBackup(connection)) ?? null, ageSeconds)),
  );
  addReleaseMetrics(addGauge, modules.admin, cache);
  const readAges = cache(jobs.readAges);
  addJobMetrics(addGauge, readAges);
  addClockMetrics(addGauge, readAges, nowMs);
}

function addMailMetrics(
  addGauge: AddGauge,
  { outbox }: Sources['services'],
  cache: <T>(read: () => Promise<T>) => () => Promise<T>,
): void {
  addGauge(
    { name: 'platform_mails_failed', help: 'Emails that are not sent again, at most 10,000.' },
    cache(async () => [{ value: await outbox.countFailed() }]),
  );
  addGauge(
    {
      name: 'platform_mails_deferred',
      help: 'Emails that the mail server keeps deferring: those with three attempts and more, at most 10,000.',
    },
    cache(async () => [{ value: await outbox.countDeferred() }]),
  );
}

/** Prometheus has a label `job` of its own, so that of these is another. */
function addJobMetrics(addGauge: AddGauge, readAges: () => Promise<readonly JobAge[]>): void {
  const addJobGauge = (name: string, help: string, valueOf: (age: JobAge) => number) =>
    addGauge({ name, help, labelNames: ['job_name'] }, async () =>
      (await readAges()).map((age) => ({ labels: { job_name: age.name }, value: valueOf(age) })),
    );
  addJobGauge(
    'platform_job_age_seconds',
    'Time since a job was last done without an error; since the start of the process if it never was.',
    ({ ageMs }) => ageMs / 1_000,
  );
  addJobGauge('platform_job_interval_seconds', 'How often a job is done.', ({ everyMs }) => everyMs / 1_000);
}

/** Adds what tells that the clock of this machine was set, which changes when rewards unlock and cases are due. */
function addClockMetrics(
  addGauge: AddGauge,
  readAges: () => Promise<readonly JobAge[]>,
  nowMs: () => number,
): void {
  const offsetMs = (): number => Date.now() - nowMs();
  const firstOffsetMs = offsetMs();
  addGauge(
    {
      name: 'platform_clock_step_seconds',
      help: 'How far the clock has been set forward, or back (negative), since the process started.',
    },
    () => [{ value: (offsetMs() - firstOffsetMs) / 1_000 }],
  );
  addGauge(
    {
      name: 'platform_clock_behind_seconds',
      help: 'How far the clock is behind the last job that any process has recorded.',
    },
    async () => [{ value: Math.max(0, ...(await readAges()).map(({ aheadMs }) => aheadMs)) / 1_000 }],
  );
}

function addReleaseMetrics(
  addGauge: AddGauge,
  { readLiveReleases, countViews, countNetworks }: Sources['modules']['admin'],
  cache: <T>(read: () => Promise<T>) => () => Promise<T>,
): void {
  addGauge(
    {
      name: 'platform_release_info',
      help: 'The versions that visitors get: 1 for each.',
      labelNames: ['app', 'version', 'state'],
    },
    cache(async () =>
      Object.entries(await readLiveReleases()).flatMap(([app, { version, canary }]) => [
        { labels: { app, version, state: 'live' }, value: 1 },
        ...(canary ? [{ labels: { app, version: canary.version, state: 'canary' }, value: 1 }] : []),
      ]),
    ),
  );
  addGauge(
    {
      name: 'platform_page_views',
      help: 'Pages that showed a version in this hour and the last.',
      labelNames: ['app', 'version'],
    },
    cache(async () =>
      (await countViews()).map(({ app, version, views }) => ({ labels: { app, version }, value: views })),
    ),
  );
  addGauge(
    {
      name: 'platform_release_networks',
      help: 'Networks in which a live version or a canary was shown (seen), and in which it failed (faulty).',
      labelNames: ['app', 'version', 'state'],
    },
    cache(async () =>
      (await countNetworks()).flatMap(({ app, version, seen, faulty }) => [
        { labels: { app, version, state: 'seen' }, value: seen },
        { labels: { app, version, state: 'faulty' }, value: faulty },
      ]),
    ),
  );
}

/** Reads the queues one after the other, so that a scrape takes one connection of the pool at most twice. */
async function readAllQueues(
  { blueprints, withdrawals, reviews, itemReports, support, ledger }: Sources['modules'],
  { outbox }: Sources['services'],
): Promise<readonly (readonly [string, QueueDepth])[]> {
  return [
    ['verifications', await blueprints.readQueueDepth('verification')],
    ['purchases', await blueprints.readQueueDepth('purchase')],
    ['returns', await blueprints.readReturnQueueDepth()],
    ['withdrawals', await withdrawals.readQueueDepth('pending')],
    ['payouts', await withdrawals.readQueueDepth('processing')],
    ['reviews', await reviews.readQueueDepth()],
    ['appeals', await reviews.readAppealQueueDepth()],
    ['item_reports', await itemReports.readQueueDepth()],
    ['tickets', await support.readQueueDepth()],
    ['rewards_due', await ledger.readDueLocks()],
    ['mails', await outbox.readQueueDepth()],
  ];
}

function optional<T>(value: T | null, measure: (value: T) => number): Sample[] {
  return value === null ? [] : [{ value: measure(value) }];
}

/** Shares the result of a read for a while; a failed one is repeated by the next call. */
function cacheFor<T>(ms: number, nowMs: () => number, read: () => Promise<T>): () => Promise<T> {
  let cached: { readonly untilMs: number; readonly result: Promise<T> } | undefined;
  return () => {
    if (cached && nowMs() < cached.untilMs) return cached.result;
    const result = read();
    cached = { untilMs: nowMs() + ms, result };
    result.catch(() => (cached = undefined));
    return result;
  };
}
