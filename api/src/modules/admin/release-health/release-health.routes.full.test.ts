import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseHealth, VersionReport } from '@platform/contracts';
import { promote, publish, readRegistry, startCanary } from '@platform/releases';
import { writeRelease } from '@platform/releases/testing';
import { createAdministrator, type LoggedInClient } from '../../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../../test/support/test-api.ts';

const APP = 'mf-dashboard';
const folder = mkdtempSync(join(tmpdir(), 'release-health-'));
const store = join(folder, 'store');
const JOB = 'take-back-faulty-releases';
let api: TestApi;
let administrator: LoggedInClient;
let count = 0;

beforeAll(async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    writeRelease(join(folder, version), { app: APP, version });
  api = await startTestApi({ releaseStore: store, production: true, trustedHops: 1 });
  administrator = await createAdministrator(api);
});
/** Starts each test with a store in which 1.0.0 is live, and with empty counters. */
beforeEach(async () => {
  rmSync(store, { recursive: true, force: true });
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) publish(store, join(folder, version), 'release');
  promote(store, { [APP]: '1.0.0' }, 'release');
  const { connection } = api.database;
  await connection.collection('release_health').deleteMany();
  await connection.collection('release_network_views').deleteMany();
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

const FAULT = { phase: 'render', cause: 'x is undefined', path: '/dashboard/tasks/:id' } as const;

/** Sends a report of a page in a network of its own, unless an address is given. */
async function report(overrides: Partial<VersionReport> = {}, address = `10.1.${(count += 1)}.7`) {
  const version = { app: APP, version: '1.1.0', views: 1, faultyViews: 0, faults: [], vitals: [] };
  const { status } = await fetch(`${api.url}/api/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ versions: [{ ...version, ...overrides }] }),
  });
  return status;
}

/** Reports ten views from each of three networks, some of them with a fault. */
async function reportThreeNetworks(version: string, faultyViews: number): Promise<void> {
  const faults = faultyViews > 0 ? [FAULT] : [];
  for (let network = 0; network < 3; network += 1) await report({ version, views: 10, faultyViews, faults });
}

async function readHealth(): Promise<ReleaseHealth> {
  const { status, body } = await administrator.get('/api/admin/releases/health');
  expect(status).toBe(200);
  return body as ReleaseHealth;
}

const findVersion = async (version: string) =>
  (await readHealth()).apps.flatMap(({ versions }) => versions).find((entry) => entry.version === version);
const startTheCanary = () => startCanary(store, APP, { version: '1.1.0', percent: 10 }, 'release');
const readLive = () => readRegistry(store).apps[APP];

test('adds up views, faults and measurements of each version', async () => {
  startTheCanary();
  await report({ views: 3, faultyViews: 1, faults: [FAULT] });
  await report({ views: 2, faultyViews: 1, faults: [FAULT], vitals: [{ name: 'LCP', value: 1_000 }] });
  await report({ version: '1.0.0', views: 4 });

  expect(await readHealth()).toMatchObject({
    apps: [
      {
        app: APP,
        versions: [
          { version: '1.0.0', views: 4, faults: 0, faultRate: 0, lastFaults: [] },
          {
            version: '1.1.0',
            views: 5,
            faults: 2,
            faultRate: 0.4,
            vitals: { LCP: { samples: 1 }, INP: null, CLS: null, TTFB: null },
            lastFaults: [{ ...FAULT, count: 2 }],
          },
        ],
      },
    ],
    takenBack: [],
  });
});

test('keeps nothing personal: no address, no id in a path, no number, quoted text or email address', async () => {
  startTheCanary();
  const cause = 'Task 4711 of "Maria" (maria@example.org) failed';
  await report({ faults: [{ phase: 'render', cause, path: '/dashboard/tasks/65a0f1?q=1' }] }, '192.0.2.33');

  const stored = JSON.stringify([
    await api.database.connection.collection('release_health').find().toArray(),
    await api.database.connection.collection('release_network_views').find().toArray(),
  ]);
  expect(stored).not.toMatch(/192\.0\.2|4711|Maria|maria|65a0f1/);
  expect((await findVersion('1.1.0'))?.lastFaults).toMatchObject([
    { cause: 'Task 0000 of … … failed', path: '/dashboard/tasks/:id' },
  ]);
});

test('drops reports about versions that no page can show, and counts at most twenty faults an hour', async () => {
  await report({ version: '1.1.0' });
  await report({ app: 'mf-reports', version: '1.0.0' });
  expect((await readHealth()).apps).toEqual([]);

  promote(store, { [APP]: '1.2.0' }, 'release');
  for (let index = 0; index < 3; index += 1) {
    const faults = Array.from({ length: 10 }, (_, fault) => ({
      ...FAULT,
      cause: String.fromCharCode(97 + index * 10 + fault).repeat(3),
    }));
    await report({ version: '1.2.0', faults });
  }
  const [record] = await api.database.connection.collection('release_health').find().toArray();
  expect(Object.keys(record?.faults as object)).toHaveLength(20);
});

test('limits the reports of one address', async () => {
  const statuses = [];
  for (let index = 0; index < 121; index += 1) statuses.push(await report({ version: '9.9.9' }, '10.9.9.9'));

  expect(statuses.slice(-2)).toEqual([204, 429]);
});

test('ends a faulty canary, and records why in the history and the audit log', async () => {
  startTheCanary();
  await reportThreeNetworks('1.1.0', 1);
  await api.app.jobs.runNow(JOB);

  expect(readLive()).toEqual({ version: '1.0.0' });
  const reason = expect.stringMatching(
    /^3 of 30 views from 3 networks failed within 10 minutes \(10 %.*\), mostly at \/dashboard\/tasks\/:id \(render\): x is undefined$/,
  ) as string;
  expect(readRegistry(store).history[APP]?.at(-1)).toMatchObject({
    action: 'end-canary',
    by: 'automatic',
    reason,
  });
  expect((await readHealth()).takenBack).toMatchObject([{ app: APP, version: '1.1.0', reason }]);
  const { body } = await administrator.get('/api/admin/audit?action=release_taken_back');
  expect(body.items).toMatchObject([
    { by: null, reason: expect.stringMatching(/^mf-dashboard 1\.1\.0: 3 of 30/) },
  ]);
});

test('rolls a faulty new version back once, and never further by itself', async () => {
  promote(store, { [APP]: '1.1.0' }, 'release');
  promote(store, { [APP]: '1.2.0' }, 'release');
  await reportThreeNetworks('1.2.0', 2);
  await api.app.jobs.runNow(JOB);
  expect(readLive()).toEqual({ version: '1.1.0' });

  await reportThreeNetworks('1.1.0', 10);
  await api.app.jobs.runNow(JOB);
  expect(readLive()).toEqual({ version: '1.1.0' });
  expect((await readHealth()).takenBack).toMatchObject([{ version: '1.2.0' }]);
});

test('judges a version that is promoted again by what is reported from then on', async () => {
  promote(store, { [APP]: '1.1.0' }, 'release');
  await reportThreeNetworks('1.1.0', 5);
  await api.app.jobs.runNow(JOB);
  expect(readLive()).toEqual({ version: '1.0.0' });

  promote(store, { [APP]: '1.1.0' }, 'release');
  await api.app.jobs.runNow(JOB);
  expect(readLive()).toEqual({ version: '1.1.0' });

  await reportThreeNetworks('1.1.0', 5);
  await api.app.jobs.runNow(JOB);
  expect(readLive()).toEqual({ version: '1.0.0' });
});

test('is not moved by one network, however much it reports', async () => {
  startTheCanary();
  for (let index = 0; index < 5; index += 1)
    await report({ views: 100, faultyViews: 100 }, `10.200.0.${index}`);
  await api.app.jobs.runNow(JOB);

  expect(readLive()?.canary).toBeDefined();
});

test('leaves everything live if the automatic take-back is off', async () => {
  startTheCanary();
  const second = await api.startSecondInstance({ automaticTakeBack: false });
  await reportThreeNetworks('1.1.0', 10);
  await second.app.jobs.runNow(JOB);
  await second.stop();

  expect(readLive()?.canary).toBeDefined();
});

test('has nothing to take back before there is a store', async () => {
  const second = await api.startSecondInstance({ releaseStore: join(folder, 'none') });
  await expect(second.app.jobs.runNow(JOB)).resolves.toBeUndefined();
  await second.stop();
});
