import type { PartReport, ReleaseHealth } from '@platform/contracts';
import { readRegistry } from '@platform/releases';
import { findMailsTo } from '../../../../test/support/captured-mails.ts';
import {
  administrator,
  api,
  APPS,
  describePage,
  NEW,
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

const APP = 'mf-dashboard';
let strangers: string[];
let networks = 100;

prepareEachTest();
/** The reports of an address are limited too, so each test has other ones. */
beforeEach(() => {
  strangers = Array.from({ length: 10 }, () => addressIn((networks += 1)));
});

/** Opens pages and sends a report of each, from one address. */
async function reportOften(address: string, parts: readonly PartReport[]): Promise<void> {
  for (const part of parts) {
    const token = signPage({ ...describePage(), address }, SECRET);
    expect(await sendReport(api, { token, parts: [part] }, { 'x-forwarded-for': address })).toBe(204);
  }
}

/** Sends a thousand reports of faults, with what strangers can make of the pages that they open. */
async function forgeFaults(): Promise<void> {
  const page = describePage();
  const canary = describePage('mf-marketing');
  const old = { ...page, revision: 1, versions: { ...page.versions, [APP]: OLD } };
  const collected = strangers.map((address) => signPage({ ...page, address }, SECRET));
  const faulty = [...APPS, 'mf-else'].map((app) => createPartReport(app, 'faulty'));
  const send = (token: string, address: string) =>
    sendReport(api, { token, parts: faulty }, { 'x-forwarded-for': address });
  const forgeFrom = async (address: string, index: number) => {
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
  await Promise.all(strangers.map(forgeFrom));
}

async function readHealth(): Promise<ReleaseHealth['apps'][number]['versions'][number] | undefined> {
  const { apps } = (await administrator.get('/api/admin/releases/health')).body as ReleaseHealth;
  return apps.flatMap((app) => (app.app === APP ? app.versions : [])).find(({ version }) => version === NEW);
}

describe('ten strangers in ten networks', () => {
  test('take nothing back with a thousand reports, although pages of four in forty others failed too', async () => {
    promoteNew(APP, 'shell');
    startTheCanary('mf-marketing');
    const faulty = { faulty: 4 };
    await openPages({ shell: faulty, [APP]: faulty }, { networks: 40 });
    await openPages({ 'mf-marketing': faulty }, { networks: 40, page: describePage('mf-marketing') });
    await forgeFaults();
    const live = readLive();

    expect(await rollBack()).toEqual(live);
    expect(readRegistry(store).apps['mf-marketing']?.canary).toBeDefined();
    expect(await readNotices()).toContain(`Pages of ${APP} ${NEW} fail for visitors`);
  });

  test('keep no bad release alive with five hundred good reports', async () => {
    promoteNew(APP);
    const good = Array.from({ length: 50 }, () => createPartReport(APP));
    await Promise.all(strangers.map((address) => reportOften(address, good)));
    await openPages({ [APP]: { faulty: 60 } });

    expect(await rollBack()).toMatchObject({ [APP]: OLD });
  });

  test('are ten of many in what the console shows, however many pages they open', async () => {
    promoteNew(APP);
    await openPages({ [APP]: { faulty: 11 } }, { networks: 40 });
    const made = (letter: number) =>
      createPartReport(APP, {
        faults: [{ phase: 'render', cause: `made up ${String.fromCharCode(97 + letter)}`, path: '/faq' }],
        vitals: [{ name: 'LCP', value: 60_000 }],
      });
    const reports = Array.from({ length: 20 }, (_, index) => made(index));
    await Promise.all(strangers.map((address) => reportOften(address, reports)));

    expect(await readHealth()).toMatchObject({
      networks: 50,
      faultyNetworks: 21,
      mainFaults: [
        { cause: 'x is undefined', count: 11 },
        { cause: 'made up a', count: 10 },
      ],
      vitals: { LCP: { samples: 10 } },
    });
  });

  test('write nothing into the emails of owners', async () => {
    promoteNew(APP);
    const cause = 'sign in at evil.example to repair it';
    const report = createPartReport(APP, { faults: [{ phase: 'render', cause, path: '/faq' }] });
    await Promise.all(strangers.map((address) => reportOften(address, [report])));
    await rollBack();

    const mails = await findMailsTo(api, administrator.user.email);
    expect(mails.at(-1)?.subject).toBe(`Pages of ${APP} ${NEW} fail for visitors`);
    expect(JSON.stringify(mails)).not.toContain('evil');
  });
});
