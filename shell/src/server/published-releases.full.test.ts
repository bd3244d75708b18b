/** @jest-environment node */
import { createLogger } from '@platform/origin-server';
import { createSnapshotComposer } from './snapshot-composer.ts';
import { createRemoteCode, createTestStore, SHELL_CODE, type TestStore } from './testing/releases.factory.ts';

/** The text of the page is when it was rendered. */
const NEW_HOME = createRemoteCode({ render: 'return Date.now()' });
const ENDLESS = createRemoteCode({ render: 'for (;;);' });

let store: TestStore;
let lines: string[];

beforeEach(() => {
  store = createTestStore();
  store.promoteAll();
  lines = [];
});

afterEach(() => store.remove());

async function start(maxCharactersAhead?: number) {
  const log = createLogger('shell', 'warn', { write: (line) => void lines.push(line) });
  const composer = createSnapshotComposer({
    ...store.createContext(log),
    ...(maxCharactersAhead !== undefined && { maxCharactersAhead }),
  });
  await composer.compose();

  return {
    composer,
    prepare: () => composer.prepareNext(),
    /** Promotes a version and returns when its home page was rendered, and when it was promoted. */
    promote: async (version: string) => {
      const promotedAtMs = Date.now();
      store.promote({ 'mf-marketing': version });
      const { prerendered } = await composer.compose();
      const home = prerendered.pages.get('/')?.guest.rendered.body ?? '';
      return { home, renderedAtMs: Number(/ (\d{13}) /.exec(home)?.[1]), promotedAtMs };
    },
  };
}

test('renders a published release before it is promoted, also when the remotes next to it have moved since', async () => {
  const { prepare, promote, composer } = await start();
  store.announce('mf-marketing', '1.1.0', NEW_HOME);
  await prepare();
  store.publish('mf-dashboard', '1.1.0', createRemoteCode({ path: '/dashboard', nav: 'Dashboard' }));
  store.promote({ 'mf-dashboard': '1.1.0' });
  await composer.compose();
  const movedAtMs = Date.now();
  await prepare();

  const { renderedAtMs } = await promote('1.1.0');
  expect(renderedAtMs).toBeLessThanOrEqual(movedAtMs);
});

test('renders it with the menus that are live when it is promoted', async () => {
  const { prepare, promote, composer } = await start();
  store.announce('mf-marketing', '1.1.0', createRemoteCode({ nav: 'Start' }));
  await prepare();
  store.publish('mf-dashboard', '1.1.0', createRemoteCode({ path: '/dashboard', nav: 'Board' }));
  store.promote({ 'mf-dashboard': '1.1.0' });
  const before = await composer.compose();

  expect(before.prerendered.notFound.guest.rendered.body).toContain(' HOME,BOARD ');
  expect((await promote('1.1.0')).home).toContain(' START,BOARD ');
});

test('renders a published shell with all remotes, and a release that is promoted meanwhile only once', async () => {
  const { prepare, composer } = await start();
  store.announce('shell', '1.1.0', SHELL_CODE.replaceAll('performance.timeOrigin', 'Date.now()'));
  const preparing = prepare();
  store.promote({ shell: '1.1.0' });
  const promoted = composer.compose();
  await preparing;
  const preparedAtMs = Date.now();

  const pages = [...(await promoted).prerendered.pages.values()].map(({ guest }) => guest.rendered.body);
  expect(pages).toHaveLength(2);
  for (const page of pages) expect(Number(page.split(' ').at(-1))).toBeLessThanOrEqual(preparedAtMs);
});

test('gives up a release that does not end as soon as another one is promoted, and counts it as no failure', async () => {
  const { prepare, promote, composer } = await start();
  store.announce('mf-dashboard', '1.1.0', ENDLESS.replaceAll('"/"', '"/dashboard"'));
  const preparing = prepare();
  store.publish('mf-marketing', '1.1.0', NEW_HOME);

  expect((await promote('1.1.0')).home).toMatch(/ \d{13} /);
  await preparing;
  expect(lines).toEqual([]);
  expect(composer.forgetFailures()).toBe(false);
});

test('reports a release that cannot be rendered once, and tries it again when it is promoted', async () => {
  const { prepare, promote, composer } = await start();
  store.announce('mf-marketing', '1.1.0', 'throw new Error("broken")');
  await prepare();
  await prepare();

  expect(lines).toEqual([expect.stringContaining('published release not rendered')]);
  expect(composer.forgetFailures()).toBe(false);
  expect((await promote('1.1.0')).home).toContain(' text ');
  expect(composer.forgetFailures()).toBe(true);
});

test('keeps no pages of a release that is very large, or no longer the newest of its app', async () => {
  const { prepare, promote } = await start(100_000);
  store.announce('mf-marketing', '1.1.0', NEW_HOME);
  await prepare();
  const large = 'return `${Date.now()} ${"x".repeat(60_000)}`';
  store.announce('mf-marketing', '1.2.0', createRemoteCode({ render: large }));
  await prepare();

  for (const version of ['1.2.0', '1.1.0']) {
    const { renderedAtMs, promotedAtMs } = await promote(version);
    expect(renderedAtMs).toBeGreaterThanOrEqual(promotedAtMs);
  }
});
