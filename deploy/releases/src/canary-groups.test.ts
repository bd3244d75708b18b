import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSection, writeRelease } from '../test/release.factory.ts';
import { startCanary } from './canary.ts';
import { readRegistry } from './registry-file.ts';
import type { Release } from './release-format.ts';
import { promote, publish, rollback } from './releases.ts';

let folder: string;
let store: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'canary-groups-'));
  store = join(folder, 'store');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const exporting = (...names: string[]) => ({ exports: { '@platform/kit': ['useSession', ...names] } });
const importing = (name: string) => ({ imports: { '@platform/kit': [name] } });

function publishBuild(app: string, version: string, overrides: Partial<Release> = {}): void {
  const build = join(folder, app, version);
  writeRelease(build, { app, version, ...overrides });
  publish(store, build, 'release');
}

function publishAndPromote(app: string, version: string, overrides: Partial<Release> = {}): void {
  publishBuild(app, version, overrides);
  promote(store, { [app]: version }, 'release');
}

const start = (app: string, version: string, percent = 10) =>
  startCanary(store, app, { version, percent }, 'release');
const readApp = (app: string) => readRegistry(store).apps[app];

it('rejects a promotion that does not fit the canary of the shell, and says how to end that', () => {
  publishAndPromote('shell', '1.0.0', exporting('useOld'));
  publishAndPromote('mf-admin', '1.0.0');
  publishBuild('shell', '1.1.0', exporting());
  start('shell', '1.1.0');
  publishBuild('mf-admin', '1.1.0', importing('useOld'));
  expect(() => promote(store, { 'mf-admin': '1.1.0' }, 'release')).toThrow(
    'Cannot promote: mf-admin 1.1.0 imports `useOld` of @platform/kit, which shell 1.1.0 does not export. ' +
      'No live version has changed. Some visitors have the canary of shell. End it first ' +
      '(npm run release -- canary shell --end), or release a version that fits it.',
  );
  expect(readApp('mf-admin')?.version).toBe('1.0.0');
});

it('rejects a shell that cannot host the canary of a remote', () => {
  publishAndPromote('shell', '1.0.0', exporting('useOld'));
  publishAndPromote('mf-admin', '1.0.0');
  publishBuild('mf-admin', '1.1.0', importing('useOld'));
  start('mf-admin', '1.1.0');
  publishBuild('shell', '1.1.0', exporting());
  expect(() => promote(store, { shell: '1.1.0' }, 'release')).toThrow(
    'Some visitors have the canary of mf-admin.',
  );
  expect(() => start('shell', '1.1.0')).toThrow('Cannot start the canary: mf-admin 1.1.0 imports `useOld`');
});

it('rejects two canaries that claim the same path, although neither does with what is live', () => {
  publishAndPromote('mf-admin', '1.0.0');
  publishAndPromote('mf-dashboard', '1.0.0');
  publishBuild('mf-admin', '1.1.0', { section: createSection('/team') });
  publishBuild('mf-dashboard', '1.1.0', { section: createSection('/team') });
  start('mf-admin', '1.1.0', 50);
  expect(() => start('mf-dashboard', '1.1.0', 5)).toThrow('both claim "/team"');
});

it('ends the canaries that do not fit a rollback, and records why', () => {
  publishAndPromote('shell', '1.0.0', exporting('useOld'));
  publishAndPromote('mf-admin', '1.0.0', importing('useOld'));
  publishAndPromote('mf-admin', '1.1.0');
  publishAndPromote('mf-dashboard', '1.0.0');
  publishBuild('mf-dashboard', '1.1.0');
  publishBuild('shell', '1.1.0', exporting());
  start('shell', '1.1.0', 10);
  start('mf-dashboard', '1.1.0', 50);
  rollback(store, 'mf-admin', 'release', { by: 'ada' });
  expect(readApp('mf-admin')?.version).toBe('1.0.0');
  expect(readApp('shell')).toEqual({ version: '1.0.0' });
  expect(readRegistry(store).history.shell?.at(-1)).toMatchObject({
    action: 'end-canary',
    version: '1.1.0',
    by: 'ada',
    reason: 'it does not fit what was rolled back',
  });
});

it('keeps canaries that fit', () => {
  publishAndPromote('shell', '1.0.0', exporting('useOld'));
  for (const version of ['1.0.0', '1.1.0']) publishAndPromote('mf-admin', version, importing('useOld'));
  publishBuild('shell', '1.1.0', exporting('useOld'));
  start('shell', '1.1.0');
  rollback(store, 'mf-admin', 'release');
  promote(store, { 'mf-admin': '1.1.0' }, 'release');
  expect(readApp('shell')?.canary).toEqual({ version: '1.1.0', percent: 10 });
});

it('lets the damaged canary of another app stop no promotion', () => {
  publishAndPromote('shell', '1.0.0');
  publishAndPromote('mf-admin', '1.0.0');
  publishBuild('shell', '1.1.0');
  start('shell', '1.1.0');
  rmSync(join(store, 'shell/1.1.0'), { recursive: true });
  publishAndPromote('mf-admin', '1.1.0');
  expect(readApp('mf-admin')?.version).toBe('1.1.0');
});
