import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeRelease } from '../test/release.factory.ts';
import { findFailedCheck, forgetFailedChecks, PagesFailedError, recordFailedCheck } from './failed-checks.ts';
import { picturesFolder, registryFile } from './layout.ts';
import { deleteOldReleases } from './old-releases.ts';
import { readRegistry } from './registry-file.ts';
import { parseObject } from './release-format.ts';
import { promote, publish } from './releases.ts';

let folder: string;
let store: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'failed-checks-'));
  store = join(folder, 'store');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const APP = 'mf-admin';
const PICTURE = Buffer.from('a picture');

function publishVersions(app: string, ...versions: string[]): void {
  for (const version of versions) {
    const build = join(folder, 'builds', app, version);
    const builtAt = `2026-01-01T00:00:0${version.split('.')[1]}Z`;
    writeRelease(build, { app, version, builtAt });
    publish(store, build, 'release');
  }
}

/** Records that a page of a version failed. */
function fail(version: string, sentence = '/ fails', app = APP): void {
  const problems = [{ app: APP, sentence, picture: PICTURE }];
  recordFailedCheck(store, new PagesFailedError([{ app, version }], '2.0.0', problems), 'ada');
}

const readChecks = (app = APP) => readRegistry(store).failedChecks?.[app] ?? [];
const hasPictures = (version: string, app = APP) => existsSync(picturesFolder(store, app, version));

it('records what failed with a picture, and keeps the revision, the live versions and the history', () => {
  publishVersions('shell', '1.1.0');
  promote(store, { shell: '1.1.0' }, 'release');
  const before = readRegistry(store);
  fail('1.2.0');
  const check = {
    version: '1.2.0',
    shell: '2.0.0',
    at: expect.any(String),
    by: 'ada',
    problems: ['/ fails'],
  };
  expect(readRegistry(store)).toEqual({ ...before, failedChecks: { [APP]: [check] } });
  expect(findFailedCheck(readRegistry(store), APP, '1.2.0')).toMatchObject(check);
  const pictures = picturesFolder(store, APP, '1.2.0');
  expect(readdirSync(pictures)).toEqual(['1.png']);
  expect(readFileSync(join(pictures, '1.png'))).toEqual(PICTURE);
});

it('leaves no picture of a check that another machine has removed', () => {
  mkdirSync(picturesFolder(store, APP, '1.2.0'), { recursive: true });
  writeFileSync(join(picturesFolder(store, APP, '1.2.0'), '2.png'), 'of before');
  fail('1.2.0');
  expect(readdirSync(picturesFolder(store, APP, '1.2.0'))).toEqual(['1.png']);
});

it('records with a shell the pages of remotes that fail in it', () => {
  fail('2.0.0', 'mf-admin 1.0.0: / fails', 'shell');
  expect(readChecks('shell')).toMatchObject([{ version: '2.0.0', problems: ['mf-admin 1.0.0: / fails'] }]);
  expect(hasPictures('2.0.0', 'shell')).toBe(true);
});

it('records nothing of versions whose own pages did not fail', () => {
  const versions = [
    { app: APP, version: '1.2.0' },
    { app: 'mf-dashboard', version: '1.2.0' },
  ];
  recordFailedCheck(
    store,
    new PagesFailedError(versions, '2.0.0', [{ app: APP, sentence: '/ fails' }]),
    'ada',
  );
  expect([readChecks(), readChecks('mf-dashboard')]).toMatchObject([[{ version: '1.2.0' }], []]);
  expect(hasPictures('1.2.0')).toBe(false);
});

it('remembers the latest check of a version, the last 20 versions of an app, and 20 problems of 300 characters', () => {
  for (let minor = 0; minor < 25; minor++) fail(`1.${minor}.0`);
  fail('1.10.0', 'x'.repeat(400));
  const checks = readChecks();
  expect(checks.map(({ version }) => version)).toEqual([
    ...Array.from({ length: 20 }, (_, index) => `1.${index + 5}.0`).filter((version) => version !== '1.10.0'),
    '1.10.0',
  ]);
  expect(checks.at(-1)?.problems).toEqual(['x'.repeat(300)]);
  expect([hasPictures('1.4.0'), hasPictures('1.5.0'), hasPictures('1.10.0')]).toEqual([false, true, true]);
});

it('forgets what does not fail any more, and what is deleted', () => {
  publishVersions(APP, '1.1.0', '1.2.0', '1.3.0');
  for (const version of ['1.1.0', '1.2.0', '1.3.0']) fail(version);
  forgetFailedChecks(store, [{ app: APP, version: '1.3.0' }]);
  expect(readChecks().map(({ version }) => version)).toEqual(['1.1.0', '1.2.0']);
  deleteOldReleases(store, APP, { keep: 2, force: true });
  expect(readChecks().map(({ version }) => version)).toEqual(['1.2.0']);
  expect(['1.1.0', '1.2.0', '1.3.0'].map((version) => hasPictures(version))).toEqual([false, true, false]);
});

it.each([
  ['no list', { [APP]: 'torn' }, []],
  ['no object', ['torn'], []],
  [
    'damaged entries',
    {
      [APP]: [
        { version: '1.1.0', shell: '../x', at: '2026-01-01T00:00:00Z', by: 'ada', problems: [] },
        { version: '1.1.0', shell: '1.1.0', at: 'torn', by: 'ada', problems: [] },
        { version: '1.1.0', shell: '1.1.0', at: '2026-01-01T00:00:00Z', by: 'ada' },
        null,
        { version: '1.2.0', shell: '1.1.0', at: '2026-01-01T00:00:00Z', by: 'ada', problems: ['x'] },
      ],
      '../x': [{ version: '1.2.0', shell: '1.1.0', at: '2026-01-01T00:00:00Z', by: 'ada', problems: ['x'] }],
    },
    ['1.2.0'],
  ],
])('reads a registry whose checks are %s, and records the next one', (_name, failedChecks, expected) => {
  publishVersions(APP, '1.1.0');
  const file = registryFile(store);
  writeFileSync(file, JSON.stringify({ ...parseObject(readFileSync(file, 'utf8')), failedChecks }));
  expect(readChecks().map(({ version }) => version)).toEqual(expected);
  fail('1.3.0');
  expect(readChecks().map(({ version }) => version)).toEqual([...expected, '1.3.0']);
  expect(Object.keys(readRegistry(store).failedChecks ?? {})).toEqual([APP]);
});
