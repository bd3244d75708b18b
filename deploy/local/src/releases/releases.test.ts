import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@platform/origin-server';
import { takeFileLock } from '../file-lock.ts';
import { readRegistry } from './registry-file.ts';
import { historyOf } from './release-history.ts';
import { isMovedByHand, newestVersion, promote, publish, rollback } from './releases.ts';

let folder: string;
let store: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  store = join(folder, 'store');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function build(app: string, version: string, more: Partial<Release> = {}): string {
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
    ...more,
  };
  writeFileSync(join(out, 'release.json'), JSON.stringify(release));
  return out;
}

function release(app: string, version: string, more: Partial<Release> = {}): void {
  publish(store, build(app, version, more), 'release');
}

function goLive(app: string, version: string, more: Partial<Release> = {}): void {
  release(app, version, more);
  promote(store, { [app]: version }, 'release');
}

const live = (app: string) => readRegistry(store).apps[app]?.version;

describe('publish', () => {
  it('puts a release into the store, without making it live', () => {
    release('mf-admin', '1.0.0-a');
    expect(readFileSync(join(store, 'mf-admin/1.0.0-a/browser/main.js'), 'utf8')).toBe('1.0.0-a');
    expect(live('mf-admin')).toBeUndefined();
    expect(newestVersion(store, 'mf-admin')).toBe('1.0.0-a');
  });

  it('never changes a release', () => {
    release('mf-admin', '1.0.0-a');
    expect(() => release('mf-admin', '1.0.0-a')).toThrow('published already');
    expect(readdirSync(join(store, 'mf-admin'))).toEqual(['1.0.0-a']);
  });

  it('refuses a folder that is no release', () => {
    expect(() => publish(store, folder, 'release')).toThrow(`${folder} is no release`);
  });

  it('refuses a remote built for another contract than the live shell’s', () => {
    goLive('shell', '1.0.0-s', { contract: 2 });
    expect(() => release('mf-admin', '1.0.0-a')).toThrow(
      'Refused: mf-admin 1.0.0-a is built for contract 1, shell 1.0.0-s offers contract 2.',
    );
    expect(newestVersion.bind(null, store, 'mf-admin')).toThrow('mf-admin has no release');
  });

  it.each([
    [{ react: '^20.0.0' }, 'needs react ^20.0.0, shell 1.0.0-s provides 19.3.1'],
    [{ vue: '*' }, 'needs vue *, which shell 1.0.0-s does not provide'],
  ])('refuses a remote whose shared packages the live shell cannot serve: %j', (required, words) => {
    goLive('shell', '1.0.0-s', { provided: { react: '19.3.1' } });
    expect(() => release('mf-admin', '1.0.0-a', { required })).toThrow(words);
    release('mf-admin', '1.0.0-b', { required: { react: '^19.0.0' } });
  });
});

describe('promote', () => {
  it('moves the pointer, counts the revision and writes down who did it', () => {
    goLive('mf-admin', '1.0.0-a');
    goLive('mf-admin', '1.1.0-b');
    expect(readRegistry(store)).toEqual({ revision: 2, apps: { 'mf-admin': { version: '1.1.0-b' } } });
    expect(
      historyOf(store, 'mf-admin').map(({ action, version, previous }) => [action, version, previous]),
    ).toEqual([
      ['publish', '1.0.0-a', undefined],
      ['promote', '1.0.0-a', undefined],
      ['publish', '1.1.0-b', undefined],
      ['promote', '1.1.0-b', '1.0.0-a'],
    ]);
    expect(historyOf(store, 'mf-admin').every(({ at, by }) => at.endsWith('Z') && by.includes('@'))).toBe(
      true,
    );
  });

  it('changes nothing when the version is live already', () => {
    goLive('mf-admin', '1.0.0-a');
    promote(store, { 'mf-admin': '1.0.0-a' }, 'release');
    expect(readRegistry(store).revision).toBe(1);
    expect(historyOf(store, 'mf-admin')).toHaveLength(2);
  });

  it('refuses what is not in the store', () => {
    expect(() => promote(store, { shell: '1.0.0' }, 'release')).toThrow(
      'Refused: shell 1.0.0 is not in the store.',
    );
    expect(readRegistry(store).revision).toBe(0);
  });

  it('refuses a shell that the live remotes do not fit, unless they go with it', () => {
    goLive('shell', '1.0.0-s');
    goLive('mf-admin', '1.0.0-a');
    publish(store, build('shell', '2.0.0-s', { contract: 2 }), 'release');
    expect(() => promote(store, { shell: '2.0.0-s' }, 'release')).toThrow('built for contract 1');
    const host = { app: 'shell', version: '2.0.0-s', contract: 2, builtAt: '', provided: {}, required: {} };
    publish(store, build('mf-admin', '2.0.0-a', { contract: 2 }), 'release', host);
    promote(store, { shell: '2.0.0-s', 'mf-admin': '2.0.0-a' }, 'release');
    expect(readRegistry(store).apps).toEqual({
      shell: { version: '2.0.0-s' },
      'mf-admin': { version: '2.0.0-a' },
    });
    expect(readRegistry(store).revision).toBe(3);
  });
});

describe('rollback', () => {
  it('goes back step by step, and says when there is nothing left', () => {
    for (const version of ['1.0.0-a', '1.1.0-b', '1.2.0-c']) goLive('mf-admin', version);
    rollback(store, 'mf-admin', 'release');
    expect(live('mf-admin')).toBe('1.1.0-b');
    rollback(store, 'mf-admin', 'release');
    expect(live('mf-admin')).toBe('1.0.0-a');
    expect(() => rollback(store, 'mf-admin', 'release')).toThrow(
      'mf-admin has no earlier version to go back to.',
    );
  });
});

it('knows what was moved by hand since the sources went live', () => {
  release('mf-admin', '1.0.0-a');
  release('mf-admin', '1.1.0-b');
  expect(isMovedByHand(store, 'mf-admin', '1.1.0-b')).toBe(false);
  promote(store, { 'mf-admin': '1.0.0-a' }, 'start');
  promote(store, { 'mf-admin': '1.1.0-b' }, 'start');
  expect(isMovedByHand(store, 'mf-admin', '1.1.0-b')).toBe(false);
  rollback(store, 'mf-admin', 'release');
  expect(isMovedByHand(store, 'mf-admin', '1.1.0-b')).toBe(true);
  expect(isMovedByHand(store, 'mf-admin', '1.2.0-c')).toBe(false);
  promote(store, { 'mf-admin': '1.1.0-b' }, 'release');
  expect(isMovedByHand(store, 'mf-admin', '1.1.0-b')).toBe(false);
});

it('refuses to write over a broken registry', () => {
  goLive('mf-admin', '1.0.0-a');
  writeFileSync(join(store, 'registry.json'), '{"revision":');
  expect(() => promote(store, { 'mf-admin': '1.0.0-a' }, 'release')).toThrow(
    'is broken: it is not whole JSON',
  );
});

it('holds a lock file against a second taker until it is released', () => {
  const file = join(folder, 'some.lock');
  const first = takeFileLock(file);
  expect(takeFileLock(file)).toBeUndefined();
  first?.release();
  const second = takeFileLock(file);
  expect(second).toBeDefined();
  second?.release();
});
