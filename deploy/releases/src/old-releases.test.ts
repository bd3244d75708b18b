import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeRelease } from '../test/release.factory.ts';
import { deleteOldReleases, findProtectedVersions } from './old-releases.ts';
import { recordLastGood } from './last-good.ts';
import { promote, publish } from './releases.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

let folder: string;

let store: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'old-releases-'));
  store = join(folder, 'store');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Publishes the versions 1.0.0, 1.1.0 and so on, each built a day after the one before. */
function publishVersions(count: number): void {
  for (let minor = 0; minor < count; minor++) {
    const build = join(folder, `build-${minor}`);
    const builtAt = new Date(Date.UTC(2026, 0, minor + 1)).toISOString();
    writeRelease(build, { app: 'mf-admin', version: `1.${minor}.0`, builtAt });
    publish(store, build, 'release');
  }
}

const promoteAll = (...versions: string[]) => {
  for (const version of versions) promote(store, { 'mf-admin': version }, 'release');
};

const listFolders = () => readdirSync(join(store, 'mf-admin')).sort();

const deleteLater = (keep: number) =>
  deleteOldReleases(store, 'mf-admin', { keep, now: Date.now() + 2 * DAY_MS });

it('keeps the newest versions, the live one, and those of the last two moves', () => {
  publishVersions(8);
  promoteAll('1.0.0', '1.1.0', '1.2.0', '1.3.0');
  expect(deleteLater(2).sort()).toEqual(['1.0.0', '1.4.0', '1.5.0']);
  expect(listFolders()).toEqual(['1.1.0', '1.2.0', '1.3.0', '1.6.0', '1.7.0']);
  expect(deleteLater(2)).toEqual([]);
});

it('keeps what page servers have fallen back to, however many broken versions came after it', () => {
  publishVersions(6);
  promoteAll('1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0');
  recordLastGood(store, { 'mf-admin': '1.0.0' });
  expect(deleteLater(1)).toEqual(['1.1.0']);
  expect(listFolders()).toContain('1.0.0');
});

it('keeps what was published or live within the last day, unless it is forced', () => {
  publishVersions(6);
  promoteAll('1.0.0', '1.5.0', '1.4.0', '1.5.0');
  expect(deleteOldReleases(store, 'mf-admin', { keep: 1 })).toEqual([]);
  expect(deleteOldReleases(store, 'mf-admin', { keep: 1, force: true }).sort()).toEqual([
    '1.0.0',
    '1.1.0',
    '1.2.0',
    '1.3.0',
  ]);
});

it('keeps a version for a day after it was replaced, however long it was live: open pages load its files', () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 1, 1) });
  publishVersions(5);
  promoteAll('1.0.0', '1.1.0');
  jest.advanceTimersByTime(3 * DAY_MS);
  promoteAll('1.2.0', '1.3.0', '1.4.0');
  expect(deleteOldReleases(store, 'mf-admin', { keep: 1 })).toEqual(['1.0.0']);
  jest.advanceTimersByTime(DAY_MS + 1);
  expect(deleteOldReleases(store, 'mf-admin', { keep: 1 })).toEqual(['1.1.0']);
  jest.useRealTimers();
});

it('deletes damaged versions and what killed processes left, and never counts them as kept', () => {
  publishVersions(3);
  writeFileSync(join(store, 'mf-admin/1.2.0/release.json'), '{');
  mkdirSync(join(store, 'mf-admin/.1.9.0.half'));
  writeFileSync(join(store, 'registry.json.half'), '{');
  expect(deleteLater(1).sort()).toEqual(['1.0.0', '1.2.0']);
  expect(listFolders()).toEqual(['1.1.0']);
  expect(readdirSync(store).filter((name) => name.startsWith('registry.json'))).toEqual(['registry.json']);
});

it('deletes nothing of an app that has no release', () => {
  expect(deleteLater(5)).toEqual([]);
  expect(existsSync(join(store, 'mf-admin'))).toBe(false);
});

it('protects the versions before and after the last two moves', () => {
  const entry = { at: '2026-01-01T00:00:00.000Z', by: 'ada', through: 'release' } as const;
  const versions = findProtectedVersions([
    { ...entry, action: 'promote', version: '1.0.0' },
    { ...entry, action: 'promote', version: '1.1.0', previous: '1.0.0' },
    { ...entry, action: 'promote', version: '1.2.0', previous: '1.1.0' },
    { ...entry, action: 'rollback', version: '1.0.0', previous: '1.2.0' },
    { ...entry, action: 'publish', version: '1.3.0' },
  ]);

  expect(new Set(versions)).toEqual(new Set(['1.0.0', '1.1.0', '1.2.0']));
});
