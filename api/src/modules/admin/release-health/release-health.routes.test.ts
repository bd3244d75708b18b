import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PartReport, ReleaseHealth } from '@platform/contracts';
import { promote, publish, readRegistry } from '@platform/releases';
import { writeRelease } from '@platform/releases/testing';
import { createAdministrator, type LoggedInClient } from '../../../../test/support/factories.ts';
import { addressIn, createPartReport, sendReport, signPage } from '../../../../test/support/report-pages.ts';
import { startTestApi, type TestApi } from '../../../../test/support/test-api.ts';

const APP = 'mf-dashboard';
const SECRET = 'the secret of the page servers in this test';
const folder = mkdtempSync(join(tmpdir(), 'release-health-'));
const store = join(folder, 'store');
let api: TestApi;
let administrator: LoggedInClient;
let networks = 0;

beforeAll(async () => {
  for (const version of ['1.0.0', '1.1.0']) writeRelease(join(folder, version), { app: APP, version });
  api = await startTestApi({
    releaseStore: store,
    production: true,
    trustedHops: 1,
    forwarderSecret: SECRET,
  });
  administrator = await createAdministrator(api);
});
/** Starts each test with a store in which 1.0.0 is live, and with empty counters. */
beforeEach(async () => {
  rmSync(store, { recursive: true, force: true });
  for (const version of ['1.0.0', '1.1.0']) publish(store, join(folder, version), 'release');
  promote(store, { [APP]: '1.0.0' }, 'release');
  const { connection } = api.database;
  for (const name of ['release_health', 'release_networks', 'release_counted_reports'])
    await connection.collection(name).deleteMany();
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

const FAULT = { phase: 'render', cause: 'x is undefined', path: '/dashboard/tasks/:id' } as const;

/** Opens a page with a version in a network of its own, and reports something of it. */
async function report(
  overrides: Partial<PartReport> = {},
  { version = '1.0.0', address = addressIn((networks += 1)) } = {},
): Promise<string> {
  const { revision } = readRegistry(store);
  const token = signPage({ revision, versions: { [APP]: version }, address }, SECRET);
  await send(token, address, overrides);
  return token;
}

async function send(token: string, address: string, overrides: Partial<PartReport> = {}): Promise<void> {
  const body = { token, parts: [createPartReport(APP, overrides)] };
  expect(await sendReport(api, body, { 'x-forwarded-for': address })).toBe(204);
}

async function readHealth(): Promise<ReleaseHealth> {
  const { status, body } = await administrator.get('/api/admin/releases/health');
  expect(status).toBe(200);
  return body as ReleaseHealth;
}

const findVersion = async (version: string) =>
  (await readHealth()).apps.flatMap(({ versions }) => versions).find((entry) => entry.version === version);

test('adds up pages, faults and measurements of each version', async () => {
  promote(store, { [APP]: '1.1.0' }, 'release');
  await report({ faults: [FAULT] }, { version: '1.1.0' });
  await report({ faults: [FAULT], vitals: [{ name: 'LCP', value: 1_000 }] }, { version: '1.1.0' });
  for (let page = 0; page < 3; page += 1) await report({}, { version: '1.1.0' });
  await report();

  expect(await readHealth()).toMatchObject({
    apps: [
      {
        app: APP,
        versions: [
          {
            version: '1.1.0',
            views: 5,
            networks: 5,
            faultyNetworks: 2,
            vitals: { LCP: { samples: 1 }, INP: null, CLS: null, TTFB: null },
            mainFaults: [{ ...FAULT, count: 2 }],
          },
          { version: '1.0.0', views: 1, networks: 0, faultyNetworks: 0, mainFaults: [] },
        ],
      },
    ],
    rolledBack: [],
  });
});

test('counts each page once for each part, whatever it sends and however often', async () => {
  const address = '10.8.1.7';
  const token = await report({}, { address });
  const vitals = [{ name: 'LCP', value: 1_000 } as const];
  for (let repeat = 0; repeat < 3; repeat += 1) await send(token, address, { faults: [FAULT], vitals });
  await Promise.all([1, 2, 3].map(() => send(token, address, { faults: [FAULT, FAULT] })));

  expect(await findVersion('1.0.0')).toMatchObject({
    views: 1,
    networks: 1,
    faultyNetworks: 1,
    vitals: { LCP: { samples: 1 } },
    mainFaults: [{ count: 1 }],
  });
});

test.each([
  ['without a token', undefined, addressIn(1), APP],
  [
    'with a token of another secret',
    signFor(addressIn(1), 'another secret of page servers'),
    addressIn(1),
    APP,
  ],
  ['with a token of another network', signFor(addressIn(1)), addressIn(2), APP],
  ['with an expired token', signFor(addressIn(1), SECRET, Date.now() - 61 * 60_000), addressIn(1), APP],
  ['about a part that the page does not have', signFor(addressIn(1)), addressIn(1), 'mf-marketing'],
  ['about what every object has', signFor(addressIn(1)), addressIn(1), 'constructor'],
])('counts nothing %s', async (_case, token, address, app) => {
  const body = { ...(token !== undefined && { token }), parts: [createPartReport(app, 'faulty')] };
  expect(await sendReport(api, body, { 'x-forwarded-for': address })).toBe(204);

  expect((await readHealth()).apps).toEqual([]);
  expect(await api.database.connection.collection('release_networks').countDocuments()).toBe(0);
});

function signFor(address: string, secret = SECRET, nowMs = Date.now()): string {
  return signPage({ revision: 1, versions: { [APP]: '1.0.0' }, address }, secret, nowMs);
}

test('keeps nothing personal: no address, no id in a path, no number, quoted text or email address', async () => {
  const cause = 'Task 4711 of "Maria" (maria@example.org) failed';
  const faults = [{ ...FAULT, cause, path: '/dashboard/tasks/65a0f1?q=1' }];
  await report({ faults }, { address: '192.0.2.33' });

  const collections = ['release_health', 'release_networks', 'release_counted_reports'].map((name) =>
    api.database.connection.collection(name).find().toArray(),
  );
  expect(JSON.stringify(await Promise.all(collections))).not.toMatch(/192\.0\.2|4711|Maria|maria|65a0f1/);
  expect((await findVersion('1.0.0'))?.mainFaults).toMatchObject([
    { cause: 'Task 0000 of … … failed', path: '/dashboard/tasks/:id' },
  ]);
});

test('stores at most sixty different faults of a version and hour', async () => {
  for (let page = 0; page < 70; page += 1)
    await report(
      {
        faults: [
          { ...FAULT, cause: String.fromCharCode(97 + (page % 26)).repeat(1 + Math.floor(page / 26)) },
        ],
      },
      { version: '1.2.0' },
    );

  const [record] = await api.database.connection.collection('release_health').find().toArray();
  expect([Object.keys(record?.faults as object).length, record?.views]).toEqual([60, 70]);
});

test('counts apart what an extension or a translation has broken, and what is no failure of the page', async () => {
  await report({ faults: [{ ...FAULT, phase: 'foreign' }] });
  await report({ faults: [{ ...FAULT, phase: 'unhandled' }] });

  expect(await findVersion('1.0.0')).toMatchObject({ views: 2, networks: 2, faultyNetworks: 0 });
  const phases = (await findVersion('1.0.0'))?.mainFaults.map(({ phase }) => phase);
  expect(phases?.sort()).toEqual(['foreign', 'unhandled']);
});

test('limits the reports of one address', async () => {
  const statuses = [];
  for (let index = 0; index < 121; index += 1)
    statuses.push(await sendReport(api, {}, { 'x-forwarded-for': '10.9.9.9' }));

  expect(statuses.slice(-2)).toEqual([204, 429]);
});
