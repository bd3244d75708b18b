/** @jest-environment node */
import type { Page, PageRequest } from '@platform/page-server';
import { createVisitorGroups, findUnusable, type Snapshots } from './canaries.ts';
import { createSnapshotComposer, type Snapshot } from './snapshot-composer.ts';
import { createRemoteCode, createTestStore, SHELL_CODE } from './testing/releases.factory.ts';

const versionsOf = ({ manifests }: Snapshot) => manifests.remotes.map(({ release }) => release.version);

describe('snapshots with canaries', () => {
  test('have the canaries of each group of visitors, rendered, and end with them', async () => {
    const store = createTestStore();
    store.promoteAll();
    store.publish('mf-marketing', '1.1.0', createRemoteCode({ text: 'new home' }));
    store.publish('mf-dashboard', '1.2.0', createRemoteCode({ path: '/dashboard', nav: 'Dashboard' }));
    store.setCanary('mf-marketing', { version: '1.1.0', percent: 10 });
    store.setCanary('mf-dashboard', { version: '1.2.0', percent: 50 });
    const composer = createSnapshotComposer(store.createContext());
    const live = await composer.compose();
    const canaries = await composer.composeCanaries();

    expect(versionsOf(live)).toEqual(['1.0.0', '1.0.0']);
    expect(canaries.map(({ below, snapshot }) => [below, ...versionsOf(snapshot)])).toEqual([
      [10, '1.1.0', '1.2.0'],
      [50, '1.0.0', '1.2.0'],
    ]);
    const home = canaries[0]?.snapshot.prerendered.pages.get('/')?.guest.rendered.body;
    expect(home).toContain('new home');

    store.setCanary('mf-marketing');
    store.setCanary('mf-dashboard');
    await composer.compose();
    expect(await composer.composeCanaries()).toEqual([]);
    store.remove();
  });

  test('have the live version in place of a canary that cannot be rendered, and never record one as good', async () => {
    const store = createTestStore();
    store.promoteAll();
    store.publish('mf-marketing', '1.1.0', 'throw new Error("broken")');
    store.setCanary('mf-marketing', { version: '1.1.0', percent: 10 });
    const composer = createSnapshotComposer(store.createContext());
    await composer.compose();
    const [canary] = await composer.composeCanaries();

    expect(canary && versionsOf(canary.snapshot)).toEqual(['1.0.0', '1.0.0']);
    expect(canary?.snapshot.manifests.failed).toHaveProperty('mf-marketing');
    expect((await composer.compose()).manifests.failed).toEqual({});
    store.remove();
  });

  test('have another shell, with all remotes rendered by it, or the live one if it fails', async () => {
    const store = createTestStore();
    store.promoteAll();
    store.publish('shell', '1.1.0', SHELL_CODE.replace('kind,', `'new shell', kind,`));
    store.publish('shell', '1.2.0', 'throw new Error("broken")');
    store.setCanary('shell', { version: '1.1.0', percent: 10 });
    const composer = createSnapshotComposer(store.createContext());
    const live = await composer.compose();
    const [canary] = await composer.composeCanaries();

    expect(live.manifests.shell.version).toBe('1.0.0');
    expect(canary?.snapshot.manifests.shell.version).toBe('1.1.0');
    expect(canary?.snapshot.prerendered.pages.get('/')?.guest.rendered.body).toContain('new shell');
    expect(live.prerendered.pages.get('/')?.guest.rendered.body).not.toContain('new shell');

    store.setCanary('shell', { version: '1.2.0', percent: 10 });
    const snapshots = { live: await composer.compose(), canaries: await composer.composeCanaries() };
    expect(snapshots.canaries[0]?.snapshot.manifests.shell.version).toBe('1.0.0');
    const unusable = { app: 'shell', version: '1.2.0', reason: 'its code failed', hasFallback: true };
    expect(findUnusable(snapshots)).toEqual([unusable]);
    store.remove();
  });
});

describe('a visitor', () => {
  const named = (name: string) => ({ name }) as unknown as Snapshot;
  const withCanary: Snapshots = { live: named('live'), canaries: [{ below: 10, snapshot: named('canary') }] };
  const toPage = (snapshot: Snapshot): Page => ({
    kind: 'document',
    status: 200,
    html: (snapshot as unknown as { name: string }).name,
  });
  const createRequest = (cookies: Record<string, string> = {}): PageRequest => ({
    path: '/',
    query: new URLSearchParams(),
    address: '192.0.2.1',
    cookie: (name) => cookies[name],
  });

  function visit(snapshots: Snapshots, cookies?: Record<string, string>, number = 9) {
    const groups = createVisitorGroups(
      () => snapshots,
      { production: true, port: 3000 },
      () => number,
    );
    return groups.assign((request) => toPage(groups.getSnapshot(request)))(createRequest(cookies));
  }

  test('gets a number with the first document, and that of the canary if it is below the limit', async () => {
    const cookie = 'Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000; Secure';
    expect(await visit(withCanary)).toMatchObject({
      html: 'canary',
      headers: { 'set-cookie': [`__Host-canary=9; ${cookie}`] },
    });
    expect(await visit(withCanary, {}, 10)).toMatchObject({
      html: 'live',
      headers: { 'set-cookie': [`__Host-canary=10; ${cookie}`] },
    });
  });

  test.each([
    ['9', 'canary'],
    ['10', 'live'],
  ])('with the number %s keeps it and gets %s', async (number, html) => {
    const page = await visit(withCanary, { '__Host-canary': number });
    expect(page).toMatchObject({ html });
    expect(page?.headers).toBeUndefined();
  });

  test.each(['-1', '100', 'x', ''])('with the unknown number "%s" gets a new one', async (number) => {
    expect(await visit(withCanary, { '__Host-canary': number })).toHaveProperty(['headers', 'set-cookie']);
  });

  test('gets no number while there is no canary', async () => {
    expect(await visit({ ...withCanary, canaries: [] })).toEqual(toPage(named('live')));
  });
});

describe('what should be served and cannot be', () => {
  const failure = { version: '1.1.0', reason: 'its code failed' };
  const snapshot = (failed: object, remotes: Readonly<Record<string, string>> = {}) =>
    ({
      manifests: {
        failed,
        shell: { app: 'shell', version: '1.0.0' },
        remotes: Object.entries(remotes).map(([app, version]) => ({ release: { app, version } })),
      },
    }) as unknown as Snapshot;
  const withCanaries = (live: Snapshot, ...canaries: Snapshot[]): Snapshots => ({
    live,
    canaries: canaries.map((canary, index) => ({ below: index + 1, snapshot: canary })),
  });

  test('names each version once, and whether another one is served in its place', () => {
    const live = snapshot({ 'mf-admin': failure, 'mf-dashboard': failure }, { 'mf-admin': '1.0.0' });
    const canary = snapshot({ 'mf-admin': failure, shell: failure }, { 'mf-admin': '1.0.0' });

    expect(findUnusable(withCanaries(live, canary, canary))).toEqual([
      { app: 'mf-admin', ...failure, hasFallback: true },
      { app: 'mf-dashboard', ...failure, hasFallback: false },
      { app: 'shell', ...failure, hasFallback: true },
    ]);
  });

  test('names no remote that only fails with the canary of another app', () => {
    const live = snapshot({}, { 'mf-admin': '1.1.0' });
    const canary = snapshot({ 'mf-admin': failure }, { 'mf-admin': '1.0.0' });

    expect(findUnusable(withCanaries(live, canary))).toEqual([]);
  });
});
