import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeRelease } from '../test/release.factory.ts';
import { startCanary } from './canary.ts';
import { RegistryChangedError } from './expected-revision.ts';
import { deleteOldReleases } from './old-releases.ts';
import { readRegistry, updateRegistry } from './registry-file.ts';
import { parseRegistry } from './release-format.ts';
import { addToHistory } from './release-history.ts';
import { promote, publish, rollback, wasManuallyPromoted } from './releases.ts';
import { retire } from './retire.ts';

const app = 'mf-admin';
const origin = 'https://admin.example.org';
let folder: string;
let store: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'retire-'));
  store = join(folder, 'store');
  for (const name of ['shell', app]) publishBuild(name, '1.0.0');
  promote(store, { shell: '1.0.0', [app]: '1.0.0' }, 'start', { origins: { [app]: origin } });
});
afterEach(() => rmSync(folder, { recursive: true }));

function publishBuild(name: string, version: string, builtAt = '2026-01-01T00:00:00Z'): void {
  const build = join(folder, `${name}-${version}`);
  writeRelease(build, { app: name, version, builtAt });
  publish(store, build, 'release');
}

const retireApp = () => retire(store, app, 'release', { by: 'ada', reason: 'replaced by reports' });

it('takes a remote out of what is live with its canary, once, and records who and why', () => {
  publishBuild(app, '1.1.0');
  startCanary(store, app, { version: '1.1.0', percent: 10 }, 'release');
  const { revision } = retireApp();
  expect(readRegistry(store).apps).toEqual({ shell: { version: '1.0.0' } });
  expect(readRegistry(store).history[app]?.at(-1)).toMatchObject({
    action: 'retire',
    version: '1.0.0',
    by: 'ada',
    reason: 'replaced by reports',
  });
  expect(retireApp().revision).toBe(revision);
  expect(parseRegistry(JSON.stringify(readRegistry(store)))).toEqual(readRegistry(store));
});

it('brings it back at its address when a version of it is promoted', () => {
  retireApp();
  expect(() => rollback(store, app, 'release')).toThrow(
    'mf-admin has no earlier live version to roll back to',
  );
  promote(store, { [app]: '1.0.0' }, 'release');
  expect(readRegistry(store).apps[app]).toEqual({ version: '1.0.0', origin });
  expect(() => rollback(store, app, 'release')).toThrow(
    'mf-admin has no earlier live version to roll back to',
  );
});

it('stays retired at a start, also with new sources, however often they are published', () => {
  retireApp();
  const entry = { at: '2026-02-02T00:00:00Z', by: 'ada', through: 'release', action: 'publish' } as const;
  for (let patch = 1; patch <= 55; patch++)
    updateRegistry(store, ({ history }) => ({
      history: addToHistory(history, app, { ...entry, version: `1.0.${patch}` }),
    }));
  expect(wasManuallyPromoted(store, app, '1.0.0')).toBe(true);
  expect(wasManuallyPromoted(store, app, '1.0.55')).toBe(true);
});

it('keeps the last version in the store', () => {
  retireApp();
  publishBuild(app, '1.1.0', '2026-02-02T00:00:00Z');
  expect(deleteOldReleases(store, app, { keep: 1, force: true })).toEqual([]);
});

it('rejects the shell, an app that was never live, and a change on top of another one', () => {
  expect(() => retire(store, 'shell', 'release')).toThrow('The shell cannot be retired');
  expect(() => retire(store, 'mf-reports', 'release')).toThrow('mf-reports is not live');
  expect(() => retire(store, app, 'release', { expectedRevision: 7 })).toThrow(RegistryChangedError);
});
