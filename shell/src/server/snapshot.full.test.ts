/** @jest-environment node */
import type { Logger } from '@platform/page-server';
import { openSnapshot } from './snapshot.ts';
import { createRemoteCode, createTestStore } from './testing/releases.factory.ts';

test('follows the registry, also past a broken release', async () => {
  const store = createTestStore();
  store.promoteAll();
  let reportUpdate: () => void = () => undefined;
  const log = { info: () => reportUpdate(), error: () => undefined, warn: () => undefined };
  const getSnapshots = await openSnapshot(store.createContext(log as unknown as Logger));
  const promote = async (app: string, version: string, code: string) => {
    const { promise: updated, resolve } = Promise.withResolvers<unknown>();
    reportUpdate = () => resolve(undefined);
    store.publish(app, version, code);
    store.promote({ [app]: version });
    await updated;
    return getSnapshots().live.manifests.remotes.map(({ release }) => release.version);
  };

  expect(await promote('mf-marketing', '1.1.0', 'process.exit()')).toEqual(['1.0.0', '1.0.0']);
  const dashboard = createRemoteCode({ path: '/dashboard', nav: 'Dashboard' });
  expect(await promote('mf-dashboard', '1.2.0', dashboard)).toEqual(['1.0.0', '1.2.0']);
  expect(await promote('mf-marketing', '1.3.0', createRemoteCode())).toEqual(['1.3.0', '1.2.0']);
  store.remove();
});

test('serves the release of before until the pages of the promoted one are there', async () => {
  const store = createTestStore();
  store.promoteAll();
  const { promise: updated, resolve } = Promise.withResolvers<unknown>();
  const log = { info: resolve, error: () => undefined, warn: () => undefined };
  const context = store.createContext(log as unknown as Logger);
  const getSnapshots = await openSnapshot(context);
  const noticed = new Promise((report) => context.releases.onChange(report));
  store.publish('mf-marketing', '1.1.0', createRemoteCode({ text: 'new' }));
  store.promote({ 'mf-marketing': '1.1.0' });
  const readPage = () => getSnapshots().live.prerendered.pages.get('/')?.guest.rendered.body;

  await noticed;
  expect(readPage()).toContain(' text ');
  await updated;
  expect(readPage()).toContain(' new ');
  store.remove();
});
