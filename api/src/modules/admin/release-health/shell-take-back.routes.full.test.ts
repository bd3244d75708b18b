import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseHealth, VersionReport } from '@platform/contracts';
import { promote, publish, readRegistry, startCanary } from '@platform/releases';
import { writeRelease } from '@platform/releases/testing';
import { createAdministrator, type LoggedInClient } from '../../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../../test/support/test-api.ts';

const APP = 'shell';
const REMOTE = 'mf-admin';
const JOB = 'take-back-faulty-releases';
const FORWARDER_SECRET = 'the secret of the page servers in this test';
const MINUTE_MS = 60_000;
const folder = mkdtempSync(join(tmpdir(), 'shell-take-back-'));
const store = join(folder, 'store');
let api: TestApi;
let administrator: LoggedInClient;

beforeAll(async () => {
  for (const app of [APP, REMOTE])
    for (const version of ['1.0.0', '1.1.0']) writeRelease(join(folder, app, version), { app, version });
  api = await startTestApi({
    releaseStore: store,
    production: true,
    trustedHops: 1,
    forwarderSecret: FORWARDER_SECRET,
  });
  administrator = await createAdministrator(api);
});
/** Starts each test with a store in which 1.0.0 is live, and with empty counters. */
beforeEach(async () => {
  rmSync(store, { recursive: true, force: true });
  for (const app of [APP, REMOTE])
    for (const version of ['1.0.0', '1.1.0']) publish(store, join(folder, app, version), 'release');
  promote(store, { [APP]: '1.0.0', [REMOTE]: '1.0.0' }, 'release');
  const { connection } = api.database;
  await connection.collection('release_health').deleteMany();
  await connection.collection('release_network_views').deleteMany();
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

const readLive = () => readRegistry(store).apps[APP];

async function report(overrides: Partial<VersionReport>, headers: Record<string, string>): Promise<void> {
  const version = { app: APP, version: '1.1.0', views: 0, faultyViews: 0, faults: [], vitals: [] };
  const response = await fetch(`${api.url}/api/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ versions: [{ ...version, ...overrides }] }),
  });
  expect(response.status).toBe(204);
}

/** Reports what three networks got of a version and how many pages have started. */
async function reportThreeNetworks(version: string, documents: number, views: number): Promise<void> {
  for (const network of [1, 2, 3]) {
    const address = { 'x-forwarded-for': `10.7.${network}.9` };
    await report({ version, documents }, address);
    if (views > 0) await report({ version, views }, address);
  }
}

/** Makes what was counted, and what is live, older: documents count once browsers have had the time to report. */
async function passMinutes(minutes: number): Promise<void> {
  const rows = api.database.connection.collection<{ _id: string; minute: Date }>('release_network_views');
  for (const { _id, minute } of await rows.find().toArray())
    await rows.updateOne({ _id }, { $set: { minute: new Date(minute.getTime() - minutes * MINUTE_MS) } });
}

/** Starts a canary that began some minutes ago. */
function startCanaryBefore(minutes: number): void {
  jest.useFakeTimers({ now: Date.now() - minutes * MINUTE_MS, advanceTimers: true });
  startCanary(store, APP, { version: '1.1.0', percent: 10 }, 'release');
  jest.useRealTimers();
}

function promoteBefore(minutes: number): void {
  jest.useFakeTimers({ now: Date.now() - minutes * MINUTE_MS, advanceTimers: true });
  promote(store, { [APP]: '1.1.0' }, 'release');
  jest.useRealTimers();
}

test('ends a canary whose pages do not start, and says so in history, audit log and health', async () => {
  startCanaryBefore(10);
  await reportThreeNetworks('1.0.0', 10, 9);
  await reportThreeNetworks('1.1.0', 10, 0);
  await passMinutes(3);
  await api.app.jobs.runNow(JOB);

  expect(readLive()).toEqual({ version: '1.0.0' });
  const reason = expect.stringContaining(
    'pages started in 0 % of the documents in 3 networks, with the version to compare in 90 %',
  ) as string;
  expect(readRegistry(store).history[APP]?.at(-1)).toMatchObject({ action: 'end-canary', reason });
  const health = (await administrator.get('/api/admin/releases/health')).body as ReleaseHealth;
  expect(health.takenBack).toMatchObject([{ app: APP, version: '1.1.0', reason }]);
  const { body } = await administrator.get('/api/admin/audit?action=release_taken_back');
  expect(body.items).toHaveLength(1);
});

test('ends a canary with which pages fail, and names the page', async () => {
  startCanaryBefore(10);
  const faults = [{ phase: 'render' as const, cause: 'x is undefined', path: '/dashboard/tasks/:id' }];
  for (const network of [1, 2, 3]) {
    const address = { 'x-forwarded-for': `10.7.${network}.9` };
    await report({ version: '1.0.0', views: 90 }, address);
    await report({ views: 10, faultyViews: 5, faults }, address);
  }
  await api.app.jobs.runNow(JOB);

  expect(readLive()).toEqual({ version: '1.0.0' });
  const reason = expect.stringMatching(
    /^15 of 30 views .*, mostly at \/dashboard\/tasks\/:id \(render\)/,
  ) as string;
  expect(readRegistry(store).history[APP]?.at(-1)).toMatchObject({ action: 'end-canary', reason });
});

test('rolls a promoted shell back that is silent compared with the one before', async () => {
  await reportThreeNetworks('1.0.0', 10, 9);
  await passMinutes(20);
  promoteBefore(10);
  await reportThreeNetworks('1.1.0', 10, 0);
  await passMinutes(3);
  await api.app.jobs.runNow(JOB);

  expect(readLive()).toEqual({ version: '1.0.0' });
  expect(readRegistry(store).history[APP]?.at(-1)).toMatchObject({ action: 'rollback', by: 'automatic' });
});

test.each([
  ['starts as often as the live one', 9, 3],
  ['has not had the time to report', 0, 0],
])('leaves a canary running that %s', async (_name, views, minutes) => {
  startCanaryBefore(10);
  await reportThreeNetworks('1.0.0', 10, 9);
  await reportThreeNetworks('1.1.0', 10, views);
  await passMinutes(minutes);
  await api.app.jobs.runNow(JOB);

  expect(readLive()?.canary).toBeDefined();
});

describe.each([APP, REMOTE])('a version of %s that a page server cannot use', (app) => {
  const cause = 'The server cannot use it: its code failed on page 7';
  const unusable = {
    app,
    faults: [{ phase: 'render' as const, cause, path: '/' }],
    isUnusable: true,
    hasFallback: true,
  };
  const pageServer = { 'x-forwarder-secret': FORWARDER_SECRET, 'x-audience': 'page-server' };
  const readApp = () => readRegistry(store).apps[app];
  const startTheCanary = () => startCanary(store, app, { version: '1.1.0', percent: 10 }, 'release');

  test('is taken back at once with the reason, whether it is a canary or live', async () => {
    startTheCanary();
    await report(unusable, pageServer);
    await api.app.jobs.runNow(JOB);
    expect(readApp()).toEqual({ version: '1.0.0' });
    expect(readRegistry(store).history[app]?.at(-1)).toMatchObject({ action: 'end-canary', reason: cause });

    promote(store, { [app]: '1.1.0' }, 'release');
    await report(unusable, pageServer);
    await api.app.jobs.runNow(JOB);
    expect(readApp()).toEqual({ version: '1.0.0' });
    expect(readRegistry(store).history[app]?.at(-1)).toMatchObject({ action: 'rollback', reason: cause });
  });

  test('stays if it has no other one to serve, and the health says why it is not served', async () => {
    promote(store, { [app]: '1.1.0' }, 'release');
    await report({ ...unusable, hasFallback: false }, pageServer);
    await api.app.jobs.runNow(JOB);

    expect(readApp()).toEqual({ version: '1.1.0' });
    const health = (await administrator.get('/api/admin/releases/health')).body as ReleaseHealth;
    expect(health.apps).toMatchObject([
      { app, versions: [{ version: '1.1.0', unusable: { reason: cause } }] },
    ]);
  });

  test.each([
    ['a browser', {}],
    ['a browser that names itself a page server', { 'x-audience': 'page-server' }],
    ['a browser behind a page server', { 'x-forwarder-secret': FORWARDER_SECRET }],
  ])('stays if %s says so', async (_name, headers) => {
    startTheCanary();
    await report(unusable, { ...headers, 'x-forwarded-for': '10.7.7.7' });
    await api.app.jobs.runNow(JOB);

    expect(readApp()?.canary).toBeDefined();
    const health = (await administrator.get('/api/admin/releases/health')).body as ReleaseHealth;
    expect(health.apps).toMatchObject([{ versions: [{ version: '1.0.0' }, { unusable: null }] }]);
  });
});
