import { createLogger } from '@platform/server-kit/logging';
import { openTestDatabase } from '../../../test/support/test-api.ts';
import type { Database } from '../db/database.ts';
import { createJobs, type Job } from './jobs.ts';

let database: Database;
const logLines: string[] = [];
const logger = createLogger('api', 'debug', { write: (line) => void logLines.push(line) });
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.connection.dropDatabase();
  await database.close();
});

/** Creates jobs as another process would: on the same database, with a different lease owner. */
function createInstance(jobs: Job[]) {
  const installation = { assertSame: () => Promise.resolve() };
  return createJobs(database.connection, jobs, { logger, installation, writeHealth: database.writeHealth });
}

test('only one of several processes runs a job', async () => {
  let runs = 0;
  const { promise, resolve } = Promise.withResolvers<string>();
  const job = {
    name: 'count',
    everyMs: 60_000,
    run() {
      runs += 1;
      return Promise.resolve();
    },
  };
  // Only the last instance has this job, and it starts after the others: once it runs, all have tried to lease `count`.
  const marker = {
    name: 'marker',
    everyMs: 60_000,
    run() {
      resolve('ran');
      return Promise.resolve();
    },
  };
  const instances = [createInstance([job]), createInstance([job]), createInstance([job, marker])];

  for (const instance of instances) instance.start();
  await promise;
  await Promise.all(instances.map((instance) => instance.stop()));

  expect(runs).toBe(1);
});

test('logs a failing job and runs it again at its next interval', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  let runs = 0;
  const jobs = createInstance([
    {
      name: 'fails-once',
      everyMs: 20,
      run() {
        runs += 1;
        if (runs === 1) return Promise.reject(new Error('the first time'));
        resolve('ran again');
        return Promise.resolve();
      },
    },
  ]);

  jobs.start();
  await promise;
  await jobs.stop();

  expect(logLines.some((line) => line.includes('job failed') && line.includes('the first time'))).toBe(true);
});

test('says how long ago a job was done, by whichever process, and not when it failed', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const jobs: Job[] = [
    { name: 'succeeds', everyMs: 60_000, run: () => Promise.resolve() },
    { name: 'never-succeeds', everyMs: 60_000, run: () => Promise.reject(new Error('no')) },
    {
      name: 'last',
      everyMs: 60_000,
      firstAfterMs: 1,
      run() {
        resolve('ran');
        return Promise.resolve();
      },
    },
  ];
  const instance = createInstance(jobs);
  instance.start();
  await promise;
  await instance.stop();
  // As if an hour had passed since.
  const leases = database.connection.collection<{ _id: string }>('job_leases');
  const anHourAgo = new Date(Date.now() - 3_600_000);
  await leases.updateMany({ finishedAt: { $exists: true } }, { $set: { finishedAt: anHourAgo } });

  const ages = await createInstance(jobs).readAges();
  const ageOf = (name: string) => ages.find((age) => age.name === name)!;
  expect(ageOf('succeeds')).toMatchObject({ everyMs: 60_000 });
  expect(ageOf('succeeds').ageMs).toBeGreaterThanOrEqual(3_600_000);
  expect(ageOf('never-succeeds').ageMs).toBeLessThan(3_600_000);
});

describe('when the clock is set', () => {
  const HOUR_MS = 3_600_000;
  afterEach(() => {
    jest.useRealTimers();
  });

  /** Sets the clock of the processes and leaves their timers, as the system does. */
  function stepClock(ms: number): void {
    const now = Date.now() + ms;
    jest.useRealTimers();
    jest.useFakeTimers({
      now,
      doNotFake: [
        ...([
          'hrtime',
          'nextTick',
          'performance',
          'queueMicrotask',
          'setImmediate',
          'clearImmediate',
        ] as const),
        ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
      ],
    });
  }

  /** Runs a job of a new process once, if it gets the lease. Returns whether it ran. */
  async function runOnce(name: string): Promise<boolean> {
    let hasRun = false;
    const { promise, resolve } = Promise.withResolvers<string>();
    const run = (): Promise<void> => {
      hasRun = true;
      return Promise.resolve();
    };
    const marker: Job = {
      name: `${name}-marker-${performance.now()}`,
      everyMs: 60_000,
      run: () => {
        resolve('ran');
        return Promise.resolve();
      },
    };
    const instance = createInstance([{ name, everyMs: 60_000, run }, marker]);
    instance.start();
    await promise;
    await instance.stop();
    return hasRun;
  }

  test.each([
    ['an hour back', -HOUR_MS],
    ['a day back', -24 * HOUR_MS],
    ['an hour forth', HOUR_MS],
    ['a day forth', 24 * HOUR_MS],
  ])('by %s, jobs run on, and only once per interval', async (name, ms) => {
    expect(await runOnce(name)).toBe(true);
    expect(await runOnce(name)).toBe(false);
    stepClock(ms);
    expect(await runOnce(name)).toBe(true);
    expect(await runOnce(name)).toBe(false);
    if (ms < 0)
      expect(logLines.some((line) => line.includes('stepped back') && line.includes(name))).toBe(true);
  });

  test('back, the age of a job is not negative, and grows until it is done again', async () => {
    const job: Job = { name: 'aging', everyMs: 60_000, run: () => Promise.resolve() };
    expect(await runOnce('aging')).toBe(true);
    stepClock(-HOUR_MS);
    const instance = createInstance([job]);
    const [first] = await instance.readAges();
    const since = performance.now();
    while (performance.now() - since < 5) await instance.readAges();
    const [later] = await instance.readAges();

    expect(first).toMatchObject({ ageMs: 0 });
    expect(first!.aheadMs).toBeGreaterThan(HOUR_MS - 60_000);
    expect(later!.ageMs).toBeGreaterThanOrEqual(5);
  });
});
