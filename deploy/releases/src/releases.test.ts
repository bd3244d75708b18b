import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRegistry } from './registry-file.ts';
import type { Release } from './release-format.ts';
import { readHistory } from './release-history.ts';
import { findNewestVersion, promote, publish, rollback, wasManuallyPromoted } from './releases.ts';

let folder: string;
let store: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  store = join(folder, 'store');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a build folder for an app and returns its path. */
function createBuild(app: string, version: string, overrides: Partial<Release> = {}): string {
  const out = join(folder, 'builds', app, version);
  mkdirSync(join(out, 'browser'), { recursive: true });
  writeFileSync(join(out, 'browser/main.js'), version);
  const release: Release = {
    app,
    version,
    contract: 1,
    builtAt: '2026-01-01T00:00:00Z',
    provided: {},
    required: {},
    ...overrides,
  };
  writeFileSync(join(out, 'release.json'), JSON.stringify(release));
  return out;
}

function publishBuild(app: string, version: string, overrides: Partial<Release> = {}): void {
  publish(store, createBuild(app, version, overrides), 'release');
}

function publishAndPromote(app: string, version: string, overrides: Partial<Release> = {}): void {
  publishBuild(app, version, overrides);
  promote(store, { [app]: version }, 'release');
}

const readLiveVersion = (app: string) => readRegistry(store).apps[app]?.version;

describe('publish', () => {
  it('adds a release to the store without making it live', () => {
    publishBuild('mf-admin', '1.0.0-a');
    expect(readFileSync(join(store, 'mf-admin/1.0.0-a/browser/main.js'), 'utf8')).toBe('1.0.0-a');
    expect(readLiveVersion('mf-admin')).toBeUndefined();
    expect(findNewestVersion(store, 'mf-admin')).toBe('1.0.0-a');
  });

  it('rejects a version that is already published', () => {
    publishBuild('mf-admin', '1.0.0-a');
    expect(() => publishBuild('mf-admin', '1.0.0-a')).toThrow('is already published');
    expect(readdirSync(join(store, 'mf-admin'))).toEqual(['1.0.0-a']);
  });

  it('rejects a folder that is not a release', () => {
    expect(() => publish(store, folder, 'release')).toThrow(`${folder} is not a release`);
  });

  it('rejects a remote built for another contract than that of the live shell, and names the next step', () => {
    publishAndPromote('shell', '1.0.0-s', { contract: 2 });
    expect(() => publishBuild('mf-admin', '1.0.0-a')).toThrow(
      'Cannot publish: mf-admin 1.0.0-a is built for contract 1, but shell 1.0.0-s provides contract 2. ' +
        'No live version has changed. Build the remote for the live shell, or promote a shell that can host it first.',
    );
    expect(findNewestVersion.bind(null, store, 'mf-admin')).toThrow('mf-admin has no release');
  });

  it.each([
    [{ react: '^20.0.0' }, 'needs react ^20.0.0, but shell 1.0.0-s provides 19.3.1'],
    [{ vue: '*' }, 'needs vue *, which shell 1.0.0-s does not provide'],
  ])('rejects a remote whose shared packages the live shell cannot provide: %j', (required, message) => {
    publishAndPromote('shell', '1.0.0-s', { provided: { react: '19.3.1' } });
    expect(() => publishBuild('mf-admin', '1.0.0-a', { required })).toThrow(message);
    publishBuild('mf-admin', '1.0.0-b', { required: { react: '^19.0.0' } });
  });
});

