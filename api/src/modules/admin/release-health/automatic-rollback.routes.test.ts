import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseHealth } from '@platform/contracts';
import { promote, readRegistry, rollback } from '@platform/releases';
import {
  administrator,
  ago,
  api,
  describePage,
  folder,
  JOB,
  NEW,
  NEWER,
  OLD,
  openPages,
  prepareEachTest,
  promoteNew,
  readLive,
  readNotices,
  rollBack,
  SECRET,
  startTheCanary,
  store,
} from '../../../../test/support/released-api.ts';
import { addressIn, createPartReport, sendReport, signPage } from '../../../../test/support/report-pages.ts';

prepareEachTest();

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
    await openPages({ 'mf-dashboard': { faulty: 20 } }, { page: describePage('mf-dashboard') });
    await rollBack();

    expect(readRegistry(store).apps['mf-dashboard']).toEqual({ version: OLD });
    const reason =
      'pages failed in 20 of 60 networks, mostly at /dashboard/tasks/:id (render): x is undefined';
    const entry = { action: 'end-canary', by: 'automatic', through: 'automatic', reason };
    expect(readRegistry(store).history['mf-dashboard']?.at(-1)).toMatchObject(entry);
    const health = (await administrator.get('/api/admin/releases/health')).body as ReleaseHealth;
    expect(health.rolledBack).toMatchObject([{ app: 'mf-dashboard', version: NEW, reason }]);
    const { body } = await administrator.get('/api/admin/audit?action=release_canary_ended');
    expect(body.items).toMatchObject([{ by: null, reason: `mf-dashboard ${NEW}: ${reason}` }]);
    expect(await readNotices()).toEqual([`mf-dashboard ${NEW} was rolled back automatically`]);
  });
});

describe('stays', () => {
  test.each([
    ['with faults in fourteen networks', 'mf-marketing', 14, 14],
    ['with faults in less than a fifth of the networks', 'shell', 70, 21],
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

test('a remote that cannot be rolled back keeps no other remote from it, but the shell', async () => {
  promoteNew('shell');
  promoteNew('mf-dashboard', 'mf-marketing');
  const faulty = { faulty: 20 };
  await openPages({ shell: faulty, 'mf-dashboard': faulty, 'mf-marketing': faulty });
  rmSync(join(store, 'mf-dashboard', OLD), { recursive: true });

  for (let run = 0; run < 3; run += 1)
    await api.app.jobs.runNow(JOB).catch((error: unknown) => expect(String(error)).toContain('mf-dashboard'));
  expect(readLive()).toEqual({ shell: NEW, 'mf-dashboard': NEW, 'mf-marketing': OLD });
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
