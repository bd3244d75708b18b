import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VersionReport } from '@platform/contracts';
import { promote, publish, readRegistry, startCanary } from '@platform/releases';
import { writeRelease } from '@platform/releases/testing';
import { startTestApi, type TestApi } from '../../../../test/support/test-api.ts';

const JOB = 'take-back-faulty-releases';
const APPS = ['shell', 'mf-dashboard', 'mf-marketing'] as const;
type App = (typeof APPS)[number];
const MINUTE_MS = 60_000;
const OLD = '1.0.0';
const NEW = '1.1.0';

const folder = mkdtempSync(join(tmpdir(), 'take-back-attribution-'));
const store = join(folder, 'store');
let api: TestApi;

beforeAll(async () => {
  for (const app of APPS)
    for (const version of [OLD, NEW]) writeRelease(join(folder, app, version), { app, version });
  api = await startTestApi({ releaseStore: store, production: true, trustedHops: 1 });
});
/** Starts each test with a store in which the old versions have been live for two days, and with empty counters. */
beforeEach(async () => {
  rmSync(store, { recursive: true, force: true });
  await ago(2 * 24 * 60, () => {
    for (const app of APPS)
      for (const version of [OLD, NEW]) publish(store, join(folder, app, version), 'release');
    promote(store, Object.fromEntries(APPS.map((app) => [app, OLD])), 'release');
  });
  const { connection } = api.database;
  await connection.collection('release_health').deleteMany();
  await connection.collection('release_network_views').deleteMany();
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

/** Does something as if some minutes had passed since. Only the date is another one. */
async function ago(minutes: number, action: () => unknown): Promise<void> {
  jest.useFakeTimers({
    now: Date.now() - minutes * MINUTE_MS,
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });
  try {
    await action();
  } finally {
    jest.useRealTimers();
  }
}

const promoteNew = (...apps: App[]) =>
  promote(store, Object.fromEntries(apps.map((app) => [app, NEW])), 'release');

/** Reports ten views from each of three networks, some of them with a fault. */
async function reportViews(app: App, version: string, faultyViews: number): Promise<void> {
  const fault = { phase: 'render', cause: 'x is undefined', path: '/x' } as const;
  const faults = faultyViews > 0 ? [fault] : [];
  const report: VersionReport = { app, version, views: 10, faultyViews, faults, vitals: [] };
  for (const network of [1, 2, 3]) {
    const { status } = await fetch(`${api.url}/api/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.3.${network}.9` },
      body: JSON.stringify({ versions: [report] }),
    });
    expect(status).toBe(204);
  }
}

async function takeBack(): Promise<Record<string, string>> {
  await api.app.jobs.runNow(JOB);
  const { apps } = readRegistry(store);
  return Object.fromEntries(Object.entries(apps).map(([app, { version }]) => [app, version]));
}

test('rolls back a new version with more faults than the one before', async () => {
  await ago(30, () => reportViews('mf-dashboard', OLD, 0));
  promoteNew('mf-dashboard');
  await reportViews('mf-dashboard', NEW, 2);

  expect(await takeBack()).toMatchObject({ 'mf-dashboard': OLD });
});

test('leaves a new version live that has as many faults as the one before', async () => {
  await ago(30, () => reportViews('mf-dashboard', OLD, 2));
  promoteNew('mf-dashboard');
  await reportViews('mf-dashboard', NEW, 2);

  expect(await takeBack()).toMatchObject({ 'mf-dashboard': NEW });
});

test.each([
  ['within the last hour', 40, 30],
  ['hours ago', 300, 200],
])('leaves a version live that worked %s, when its origin fails', async (_name, promotedAgo, workedAgo) => {
  await ago(promotedAgo, () => promoteNew('mf-dashboard'));
  await ago(workedAgo, () => reportViews('mf-dashboard', NEW, 0));
  await reportViews('mf-dashboard', NEW, 10);

  expect(await takeBack()).toMatchObject({ 'mf-dashboard': NEW });
});

test('leaves a new version live when other remotes begin to fail too, as with an API that breaks them', async () => {
  await ago(30, async () => {
    await reportViews('mf-dashboard', OLD, 0);
    await reportViews('mf-marketing', OLD, 0);
  });
  promoteNew('mf-dashboard');
  await reportViews('mf-dashboard', NEW, 5);
  await reportViews('mf-marketing', OLD, 5);

  expect(await takeBack()).toMatchObject({ 'mf-dashboard': NEW });
});

test('rolls back a new version although another remote has failed all along', async () => {
  await ago(30, () => reportViews('mf-marketing', OLD, 3));
  promoteNew('mf-dashboard');
  await reportViews('mf-dashboard', NEW, 5);
  await reportViews('mf-marketing', OLD, 3);

  expect(await takeBack()).toMatchObject({ 'mf-dashboard': OLD });
});

test('goes on with a canary whose faults the live version has too, and ends one with faults of its own', async () => {
  startCanary(store, 'mf-dashboard', { version: NEW, percent: 50 }, 'release');
  await reportViews('mf-dashboard', NEW, 5);
  await reportViews('mf-dashboard', OLD, 5);
  await takeBack();
  expect(readRegistry(store).apps['mf-dashboard']?.canary).toBeDefined();

  startCanary(store, 'mf-marketing', { version: NEW, percent: 50 }, 'release');
  await reportViews('mf-marketing', NEW, 5);
  await reportViews('mf-marketing', OLD, 0);
  await takeBack();
  expect(readRegistry(store).apps['mf-marketing']?.canary).toBeUndefined();
});

test('rolls back a new shell with which pages fail, and no remote that was promoted before', async () => {
  await ago(40, () => promoteNew('mf-dashboard'));
  await ago(30, () => reportViews('shell', OLD, 0));
  promoteNew('shell');
  await reportViews('mf-dashboard', NEW, 5);
  await reportViews('shell', NEW, 5);

  expect(await takeBack()).toEqual({ shell: OLD, 'mf-dashboard': NEW, 'mf-marketing': OLD });
  // What was reported of the remote is no evidence any more.
  expect(await takeBack()).toMatchObject({ 'mf-dashboard': NEW });
});

test('ends the canary of a shell with which pages fail, and rolls back no remote that was promoted before', async () => {
  await ago(5, () => promoteNew('mf-dashboard'));
  startCanary(store, 'shell', { version: NEW, percent: 50 }, 'release');
  await reportViews('mf-dashboard', NEW, 5);
  await reportViews('shell', NEW, 5);
  await reportViews('shell', OLD, 0);

  expect(await takeBack()).toMatchObject({ shell: OLD, 'mf-dashboard': NEW });
  expect(readRegistry(store).apps.shell?.canary).toBeUndefined();
});

test('rolls back a new remote whose pages fail, and not the shell in which they do', async () => {
  await ago(30, async () => {
    promoteNew('shell');
    await reportViews('mf-dashboard', OLD, 0);
  });
  promoteNew('mf-dashboard');
  await reportViews('mf-dashboard', NEW, 5);
  await reportViews('shell', NEW, 5);

  const live = { shell: NEW, 'mf-dashboard': OLD, 'mf-marketing': OLD };
  expect(await takeBack()).toEqual(live);
  expect(await takeBack()).toEqual(live);
});
