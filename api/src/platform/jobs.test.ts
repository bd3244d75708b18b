import { openTestDatabase } from '../testing/test-api.ts';
import type { Database } from './db/database.ts';
import { createJobs, type Job } from './jobs.ts';
import { createLogger } from './logger.ts';

let database: Database;
const lines: string[] = [];
const logger = createLogger('debug', { write: (line) => void lines.push(line) });
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.connection.dropDatabase();
  await database.close();
});

/** Another process: the same database, another owner. */
function process(jobs: Job[]) {
  return createJobs(database.connection, jobs, logger);
}

test('of many processes one does the work', async () => {
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
  // Whoever comes after the lease is taken finds it taken: the last one to look tells us.
  const last = {
    name: 'last',
    everyMs: 60_000,
    run() {
      resolve('looked');
      return Promise.resolve();
    },
  };
  const processes = [process([job]), process([job]), process([job, last])];

  for (const one of processes) one.start();
  await promise;
  await Promise.all(processes.map((one) => one.stop()));

  expect(runs).toBe(1);
});

test('a job that fails is logged and due again', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  let runs = 0;
  const jobs = process([
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

  expect(lines.some((line) => line.includes('job failed') && line.includes('the first time'))).toBe(true);
});
