import { Schema, type Connection } from 'mongoose';
import type { Logger } from '@platform/server-kit/logging';
import { isDuplicateKey } from '../db/database-errors.ts';
import type { Installation } from '../db/installation.ts';
import type { WriteHealth } from '../db/write-health.ts';
import { callContext } from '../call-context.ts';
import { newSecret } from '../ids.ts';

/** A recurring task. It must be safe to run twice, because the lease only avoids redundant work. */
export type Job = {
  readonly name: string;
  readonly everyMs: number;
  /** Time after the start of the process until the first run; 0 by default. */
  readonly firstAfterMs?: number;
  /** @param signal aborted when the process stops, for a job that takes long */
  run(signal: AbortSignal): Promise<void>;
};

export type Jobs = ReturnType<typeof createJobs>;

type JobDependencies = {
  readonly logger: Logger;
  /** Jobs must not change a database that is not the platform's. */
  readonly installation: Pick<Installation, 'assertSame'>;
  readonly writeHealth: WriteHealth;
};

type Lease = { _id: string; owner: string; until: Date; finishedAt?: Date | null };

/** How long ago a job was last done, by whichever process, and how far the record of that is ahead of the clock. */
export type JobAge = {
  readonly name: string;
  readonly everyMs: number;
  readonly ageMs: number;
  readonly aheadMs: number;
};

const schema = new Schema<Lease>(
  {
    _id: { type: String, required: true },
    owner: { type: String, required: true },
    until: { type: Date, required: true },
    finishedAt: Date,
  },
  { versionKey: false, strict: 'throw' },
);

/** How exactly the success of a job is known; an alert waits for ten minutes more than its interval. */
const RECORD_INTERVAL_MS = 60_000;

/**
 * Schedules jobs so that only one of several processes runs each of them per interval: the one that acquires its lease.
 * A process that dies while holding a lease delays the others by at most one interval.
 */
export function createJobs(
  connection: Connection,
  jobs: readonly Job[],
  { logger, installation, writeHealth }: JobDependencies,
) {
  const leases = openLeases(connection);
  const acquireLease = createAcquireLease(leases, logger);
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const successes = createSuccesses(leases);

  function schedule(job: Job, delayMs: number): void {
    if (stopping.signal.aborted) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      const run = runIfLeased(job).finally(() => {
        running.delete(run);
        schedule(job, job.everyMs);
      });
      running.add(run);
    }, delayMs);
    timers.add(timer);
  }

  async function runIfLeased(job: Job): Promise<void> {
    try {
      await installation.assertSame();
      if (!(await acquireLease(job))) return;
      const startedAtMs = performance.now();
      await run(job);
      await successes.record(job);
      logger.debug({ job: job.name, ms: Math.round(performance.now() - startedAtMs) }, 'job finished');
    } catch (error) {
      if (stopping.signal.aborted && error === stopping.signal.reason) return;
      writeHealth.observe(error);
      logger.error({ job: job.name, err: error }, 'job failed, retrying at the next interval');
    }
  }

  const run = (job: Job): Promise<void> => callContext.run({ job: job.name }, () => job.run(stopping.signal));

  return {
    readAges: () => successes.readAges(jobs),
    start(): void {
      for (const job of jobs) schedule(job, job.firstAfterMs ?? 0);
    },
    /** Runs a job immediately, regardless of its lease. @throws whatever the job throws */
    async runNow(name: string): Promise<void> {
      const job = jobs.find((candidate) => candidate.name === name);
      if (job) await run(job);
    },
    async stop(): Promise<void> {
      stopping.abort();
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}

const openLeases = (connection: Connection) => connection.model('JobLease', schema, 'job_leases');

/** Creates the function that takes the lease of a job, and says whether it was free. */
function createAcquireLease(leases: ReturnType<typeof openLeases>, logger: JobDependencies['logger']) {
  const owner = newSecret();
  return async ({ name, everyMs }: Job): Promise<boolean> => {
    const now = new Date();
    // Shorter than the interval, or the lease would still be held when this process is due again.
    const until = new Date(now.getTime() + everyMs * 0.9);
    // A longer one was given before the clock stepped back.
    const latest = new Date(now.getTime() + everyMs);
    try {
      const before = await leases.findOneAndUpdate(
        { _id: name, $or: [{ until: { $lte: now } }, { until: { $gt: latest } }] },
        { $set: { owner, until } },
        { upsert: true, returnDocument: 'before', lean: true },
      );
      if (before && before.until > latest)
        logger.warn({ job: name, leasedUntil: before.until }, 'the clock stepped back, so a lease is void');
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  };
}

/** Keeps with the lease of each job when it was last done. */
function createSuccesses(leases: ReturnType<typeof openLeases>) {
  const startedAtMs = performance.now();
  const recordedAtMs = new Map<string, number>();
  /** The last success of each job as it was read, and when it was first read, on the clock that never goes back. */
  const lastReads = new Map<string, { readonly finishedAtMs: number; readonly readAtMs: number }>();

  function measureAge({ name, everyMs }: Job, finishedAt: Date | null | undefined): JobAge {
    const nowMs = performance.now();
    if (!finishedAt) return { name, everyMs, ageMs: nowMs - startedAtMs, aheadMs: 0 };
    const finishedAtMs = finishedAt.getTime();
    const known = lastReads.get(name);
    const read = known?.finishedAtMs === finishedAtMs ? known : { finishedAtMs, readAtMs: nowMs };
    lastReads.set(name, read);
    const sinceMs = Date.now() - finishedAtMs;
    return { name, everyMs, ageMs: Math.max(sinceMs, nowMs - read.readAtMs), aheadMs: Math.max(0, -sinceMs) };
  }

  return {
    /** Records that a job is done; not each time for one that runs every second, because it is a write. */
    async record({ name }: Job): Promise<void> {
      const nowMs = performance.now();
      if (nowMs - (recordedAtMs.get(name) ?? -Infinity) < RECORD_INTERVAL_MS) return;
      await leases.updateOne({ _id: name }, { $set: { finishedAt: new Date() } });
      recordedAtMs.set(name, nowMs);
    },
    /**
     * Reads how long ago each job was done without an error, by whichever process. One that never was counts from the
     * start of this process, and one that is recorded as done in the future from when this process first read that.
     */
    async readAges(jobs: readonly Job[]): Promise<JobAge[]> {
      const records = await leases.find().select('finishedAt').lean();
      const finished = new Map(records.map(({ _id, finishedAt }) => [_id, finishedAt]));
      return jobs.map((job) => measureAge(job, finished.get(job.name)));
    },
  };
}
