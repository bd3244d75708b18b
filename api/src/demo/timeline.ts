import { DAY_MS, type Clock } from '../platform/clock.ts';

/** A clock that the timeline sets. */
export type DemoClock = Clock & { set(at: Date): void };

export function createDemoClock(start: Date): DemoClock {
  let now = start;
  return {
    now: () => new Date(now),
    set: (at) => {
      now = at;
    },
  };
}

type Act = () => Promise<unknown>;

/** What happens in the demo, in the order of its times. */
export type Timeline = {
  /** Plans an act. Of two at the same time, the one that was planned first comes first. */
  at(daysAgo: number, act: Act): void;
  /** Plans an act from within another one. */
  soon(daysLater: number, act: Act): void;
  /** Does everything, with the jobs of the platform between the acts. */
  run(): Promise<void>;
};

/** Between two runs of the jobs. */
const JOBS_EVERY_MS = DAY_MS;

/**
 * @param end the present of the demo: times count back from it, so the demo does not depend on the day or the zone
 * @param runJobs does what is due
 */
export function createTimeline(clock: DemoClock, end: Date, runJobs: () => Promise<void>): Timeline {
  const plan: { readonly atMs: number; readonly act: Act }[] = [];
  let jobsAtMs = clock.now().getTime() + JOBS_EVERY_MS;

  function add(atMs: number, act: Act): void {
    if (atMs > end.getTime()) throw new Error('An act of the demo is planned for the future.');
    const before = plan.findLastIndex((other) => other.atMs <= atMs);
    plan.splice(before + 1, 0, { atMs, act });
  }

  async function passUntil(untilMs: number): Promise<void> {
    for (; jobsAtMs <= untilMs; jobsAtMs += JOBS_EVERY_MS) {
      clock.set(new Date(jobsAtMs));
      await runJobs();
    }
    clock.set(new Date(untilMs));
  }

  return {
    at: (daysAgo, act) => add(end.getTime() - daysAgo * DAY_MS, act),
    soon: (daysLater, act) => add(clock.now().getTime() + daysLater * DAY_MS, act),
    async run() {
      for (let next = plan.shift(); next; next = plan.shift()) {
        await passUntil(next.atMs);
        await next.act();
      }
      await passUntil(end.getTime());
      await runJobs();
    },
  };
}
