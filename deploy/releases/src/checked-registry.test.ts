import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeRelease } from '../test/release.factory.ts';
import * as serverBundles from './check/server-bundle-problems.ts';
import { readRegistry } from './registry-file.ts';
import { promote, publish, setOrigin } from './releases.ts';

jest.mock('./check/server-bundle-problems.ts', () => ({
  inspectServerBundle: jest.fn(() => ({ problems: [], routes: [] })),
}));
const inspectServerBundle = jest.mocked(serverBundles.inspectServerBundle);

const folder = mkdtempSync(join(tmpdir(), 'checked-registry-'));
const store = join(folder, 'store');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function createBuild(app: string, version: string): string {
  const build = join(folder, `${app}-${version}`);
  writeRelease(build, { app, version });
  return build;
}

it('lets others change the registry during a check, and checks again what they have changed', () => {
  for (const app of ['shell', 'mf-admin', 'mf-dashboard']) {
    publish(store, createBuild(app, '1.0.0'), 'release');
    promote(store, { [app]: '1.0.0' }, 'release');
  }
  inspectServerBundle.mockClear();
  inspectServerBundle.mockImplementationOnce(() => {
    setOrigin(store, 'mf-dashboard', 'https://first.example', 'release');
    return { problems: [], routes: [] };
  });
  publish(store, createBuild('mf-admin', '1.1.0'), 'release');
  expect(inspectServerBundle).toHaveBeenCalledTimes(2);

  inspectServerBundle.mockImplementationOnce(() => {
    setOrigin(store, 'mf-dashboard', 'https://second.example', 'release');
    return { problems: [], routes: [] };
  });
  promote(store, { 'mf-admin': '1.1.0' }, 'release');
  expect(inspectServerBundle).toHaveBeenCalledTimes(4);
  const { apps, history } = readRegistry(store);
  expect(apps).toMatchObject({
    'mf-admin': { version: '1.1.0' },
    'mf-dashboard': { version: '1.0.0', origin: 'https://second.example' },
  });
  expect(history['mf-admin']?.map(({ action, version }) => `${action} ${version}`)).toEqual([
    'publish 1.0.0',
    'promote 1.0.0',
    'publish 1.1.0',
    'promote 1.1.0',
  ]);
});
