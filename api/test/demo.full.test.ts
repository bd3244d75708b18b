import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../src/platform/db/database.ts';
import { newId } from '../src/platform/ids.ts';
import { databaseUri, runReconcile, startApi, type ChildService } from './support/processes.ts';
import { openTestDatabase, testDatabaseUri } from './support/test-api.ts';

/** The demo is made on days that calendars treat in their own way. */

const NAME = `demo_${newId().toHexString()}`;
const uri = databaseUri(testDatabaseUri(), NAME);
const folder = mkdtempSync(join(tmpdir(), 'demo-'));
const USERS = 69;
/** A test makes the demo up to twice. */
jest.setTimeout(300_000);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(NAME);
});
afterAll(async () => {
  await database.connection.dropDatabase();
  await database.close();
  rmSync(folder, { recursive: true });
});

/** The settings of a start whose clock shows a time. */
const startAt = (time: string, demo = 'on') => ({
  ...{ DATA_DIR: folder, DEMO: demo },
  CLOCK_OFFSET_MS: String(Date.parse(time) - Date.now()),
});
const users = () => database.connection.collection('users');

/** Ends a start once it has made some of the accounts. */
async function killInTheMiddle(settings: Record<string, string>): Promise<void> {
  let started: ChildService | undefined;
  const start = startApi(uri, settings, (service) => (started = service)).catch(() => undefined);
  while ((await users().countDocuments()) < 20) await delay(50);
  await started?.kill('SIGKILL');
  await start;
}

test('a demo that was killed in the middle is made again, by one of two starts at once, on 29 February', async () => {
  const settings = startAt('2028-02-29T23:59:00Z');
  await killInTheMiddle(settings);
  const half = await users().countDocuments();
  expect(half).toBeLessThan(USERS);
  // Without a process that is alive, another one takes over.
  const both = await Promise.all([
    startApi(uri, { ...settings, TZ: 'Pacific/Kiritimati' }),
    startApi(uri, { ...settings, TZ: 'Pacific/Honolulu' }),
  ]);
  for (const started of both) await started.kill('SIGTERM');
  expect(await users().countDocuments()).toBe(USERS);
  expect(await runReconcile(uri, settings)).toEqual([0, expect.stringContaining(' 0 problems')]);
});

test('a fresh demo replaces everything that was done in it, on 31 December', async () => {
  await users().updateOne({ username: 'demo' }, { $set: { fullName: 'Changed' } });
  const settings = startAt('2026-12-31T12:00:00Z', 'fresh');
  const started = await startApi(uri, settings);
  await started.kill('SIGTERM');
  expect(await users().countDocuments()).toBe(USERS);
  expect((await users().findOne({ username: 'demo' }))?.fullName).toBe('Demo Member');
  expect(await runReconcile(uri, settings)).toEqual([0, expect.stringContaining(' 0 problems')]);
});

test('a fresh demo is rejected where none was made, and nothing is lost', async () => {
  await database.connection.collection('installation').deleteOne({ _id: 'demo' as never });
  await expect(startApi(uri, startAt('2027-01-01T00:00:30Z', 'fresh'))).rejects.toThrow('exited');
  expect(await users().countDocuments()).toBe(USERS);
});
