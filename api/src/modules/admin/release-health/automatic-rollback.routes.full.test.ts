import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseHealth } from '@platform/contracts';
import { promote, publish, readRegistry, rollback, startCanary } from '@platform/releases';
import { writeRelease } from '@platform/releases/testing';
import { createAdministrator, type LoggedInClient } from '../../../../test/support/factories.ts';
import { addressIn, createPartReport, sendReport, signPage } from '../../../../test/support/report-pages.ts';
import { startTestApi, type TestApi } from '../../../../test/support/test-api.ts';

const APPS = ['shell', 'mf-dashboard', 'mf-marketing'] as const;
type App = (typeof APPS)[number];
const SECRET = 'the secret of the page servers in this test';
const JOB = 'roll-back-faulty-releases';
const MINUTE_MS = 60_000;
const OLD = '1.0.0';
const NEW = '1.1.0';
const NEWER = '1.2.0';

const folder = mkdtempSync(join(tmpdir(), 'automatic-rollback-'));
const store = join(folder, 'store');
let api: TestApi;
let administrator: LoggedInClient;

beforeAll(async () => {
  for (const app of APPS)
    for (const version of [OLD, NEW, NEWER]) writeRelease(join(folder, app, version), { app, version });
  api = await startTestApi({
    releaseStore: store,
    production: true,
    trustedHops: 1,
    forwarderSecret: SECRET,
  });
  administrator = await createAdministrator(api);
});
/** Starts each test with a store in which the old versions have been live for two days, and with empty counters. */
beforeEach(async () => {
  rmSync(store, { recursive: true, force: true });
  ago(2 * 24 * 60, () => {
    for (const app of APPS)
      for (const version of [OLD, NEW, NEWER]) publish(store, join(folder, app, version), 'release');
    promote(store, Object.fromEntries(APPS.map((app) => [app, OLD])), 'release');
  });
  const { connection } = api.database;
  for (const name of ['release_health', 'release_networks', 'release_used_tokens', 'notices'])
    await connection.collection(name).deleteMany();
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

/** Changes the store as if some minutes had passed since. */
function ago(minutes: number, change: () => unknown): void {
  jest.useFakeTimers({ now: Date.now() - minutes * MINUTE_MS, advanceTimers: true });
  change();
  jest.useRealTimers();
}

const promoteNew = (...apps: App[]) =>
  promote(store, Object.fromEntries(apps.map((app) => [app, NEW])), 'release');
const startTheCanary = (app: App = 'mf-dashboard') =>
  startCanary(store, app, { version: NEW, percent: 10 }, 'release');

/** Returns the versions of a page that a visitor gets, with the canary of an app or without. */
function describePage(canaryOf?: App) {
  const { revision, apps } = readRegistry(store);
  const versions = Object.entries(apps).map(([app, { version, canary }]) => [
    app,
    canary && app === canaryOf ? canary.version : version,
  ]);
  return { revision, versions: Object.fromEntries(versions) as Record<string, string> };
}

/** Opens a page in each of some networks, in which parts of it are shown, and fail in the first ones. */
async function openPages(
  parts: Readonly<Partial<Record<App, { readonly faulty: number }>>>,
  { networks = 60, from = 1, page = describePage() } = {},
): Promise<void> {
  const open = (_: unknown, index: number) => {
    const address = addressIn(from + index);
    const token = signPage({ ...page, address }, SECRET);
    const reports = Object.entries(parts).map(([app, { faulty }]) =>
      createPartReport(app, index < faulty ? 'faulty' : {}),
    );
    return sendReport(api, { token, parts: reports }, { 'x-forwarded-for': address });
  };
  const statuses = await Promise.all(Array.from({ length: networks }, open));
  expect(new Set(statuses)).toEqual(new Set([204]));
}

/** Runs the job, and returns what is live afterwards. */
async function rollBack(): Promise<Record<string, string>> {
  await api.app.jobs.runNow(JOB);
  return readLive();
}

function readLive(): Record<string, string> {
  const { apps } = readRegistry(store);
  return Object.fromEntries(Object.entries(apps).map(([app, { version }]) => [app, version]));
}

async function readNotices(): Promise<string[]> {
  const rows = await api.database.connection.collection('notices').find({ kind: 'releases' }).toArray();
  return rows.map(({ text }) => String(text));
}

describe('a bad release', () => {
  test('that 60 networks have seen goes with the next run of the job, four times a minute', async () => {
    promoteNew('mf-dashboard');
    await openPages({ 'mf-dashboard': { faulty: 60 } });

    expect(await rollBack()).toMatchObject({ 'mf-dashboard': OLD });
    const job = (await api.app.jobs.readAges()).find(({ name }) => name === JOB);
    expect(job?.everyMs).toBe(15_000);
  });

  test('ends as a canary, and history, audit log, notice and health say why', async () => {
    startTheCanary();
    await openPages({ 'mf-dashboard': { faulty: 12 } }, { page: describePage('mf-dashboard') });
    await rollBack();

    expect(readRegistry(store).apps['mf-dashboard']).toEqual({ version: OLD });
    const reason =
      'pages failed in 12 of 60 networks, mostly at /dashboard/tasks/:id (render): x is undefined';
    const entry = { action: 'end-canary', by: 'automatic', through: 'automatic', reason };
    expect(readRegistry(store).history['mf-dashboard']?.at(-1)).toMatchObject(entry);
    const health = (await administrator.get('/api/admin/releases/health')).body as ReleaseHealth;
    expect(health.rolledBack).toMatchObject([{ app: 'mf-dashboard', version: NEW, reason }]);
    const { body } = await administrator.get('/api/admin/audit?action=release_canary_ended');
    expect(body.items).toMatchObject([{ by: null, reason: `mf-dashboard ${NEW}: ${reason}` }]);
    expect(await readNotices()).toEqual([`mf-dashboard ${NEW} was rolled back automatically`]);
  });

  test('is not kept alive by a flood of good reports from ten networks', async () => {
    promoteNew('mf-dashboard');
    await openPages({ 'mf-dashboard': { faulty: 15 } }, { networks: 60 });
    for (let round = 0; round < 20; round += 1)
      await openPages({ 'mf-dashboard': { faulty: 0 } }, { networks: 10, from: 101 });

    expect(await rollBack()).toMatchObject({ 'mf-dashboard': OLD });
  });
});

describe('ten addresses in ten networks with a thousand requests', () => {
  const addresses = Array.from({ length: 10 }, (_, index) => addressIn(200 + index));

  /** Sends what attackers can make of the pages that they open. */
  async function attack(): Promise<void> {
    const page = describePage();
    const canary = describePage('mf-marketing');
    const old = { ...page, revision: 1, versions: { ...page.versions, 'mf-dashboard': OLD } };
    const collected = addresses.map((address) => signPage({ ...page, address }, SECRET));
    const faulty = [...APPS, 'mf-else'].map((app) => createPartReport(app, 'faulty'));
    const send = (token: string, address: string) =>
      sendReport(api, { token, parts: faulty }, { 'x-forwarded-for': address });
    const attackFrom = async (address: string, index: number) => {
      for (let repeat = 0; repeat < 80; repeat += 1) {
        const tokens = [
          collected[index], // replayed
          signPage({ ...canary, address }, SECRET), // another page of the same network
          collected[(index + 1) % collected.length], // of another network
          signPage({ ...old, address }, SECRET), // of another version
          'forged.token',
        ];
        await send(tokens[repeat % tokens.length] ?? '', address);
      }
      // From other addresses of the same network.
      for (let host = 0; host < 20; host += 1)
        await send(collected[index] ?? '', address.replace(/\d+$/, String(host)));
    };
    await Promise.all(addresses.map(attackFrom));
  }

  test('roll nothing back, whether a version is live, a canary or of the shell', async () => {
    promoteNew('mf-dashboard', 'shell');
    startTheCanary('mf-marketing');
    await openPages(
      { shell: { faulty: 0 }, 'mf-dashboard': { faulty: 0 }, 'mf-marketing': { faulty: 0 } },
      { networks: 5 },
    );
    await attack();
    const live = readLive();

    expect(await rollBack()).toEqual(live);
    expect(readRegistry(store).apps['mf-marketing']?.canary).toBeDefined();
    expect((await readNotices()).sort()).toEqual([
      `Pages of mf-dashboard ${NEW} fail for visitors`,
      `Pages of mf-marketing ${OLD} fail for visitors`,
      `Pages of mf-marketing ${NEW} fail for visitors`,
      `Pages of shell ${NEW} fail for visitors`,
    ]);
  }, 120_000);
});

describe('stays', () => {
  test.each([
    ['with faults in eleven networks', 'mf-marketing', 11, 11],
    ['with faults in less than a fifth of the networks', 'shell', 70, 13],
  ] as const)('a version %s, and owners are told once', async (_case, app, networks, faulty) => {
    promoteNew(app);
    await openPages({ [app]: { faulty } }, { networks });

    expect(await rollBack()).toMatchObject({ [app]: NEW });
    await rollBack();
    expect(await readNotices()).toEqual([`Pages of ${app} ${NEW} fail for visitors`]);
  });

  test('a version of which no page reports anything', async () => {
    promoteNew('shell');
    startTheCanary();
    expect(await rollBack()).toMatchObject({ shell: NEW });
    expect(readRegistry(store).apps['mf-dashboard']?.canary).toBeDefined();
  });

  test('a version whose pages extensions and translations break', async () => {
    promoteNew('mf-dashboard');
    const fault = { phase: 'foreign', cause: 'x', path: '/' } as const;
    for (let network = 1; network <= 20; network += 1) {
      const address = addressIn(network);
      const token = signPage({ ...describePage(), address }, SECRET);
      const parts = [createPartReport('mf-dashboard', { faults: [fault] })];
      await sendReport(api, { token, parts }, { 'x-forwarded-for': address });
    }
    expect(await rollBack()).toMatchObject({ 'mf-dashboard': NEW });
    expect(await readNotices()).toEqual([]);
  });

  test('a version that was promoted more than a day ago', async () => {
    ago(25 * 60, () => promoteNew('mf-dashboard'));
    await openPages({ 'mf-dashboard': { faulty: 20 } });
    expect(await rollBack()).toMatchObject({ 'mf-dashboard': NEW });
  });

  test('what a rollback has led to', async () => {
    promoteNew('mf-dashboard');
    promote(store, { 'mf-dashboard': NEWER }, 'release');
    await openPages({ 'mf-dashboard': { faulty: 20 } });
    expect(await rollBack()).toMatchObject({ 'mf-dashboard': NEW });
    await openPages({ 'mf-dashboard': { faulty: 20 } });
    expect(await rollBack()).toMatchObject({ 'mf-dashboard': NEW });
  });

  test('what a person has promoted again, after a rollback or the end of its canary', async () => {
    promoteNew('mf-dashboard');
    await openPages({ 'mf-dashboard': { faulty: 20 } });
    await rollBack();
    promoteNew('mf-dashboard');
    await openPages({ 'mf-dashboard': { faulty: 20 } });
    expect(await rollBack()).toMatchObject({ 'mf-dashboard': NEW });

    startTheCanary('mf-marketing');
    await openPages({ 'mf-marketing': { faulty: 20 } }, { page: describePage('mf-marketing') });
    await rollBack();
    startTheCanary('mf-marketing');
    await openPages({ 'mf-marketing': { faulty: 20 } }, { page: describePage('mf-marketing') });
    await rollBack();
    expect(readRegistry(store).apps['mf-marketing']?.canary).toBeDefined();
  });

  test('everything if the automatic rollback is off', async () => {
    promoteNew('mf-dashboard');
    const second = await api.startSecondInstance({ automaticRollback: false });
    await openPages({ 'mf-dashboard': { faulty: 20 } });
    await second.app.jobs.runNow(JOB);
    await second.stop();
    expect(readLive()).toMatchObject({ 'mf-dashboard': NEW });
  });

  test('nothing to roll back before there is a store', async () => {
    const second = await api.startSecondInstance({ releaseStore: join(folder, 'none') });
    await expect(second.app.jobs.runNow(JOB)).resolves.toBeUndefined();
    await second.stop();
  });
});

describe('the shell and its remotes', () => {
  test('a new shell with which pages fail goes, and no remote that was promoted before', async () => {
    promoteNew('mf-dashboard');
    promoteNew('shell');
    const faults = { 'mf-dashboard': { faulty: 20 }, shell: { faulty: 20 } };
    await openPages(faults);

    const live = { shell: OLD, 'mf-dashboard': NEW, 'mf-marketing': OLD };
    expect(await rollBack()).toEqual(live);
    // What was reported of the remote is no evidence any more.
    expect(await rollBack()).toEqual(live);
  });

  test('the canary of a shell with which pages fail ends, and no remote goes', async () => {
    promoteNew('mf-dashboard');
    startTheCanary('shell');
    const faults = { 'mf-dashboard': { faulty: 20 }, shell: { faulty: 20 } };
    await openPages(faults, { page: describePage('shell') });

    expect(await rollBack()).toMatchObject({ shell: OLD, 'mf-dashboard': NEW });
    expect(readRegistry(store).apps.shell?.canary).toBeUndefined();
  });

  test('a new remote whose pages fail goes, and not the shell in which they do', async () => {
    promoteNew('shell');
    promoteNew('mf-dashboard');
    const faults = { 'mf-dashboard': { faulty: 20 }, shell: { faulty: 20 } };
    const page = describePage();
    await openPages(faults);

    const live = { shell: NEW, 'mf-dashboard': OLD, 'mf-marketing': OLD };
    expect(await rollBack()).toEqual(live);
    // Tabs that were opened before go on failing.
    await openPages(faults, { page, from: 101 });
    expect(await rollBack()).toEqual(live);
  });
});

describe.each(['shell', 'mf-dashboard'] as const)('a version of %s that a page server cannot use', (app) => {
  const reason = 'The server cannot use it: its code failed on page 7';
  const pageServer = { 'x-forwarder-secret': SECRET, 'x-audience': 'page-server' };
  const reportUnusable = (headers: Record<string, string>, hasFallback = true) =>
    sendReport(api, { unusable: [{ app, version: NEW, reason, hasFallback }] }, headers);
  const readApp = () => readRegistry(store).apps[app];
  const readUnusable = async () => {
    const health = (await administrator.get('/api/admin/releases/health')).body as ReleaseHealth;
    return health.apps.flatMap(({ versions }) => versions).find(({ version }) => version === NEW)?.unusable;
  };

  test('is rolled back at once with the reason, whether it is a canary or live', async () => {
    startTheCanary(app);
    expect(await reportUnusable(pageServer)).toBe(204);
    await rollBack();
    expect(readApp()).toEqual({ version: OLD });
    expect(readRegistry(store).history[app]?.at(-1)).toMatchObject({ action: 'end-canary', reason });

    promote(store, { [app]: NEWER }, 'release');
    await sendReport(api, { unusable: [{ app, version: NEWER, reason, hasFallback: true }] }, pageServer);
    await rollBack();
    expect(readApp()).toEqual({ version: OLD });
    expect(readRegistry(store).history[app]?.at(-1)).toMatchObject({ action: 'rollback', reason });
  });

  test('stays if it has no other one to serve, and the health says why it is not served', async () => {
    promoteNew(app);
    await reportUnusable(pageServer, false);
    await rollBack();
    expect(readApp()).toEqual({ version: NEW });
    expect(await readUnusable()).toMatchObject({ reason });
  });

  test('stays if a person has promoted it again', async () => {
    promoteNew(app);
    rollback(store, app, 'release');
    promoteNew(app);
    await reportUnusable(pageServer);
    await rollBack();
    expect(readApp()).toEqual({ version: NEW });
  });

  test.each([
    ['a browser', {}],
    ['a browser that names itself a page server', { 'x-audience': 'page-server' }],
    ['a browser behind a page server', { 'x-forwarder-secret': SECRET }],
  ])('stays if %s says so', async (_name, headers) => {
    startTheCanary(app);
    await reportUnusable({ ...headers, 'x-forwarded-for': '10.9.7.7' });
    await rollBack();
    expect(readApp()?.canary).toBeDefined();
    expect(await readUnusable()).toBeUndefined();
  });
});