describe('promote', () => {
  it('makes the version live, increments the revision and records the author', () => {
    publishAndPromote('mf-admin', '1.0.0-a');
    publishAndPromote('mf-admin', '1.1.0-b');
    expect(readRegistry(store)).toEqual({ revision: 2, apps: { 'mf-admin': { version: '1.1.0-b' } } });
    expect(
      readHistory(store, 'mf-admin').map(({ action, version, previous }) => [action, version, previous]),
    ).toEqual([
      ['publish', '1.0.0-a', undefined],
      ['promote', '1.0.0-a', undefined],
      ['publish', '1.1.0-b', undefined],
      ['promote', '1.1.0-b', '1.0.0-a'],
    ]);
    expect(readHistory(store, 'mf-admin').every(({ at, by }) => at.endsWith('Z') && by.includes('@'))).toBe(
      true,
    );
  });

  it('changes nothing if the version is already live', () => {
    publishAndPromote('mf-admin', '1.0.0-a');
    promote(store, { 'mf-admin': '1.0.0-a' }, 'release');
    expect(readRegistry(store).revision).toBe(1);
    expect(readHistory(store, 'mf-admin')).toHaveLength(2);
  });

  it('rejects a version that is not in the store', () => {
    expect(() => promote(store, { shell: '1.0.0' }, 'release')).toThrow(
      'Cannot promote: shell 1.0.0 is not in the store. No live version has changed. ' +
        'Publish what is missing, or promote compatible versions of the apps in one command.',
    );
    expect(readRegistry(store).revision).toBe(0);
  });

  it('rejects a shell that cannot host the live remotes, unless compatible remotes are promoted with it', () => {
    publishAndPromote('shell', '1.0.0-s');
    publishAndPromote('mf-admin', '1.0.0-a');
    publish(store, createBuild('shell', '2.0.0-s', { contract: 2 }), 'release');
    expect(() => promote(store, { shell: '2.0.0-s' }, 'release')).toThrow('built for contract 1');
    const host = { app: 'shell', version: '2.0.0-s', contract: 2, builtAt: '', provided: {}, required: {} };
    publish(store, createBuild('mf-admin', '2.0.0-a', { contract: 2 }), 'release', host);
    promote(store, { shell: '2.0.0-s', 'mf-admin': '2.0.0-a' }, 'release');
    expect(readRegistry(store).apps).toEqual({
      shell: { version: '2.0.0-s' },
      'mf-admin': { version: '2.0.0-a' },
    });
    expect(readRegistry(store).revision).toBe(3);
  });
});

describe('rollback', () => {
  it('goes back one version at a time, and fails when there is no earlier one', () => {
    for (const version of ['1.0.0-a', '1.1.0-b', '1.2.0-c']) publishAndPromote('mf-admin', version);
    rollback(store, 'mf-admin', 'release');
    expect(readLiveVersion('mf-admin')).toBe('1.1.0-b');
    rollback(store, 'mf-admin', 'release');
    expect(readLiveVersion('mf-admin')).toBe('1.0.0-a');
    expect(() => rollback(store, 'mf-admin', 'release')).toThrow(
      'mf-admin has no earlier live version to roll back to.',
    );
  });
});

it('detects a manual change made after a start promoted the version', () => {
  publishBuild('mf-admin', '1.0.0-a');
  publishBuild('mf-admin', '1.1.0-b');
  expect(wasManuallyPromoted(store, 'mf-admin', '1.1.0-b')).toBe(false);
  promote(store, { 'mf-admin': '1.0.0-a' }, 'start');
  promote(store, { 'mf-admin': '1.1.0-b' }, 'start');
  expect(wasManuallyPromoted(store, 'mf-admin', '1.1.0-b')).toBe(false);
  rollback(store, 'mf-admin', 'release');
  expect(wasManuallyPromoted(store, 'mf-admin', '1.1.0-b')).toBe(true);
  expect(wasManuallyPromoted(store, 'mf-admin', '1.2.0-c')).toBe(false);
  promote(store, { 'mf-admin': '1.1.0-b' }, 'release');
  expect(wasManuallyPromoted(store, 'mf-admin', '1.1.0-b')).toBe(false);
});

it('does not overwrite a broken registry', () => {
  publishAndPromote('mf-admin', '1.0.0-a');
  writeFileSync(join(store, 'registry.json'), '{"revision":');
  expect(() => promote(store, { 'mf-admin': '1.0.0-a' }, 'release')).toThrow(
    'is broken: it is not valid JSON',
  );
});
