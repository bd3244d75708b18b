import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeRelease } from '../test/release.factory.ts';
import { registryFile } from './layout.ts';
import { deleteOldReleases } from './old-releases.ts';
import { recordPageChecks, werePagesOpened } from './page-checks.ts';
import { readRegistry } from './registry-file.ts';
import { parseObject } from './release-format.ts';
import { promote, publish } from './releases.ts';

let folder: string;
let store: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-checks-'));
  store = join(folder, 'store');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function publishVersions(app: string, ...versions: string[]): void {
  for (const version of versions) {
    const build = join(folder, 'builds', app, version);
    const builtAt = `2026-01-01T00:00:0${version.split('.')[1]}Z`;
    writeRelease(build, { app, version, builtAt });
    publish(store, build, 'release');
  }
}

const record = (version: string, shell: string, app = 'mf-admin') =>
  recordPageChecks(store, [{ app, version, shell }], 'ada');
const listChecks = (app = 'mf-admin') =>
  readRegistry(store).pageChecks?.[app]?.map(({ version, shell }) => `${version} in ${shell}`);

it('keeps the revision, the live versions and the history when a check is recorded', () => {
  publishVersions('shell', '1.1.0');
  promote(store, { shell: '1.1.0' }, 'release');
  const before = readRegistry(store);
  record('1.1.0', '1.1.0', 'shell');
  expect(readRegistry(store)).toEqual({
    ...before,
    pageChecks: { shell: [expect.objectContaining({ by: 'ada' })] },
  });
});

it('remembers one check of the same pages, and the last 20 of an app', () => {
  for (let minor = 0; minor < 25; minor++) record(`1.${minor}.0`, '1.0.0');
  record('1.10.0', '1.0.0');
  record('1.10.0', '1.1.0');
  const checks = listChecks()!;
  expect(checks).toHaveLength(20);
  expect(checks.slice(-3)).toEqual(['1.24.0 in 1.0.0', '1.10.0 in 1.0.0', '1.10.0 in 1.1.0']);
  expect(checks[0]).toBe('1.6.0 in 1.0.0');
});

it('takes the pages of a shell for opened if those of all live remotes were opened in it', () => {
  for (const app of ['shell', 'mf-admin', 'mf-dashboard']) {
    publishVersions(app, '1.1.0');
    promote(store, { [app]: '1.1.0' }, 'release');
  }
  publishVersions('shell', '1.2.0');
  const wereOpened = () => werePagesOpened(readRegistry(store), 'shell', '1.2.0');
  record('1.2.0', '1.2.0', 'shell');
  record('1.1.0', '1.2.0', 'mf-admin');
  record('1.1.0', '1.1.0', 'mf-dashboard');
  expect(wereOpened()).toBe(false);
  record('1.1.0', '1.2.0', 'mf-dashboard');
  expect(wereOpened()).toBe(true);
});

it('forgets with deleted versions their checks, and those in a deleted shell', () => {
  publishVersions('mf-admin', '1.1.0', '1.2.0');
  publishVersions('shell', '1.1.0', '1.2.0');
  for (const [version, shell] of [
    ['1.1.0', '1.2.0'],
    ['1.2.0', '1.1.0'],
    ['1.2.0', '1.2.0'],
  ] as const)
    record(version, shell);
  deleteOldReleases(store, 'mf-admin', { keep: 1, force: true });
  expect(listChecks()).toEqual(['1.2.0 in 1.1.0', '1.2.0 in 1.2.0']);
  deleteOldReleases(store, 'shell', { keep: 1, force: true });
  expect(listChecks()).toEqual(['1.2.0 in 1.2.0']);
});

it.each([
  ['no list', { 'mf-admin': 'torn' }, []],
  ['no object', ['torn'], undefined],
  [
    'damaged entries',
    {
      'mf-admin': [
        { version: '1.1.0', shell: '../x', at: '2026-01-01T00:00:00Z', by: 'ada' },
        { version: '1.1.0', shell: '1.1.0', at: 'torn', by: 'ada' },
        null,
        { version: '1.2.0', shell: '1.1.0', at: '2026-01-01T00:00:00Z', by: 'ada' },
      ],
    },
    ['1.2.0 in 1.1.0'],
  ],
])('reads a registry whose checks are %s, and records the next one', (_name, pageChecks, expected) => {
  publishVersions('mf-admin', '1.1.0');
  const file = registryFile(store);
  writeFileSync(file, JSON.stringify({ ...parseObject(readFileSync(file, 'utf8')), pageChecks }));
  expect(listChecks()).toEqual(expected);
  record('1.3.0', '1.1.0');
  expect(listChecks()).toEqual([...(expected ?? []), '1.3.0 in 1.1.0']);
});
