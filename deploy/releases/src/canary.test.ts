import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeRelease } from '../test/release.factory.ts';
import { endCanary, startCanary } from './canary.ts';
import { RegistryChangedError } from './expected-revision.ts';
import { deleteOldReleases } from './old-releases.ts';
import { listVersions } from './release-folders.ts';
import { readRegistry } from './registry-file.ts';
import { parseRegistry } from './release-format.ts';
import { promote, publish, rollback, wasManuallyPromoted } from './releases.ts';

const app = 'mf-admin';
let folder: string;
let store: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'canary-'));
  store = join(folder, 'store');
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    writeRelease(join(folder, version), { app, version });
    publish(store, join(folder, version), 'release');
  }
  promote(store, { [app]: '1.0.0' }, 'start');
});
afterEach(() => rmSync(folder, { recursive: true }));

const readApp = () => readRegistry(store).apps[app];
const start = (version: string, percent = 10) =>
  startCanary(store, app, { version, percent }, 'release', { by: 'ada', reason: 'try it' });

it('gives a part of the visitors another version, and records who started and ended it', () => {
  start('1.1.0');
  expect(readApp()).toEqual({ version: '1.0.0', canary: { version: '1.1.0', percent: 10 } });

  endCanary(store, app, 'release', { by: 'grace' });
  expect(readApp()).toEqual({ version: '1.0.0' });
  expect(readRegistry(store).history[app]?.slice(-2)).toMatchObject([
    { action: 'canary', version: '1.1.0', percent: 10, by: 'ada', reason: 'try it' },
    { action: 'end-canary', version: '1.1.0', by: 'grace' },
  ]);
});

it('changes the part of a running canary, and nothing if it is started again', () => {
  start('1.1.0', 10);
  const { revision } = start('1.1.0', 50);

  expect(readApp()?.canary).toEqual({ version: '1.1.0', percent: 50 });
  expect(start('1.1.0', 50).revision).toBe(revision);
});

it('ends when the live version is replaced', () => {
  start('1.1.0');
  promote(store, { [app]: '1.2.0' }, 'release');
  expect(readApp()?.canary).toBeUndefined();

  start('1.1.0');
  rollback(store, app, 'release');
  expect(readApp()).toEqual({ version: '1.0.0' });
});

it.each([
  ['the live version', '1.0.0', 10, 'is live already'],
  [
    'a version that is not in the store',
    '9.0.0',
    10,
    'Cannot start the canary: mf-admin 9.0.0 is not in the store',
  ],
  ['no visitors', '1.1.0', 0, 'whole number of percent from 1 to 100'],
  ['a broken percentage', '1.1.0', 12.5, 'whole number of percent from 1 to 100'],
])('rejects a canary of %s', (_name, version, percent, message) => {
  expect(() => start(version, percent)).toThrow(message);
  expect(readApp()).toEqual({ version: '1.0.0' });
});

it('gives a part of the visitors another shell, if it can host the live remotes', () => {
  for (const [version, contract] of [
    ['2.0.0', 1],
    ['2.1.0', 1],
    ['3.0.0', 2],
  ] as const) {
    const build = join(folder, `shell-${version}`);
    writeRelease(build, { app: 'shell', version, contract });
    publish(store, build, 'release');
  }
  promote(store, { shell: '2.0.0' }, 'release');
  const startShell = (version: string) => startCanary(store, 'shell', { version, percent: 10 }, 'release');

  expect(() => startShell('3.0.0')).toThrow('built for contract 1');
  startShell('2.1.0');
  const canary = { version: '2.1.0', percent: 10 };
  expect(readRegistry(store).apps.shell).toEqual({ version: '2.0.0', canary });
});

it('rejects a canary of an app that is not live, and an end without a canary', () => {
  const canary = { version: '1.0.0', percent: 10 };
  expect(() => startCanary(store, 'mf-reports', canary, 'release')).toThrow('mf-reports is not live');
  expect(() => endCanary(store, app, 'release')).toThrow('mf-admin has no canary');
});

it('keeps the version of a canary when old releases are deleted', () => {
  const deleteAll = () => deleteOldReleases(store, app, { keep: 1, force: true });
  start('1.1.0');
  deleteAll();
  expect(listVersions(store, app).map(({ version }) => version)).toContain('1.1.0');

  endCanary(store, app, 'release');
  expect(deleteAll()).toContain('1.1.0');
});

it('does not lead a start to promote again what was rolled back automatically', () => {
  promote(store, { [app]: '1.1.0' }, 'start');
  rollback(store, app, 'automatic', { by: 'automatic' });

  expect(wasManuallyPromoted(store, app, '1.1.0')).toBe(true);
});

it('rejects a registry with a damaged canary', () => {
  const apps = { [app]: { version: '1.0.0', canary: { version: '../..', percent: 10 } } };

  expect(() => parseRegistry(JSON.stringify({ revision: 1, apps }))).toThrow(
    'the canary of "mf-admin" is damaged',
  );
});

it.each([
  [
    'promotion',
    (expectedRevision: number) => promote(store, { [app]: '1.1.0' }, 'release', { expectedRevision }),
  ],
  ['rollback', (expectedRevision: number) => rollback(store, app, 'release', { expectedRevision })],
  [
    'start of a canary',
    (expectedRevision: number) =>
      startCanary(store, app, { version: '1.0.0', percent: 5 }, 'release', { expectedRevision }),
  ],
  ['end of a canary', (expectedRevision: number) => endCanary(store, app, 'release', { expectedRevision })],
])('a %s on top of a change that its author has not seen is rejected', (_what, change) => {
  promote(store, { [app]: '1.2.0' }, 'release');
  start('1.1.0');
  const before = readRegistry(store);

  expect(() => change(before.revision - 1)).toThrow(RegistryChangedError);
  expect(readRegistry(store)).toEqual(before);
  expect(() => change(before.revision)).not.toThrow();
});
