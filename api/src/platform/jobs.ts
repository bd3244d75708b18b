import { Schema, type Connection } from 'mongoose';
import { isDuplicateKey } from './db/database-errors.ts';
import { newSecret } from './ids.ts';
import type { Logger } from './logger.ts';

/** Work that is due again and again. It is safe to run twice; the lease only saves the effort. */
export type Job = { readonly name: string; readonly everyMs: number; run(): Promise<void> };

export type Jobs = {
  start(): void;
  /** Runs a job now, whoever has its lease. @throws what the job throws */
  runNow(name: string): Promise<void>;
  stop(): Promise<void>;
};

type Lease = { _id: string; owner: string; until: Date };

const schema = new Schema<Lease>(
  {
    _id: { type: String, required: true },
    owner: { type: String, required: true },
    until: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw' },
);

/**
 * Runs jobs in whichever process gets the lease, so that many processes do the work of one. A process that dies with a
 * lease keeps others waiting for one interval at most.
 */
export function createJobs(connection: Connection, jobs: readonly Job[], logger: Logger): Jobs {
  const leases = connection.model('JobLease', schema, 'job_leases');
  const owner = newSecret();
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let stopped = false;

  function plan(job: Job, delayMs: number): void {
    if (stopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      const run = attempt(job).finally(() => {
        running.delete(run);
        plan(job, job.everyMs);
      });
      running.add(run);
    }, delayMs);
    timers.add(timer);
  }

  async function attempt(job: Job): Promise<void> {
    try {
      if (!(await lease(job))) return;
      const startedAtMs = performance.now();
      await job.run();
      logger.debug({ job: job.name, ms: Math.round(performance.now() - startedAtMs) }, 'job done');
    } catch (error) {
      logger.error({ job: job.name, err: error }, 'job failed, it runs again when it is next due');
    }
  }

  async function lease({ name, everyMs }: Job): Promise<boolean> {
    const now = new Date();
    // A little less than the interval, or this process would miss every second turn of its own.
    const until = new Date(now.getTime() + everyMs * 0.9);
    try {
      await leases.updateOne(
        { _id: name, until: { $lte: now } },
        { $set: { owner, until } },
        { upsert: true },
      );
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  return {
    start() {
      for (const job of jobs) plan(job, 0);
    },
    async runNow(name) {
      await jobs.find((job) => job.name === name)?.run();
    },
    async stop() {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
