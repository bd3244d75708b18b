import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSection, writeRelease } from '../test/release.factory.ts';
import { readRegistry } from './registry-file.ts';
import { readStoredRelease } from './release-folders.ts';
import type { Release } from './release-format.ts';
import { findNewestVersion, promote, publish, rollback, setOrigin, wasManuallyPromoted } from './releases.ts';

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
  writeRelease(out, { app, version, ...overrides });
  return out;
}

function publishBuild(app: string, version: string, overrides: Partial<Release> = {}): void {
  publish(store, createBuild(app, version, overrides), 'release');
}

function publishAndPromote(app: string, version: string, overrides: Partial<Release> = {}): void {
  publishBuild(app, version, overrides);
  promote(store, { [app]: version }, 'release');
}

const readHistory = (app: string) => readRegistry(store).history[app] ?? [];
const readLiveVersion = (app: string) => readRegistry(store).apps[app]?.version;

describe('publish', () => {
  it('adds a release to the store without making it live', () => {
    publishBuild('mf-admin', '1.0.0-a');
    expect(readFileSync(join(store, 'mf-admin/1.0.0-a/browser/main.js'), 'utf8')).toBe('main of mf-admin');
    expect(readLiveVersion('mf-admin')).toBeUndefined();
    expect(findNewestVersion(store, 'mf-admin')).toBe('1.0.0-a');
  });

  it('changes nothing if the same sources are published again, also after another build', () => {
    const build = createBuild('mf-admin', '1.0.0-a');
    expect(publish(store, build, 'release').isNew).toBe(true);
    expect(publish(store, build, 'release').isNew).toBe(false);
    const rebuilt = createBuild('mf-admin', '1.0.0-a', { builtAt: '2026-02-02T00:00:00Z' });
    expect(publish(store, rebuilt, 'release').isNew).toBe(false);
    expect(readdirSync(join(store, 'mf-admin'))).toEqual(['1.0.0-a']);
    expect(readHistory('mf-admin')).toHaveLength(1);
  });

  it.each([
    ['another file', (build: string) => writeFileSync(join(build, 'browser/extra.js'), '')],
    ['another byte', (build: string) => writeFileSync(join(build, 'browser/main.js'), '1.0.0-b')],
    ['other metadata', () => createBuild('mf-admin', '1.0.0-a', { required: { react: '*' } })],
  ])('rejects a published version with %s', (_name, change) => {
    publishBuild('mf-admin', '1.0.0-a');
    const build = createBuild('mf-admin', '1.0.0-a');
    change(build);
    expect(() => publish(store, build, 'release')).toThrow(
      'mf-admin 1.0.0-a is already published with other content, and a release never changes. Build a new version.',
    );
    expect(readFileSync(join(store, 'mf-admin/1.0.0-a/browser/main.js'), 'utf8')).toBe('main of mf-admin');
  });

  it('finishes what was killed between the copy and the registry', () => {
    const build = createBuild('mf-admin', '1.0.0-a');
    cpSync(build, join(store, 'mf-admin/1.0.0-a'), { recursive: true });
    publish(store, build, 'release', undefined, { by: 'ada' });
    publish(store, build, 'release', undefined, { by: 'bob' });
    expect(readHistory('mf-admin')).toMatchObject([{ action: 'publish', version: '1.0.0-a', by: 'ada' }]);
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

it('rejects a remote with a route outside its own paths, before it is in the store', () => {
  const routes = ['/dashboard', '/about'];
  expect(() =>
    publishBuild('mf-dashboard', '1.0.0-d', { section: createSection('/dashboard/*'), routes }),
  ).toThrow(
    'Cannot publish: mf-dashboard 1.0.0-d has the route "/about", which is outside its own paths. ' +
      "No live version has changed. A remote's section is in its app.config.ts. " +
      'Versions that exchange paths are promoted in one command.',
  );
  expect(findNewestVersion.bind(null, store, 'mf-dashboard')).toThrow('mf-dashboard has no release');
});

describe('the check', () => {
  const damage = (version: string) =>
    writeFileSync(join(store, 'mf-admin', version, 'browser/main.js'), 'else');

  it('keeps an incomplete build out of the store', () => {
    const build = createBuild('mf-admin', '1.0.0-a');
    rmSync(join(build, 'browser/main.js'));
    expect(() => publish(store, build, 'release')).toThrow(
      'Cannot publish: mf-admin 1.0.0-a: browser/main.js is missing; ' +
        'mf-admin 1.0.0-a: assets.json names main.js, which is not in browser/. No live version has changed. ' +
        'Build the app again, and publish what the build wrote.',
    );
    expect(() => findNewestVersion(store, 'mf-admin')).toThrow('mf-admin has no release');
  });

  it('keeps a remote that imports an unknown name out of the store', () => {
    publishAndPromote('shell', '1.0.0-s', { exports: { '@platform/kit': ['useSession'] } });
    expect(() => publishBuild('mf-admin', '1.0.0-a', { imports: { '@platform/kit': ['useFoo'] } })).toThrow(
      'mf-admin 1.0.0-a imports `useFoo` of @platform/kit, which shell 1.0.0-s does not export',
    );
  });

  it('looks again when a version becomes live, and only at what moves', () => {
    for (const version of ['1.0.0-a', '1.1.0-b']) publishAndPromote('mf-admin', version);
    publishBuild('mf-dashboard', '1.0.0-d');
    damage('1.0.0-a');
    damage('1.1.0-b');
    promote(store, { 'mf-dashboard': '1.0.0-d' }, 'release');
    expect(() => promote(store, { 'mf-admin': '1.0.0-a' }, 'release')).toThrow('browser/main.js has changed');
    expect(() => rollback(store, 'mf-admin', 'release')).toThrow('browser/main.js has changed');
    expect(readLiveVersion('mf-admin')).toBe('1.1.0-b');
  });
});

describe('promote', () => {
  it('rejects paths that another live remote has, unless both change together', () => {
    publishAndPromote('mf-marketing', '1.0.0-m', { section: createSection('/about', '/faq') });
    publishBuild('mf-help', '1.0.0-h', { section: createSection('/faq') });
    expect(() => promote(store, { 'mf-help': '1.0.0-h' }, 'release')).toThrow(
      'Cannot promote: mf-marketing 1.0.0-m and mf-help 1.0.0-h both claim "/faq". No live version has changed.',
    );
    expect(readLiveVersion('mf-help')).toBeUndefined();

    publishBuild('mf-marketing', '1.1.0-m', { section: createSection('/about') });
    promote(store, { 'mf-marketing': '1.1.0-m', 'mf-help': '1.0.0-h' }, 'release');
    expect(readLiveVersion('mf-help')).toBe('1.0.0-h');
    expect(() => rollback(store, 'mf-marketing', 'release')).toThrow('Cannot roll back: ');
    expect(readLiveVersion('mf-marketing')).toBe('1.1.0-m');
  });

  it('rejects a remote without a section', () => {
    const folder = createBuild('mf-admin', '1.0.0-a');
    const { section: _section, ...old } = JSON.parse(
      readFileSync(join(folder, 'release.json'), 'utf8'),
    ) as Release;
    mkdirSync(join(store, 'mf-admin/1.0.0-a'), { recursive: true });
    writeFileSync(join(store, 'mf-admin/1.0.0-a/release.json'), JSON.stringify(old));
    expect(() => promote(store, { 'mf-admin': '1.0.0-a' }, 'start')).toThrow(
      'mf-admin 1.0.0-a has no section',
    );
  });

  it('keeps the origin of a remote until another one is given', () => {
    const readOrigin = () => readRegistry(store).apps['mf-admin']?.origin;
    publishBuild('mf-admin', '1.0.0-a');
    expect(() => setOrigin(store, 'mf-admin', 'https://a.example.org', 'release')).toThrow(
      'mf-admin is not live. Promote',
    );
    promote(store, { 'mf-admin': '1.0.0-a' }, 'release', {
      origins: { 'mf-admin': 'https://a.example.org' },
    });
    publishAndPromote('mf-admin', '1.1.0-b');
    expect(readOrigin()).toBe('https://a.example.org');
    setOrigin(store, 'mf-admin', 'https://b.example.org', 'release');
    expect(readOrigin()).toBe('https://b.example.org');
    expect(readLiveVersion('mf-admin')).toBe('1.1.0-b');
    const changes = readHistory('mf-admin').filter(({ origin }) => origin !== undefined);
    expect(
      changes.map(({ action, version, origin, revision }) => [action, version, origin, revision]),
    ).toEqual([
      ['promote', '1.0.0-a', 'https://a.example.org', 1],
      ['origin', '1.1.0-b', 'https://b.example.org', 3],
    ]);
    expect(() => setOrigin(store, 'mf-admin', 'b.example.org', 'release')).toThrow(
      '"b.example.org" is not an origin.',
    );
  });

  it('makes the version live, increments the revision and records the author', () => {
    publishAndPromote('mf-admin', '1.0.0-a');
    publishAndPromote('mf-admin', '1.1.0-b');
    expect(readRegistry(store)).toMatchObject({ revision: 2, apps: { 'mf-admin': { version: '1.1.0-b' } } });
    expect(
      readHistory('mf-admin').map(({ action, version, previous }) => [action, version, previous]),
    ).toEqual([
      ['publish', '1.0.0-a', undefined],
      ['promote', '1.0.0-a', undefined],
      ['publish', '1.1.0-b', undefined],
      ['promote', '1.1.0-b', '1.0.0-a'],
    ]);
    expect(readHistory('mf-admin').every(({ at, by }) => at.endsWith('Z') && by.includes('@'))).toBe(true);
  });

  it('changes nothing if the version is already live', () => {
    publishAndPromote('mf-admin', '1.0.0-a');
    promote(store, { 'mf-admin': '1.0.0-a' }, 'release');
    expect(readRegistry(store).revision).toBe(1);
    expect(readHistory('mf-admin')).toHaveLength(2);
  });

  it('records who promoted and why', () => {
    publishBuild('mf-admin', '1.0.0-a');
    promote(store, { 'mf-admin': '1.0.0-a' }, 'release', { by: 'ada in run 7', reason: 'new queue' });
    expect(readHistory('mf-admin').at(-1)).toMatchObject({ by: 'ada in run 7', reason: 'new queue' });
  });

  it('leaves the pointer and the history as they are if the registry cannot be replaced', () => {
    publishAndPromote('mf-admin', '1.0.0-a');
    publishBuild('mf-admin', '1.1.0-b');
    const before = readRegistry(store);
    expect(() => promote(store, { 'mf-admin': '1.1.0-b', shell: '1.0.0' }, 'release')).toThrow(
      'not in the store',
    );
    expect(readRegistry(store)).toEqual(before);
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
    const host = readStoredRelease(join(store, 'shell/2.0.0-s'));
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

  it('goes back to a given version that was live, and rejects one that never was', () => {
    for (const version of ['1.0.0-a', '1.1.0-b', '1.2.0-c']) publishAndPromote('mf-admin', version);
    publishBuild('mf-admin', '1.3.0-d');
    rollback(store, 'mf-admin', 'release', { version: '1.0.0-a', reason: 'the queue is empty' });
    expect(readLiveVersion('mf-admin')).toBe('1.0.0-a');
    expect(readHistory('mf-admin').at(-1)).toMatchObject({
      action: 'rollback',
      version: '1.0.0-a',
      previous: '1.2.0-c',
      reason: 'the queue is empty',
    });
    rollback(store, 'mf-admin', 'release', { version: '1.0.0-a' });
    expect(readRegistry(store).revision).toBe(4);
    expect(() => rollback(store, 'mf-admin', 'release', { version: '1.3.0-d' })).toThrow(
      'mf-admin 1.3.0-d has not been live as far as the history goes. Promote it instead',
    );
  });
});

describe('with damaged data', () => {
  it('drops damaged entries of the history and keeps the rest', () => {
    publishAndPromote('mf-admin', '1.0.0-a');
    publishAndPromote('mf-admin', '1.1.0-b');
    const file = join(store, 'registry.json');
    const registry = JSON.parse(readFileSync(file, 'utf8')) as { history: Record<string, unknown[]> };
    registry.history['mf-admin']?.push({ at: 'yesterday' }, null);
    registry.history['mf-dashboard'] = 'lost' as never;
    writeFileSync(file, JSON.stringify(registry));
    expect(readHistory('mf-admin')).toHaveLength(4);
    rollback(store, 'mf-admin', 'release');
    expect(readLiveVersion('mf-admin')).toBe('1.0.0-a');
  });

  it('moves an app although the releases of others are damaged or gone', () => {
    for (const app of ['shell', 'mf-admin', 'mf-dashboard', 'mf-marketing'])
      publishAndPromote(app, '1.0.0-a');
    writeFileSync(join(store, 'mf-dashboard/1.0.0-a/release.json'), '{"app":');
    rmSync(join(store, 'mf-marketing/1.0.0-a'), { recursive: true });
    publishAndPromote('mf-admin', '1.1.0-b');
    publishAndPromote('shell', '1.1.0-b');
    expect(readRegistry(store).apps).toMatchObject({
      'mf-admin': { version: '1.1.0-b' },
      shell: { version: '1.1.0-b' },
    });
    publishBuild('mf-admin', '1.2.0-c');
    rmSync(join(store, 'shell/1.1.0-b'), { recursive: true });
    expect(() => publishBuild('mf-admin', '1.3.0-d')).toThrow('shell 1.1.0-b is not in the store');
    expect(() => promote(store, { 'mf-admin': '1.2.0-c' }, 'release')).toThrow(
      'shell 1.1.0-b is not in the store',
    );
  });

  it('neither promotes a damaged release nor takes it for the newest', () => {
    publishBuild('mf-admin', '1.0.0-a');
    publishBuild('mf-admin', '1.1.0-b', { builtAt: '2026-02-02T00:00:00Z' });
    writeFileSync(join(store, 'mf-admin/1.1.0-b/release.json'), '');
    expect(findNewestVersion(store, 'mf-admin')).toBe('1.0.0-a');
    expect(() => promote(store, { 'mf-admin': '1.1.0-b' }, 'release')).toThrow('1.1.0-b is not a release');
  });
});

it('remembers the last 50 moves of an app, however many versions were published since', () => {
  for (const version of ['1.0.0', '1.0.1']) publishBuild('mf-admin', version);
  for (let move = 0; move < 60; move++) promote(store, { 'mf-admin': `1.0.${move % 2}` }, 'release');
  for (let patch = 2; patch < 60; patch++) publishBuild('mf-admin', `1.0.${patch}`);
  const actions = readHistory('mf-admin').map(({ action }) => action);
  expect([actions.length, actions.filter((action) => action === 'promote').length]).toEqual([100, 50]);
  rollback(store, 'mf-admin', 'release');
  expect(readLiveVersion('mf-admin')).toBe('1.0.0');
});

it('detects that the last change of the live version was not made by a start', () => {
  publishBuild('mf-admin', '1.0.0-a');
  publishBuild('mf-admin', '1.1.0-b');
  expect(wasManuallyPromoted(store, 'mf-admin', '1.1.0-b')).toBe(false);
  promote(store, { 'mf-admin': '1.0.0-a' }, 'start');
  promote(store, { 'mf-admin': '1.1.0-b' }, 'start');
  expect(wasManuallyPromoted(store, 'mf-admin', '1.1.0-b')).toBe(false);
  expect(wasManuallyPromoted(store, 'mf-admin', '1.2.0-c')).toBe(false);
  rollback(store, 'mf-admin', 'release');
  expect(wasManuallyPromoted(store, 'mf-admin', '1.1.0-b')).toBe(true);
  expect(wasManuallyPromoted(store, 'mf-admin', '1.2.0-c')).toBe(true);
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
