import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promote, publish, readRegistry, type Release, retire } from '@platform/releases';
import { createSection, writeRelease } from '@platform/releases/testing';
import { type Build, type BuildOutcome, formatOutcome, releaseBuilds } from './release-builds.ts';

let folder: string;
let store: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-builds-'));
  store = join(folder, 'store');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function createBuild(app: string, version: string, overrides: Partial<Release> = {}): Build {
  const out = join(folder, 'builds', app, version);
  writeRelease(out, { app, version, ...overrides });
  return { app, version, folder: out };
}

const release = (builds: readonly Build[], options?: { all: boolean }) =>
  releaseBuilds(store, builds, { 'mf-admin': 'https://admin.example.org' }, options);
const listStates = (outcomes: readonly BuildOutcome[]) =>
  outcomes.map(({ app, state, liveVersion }) => [app, state, liveVersion]);
const readLive = (app: string) => readRegistry(store).apps[app]?.version;

/** Releases a version as the pipeline of its team does. */
function releaseAlone(app: string, version: string): void {
  publish(store, createBuild(app, version).folder, 'release');
  promote(store, { [app]: version }, 'release');
}

it('makes builds live with their origins, and moves them again with the next ones', () => {
  release([createBuild('shell', '1.0.0'), createBuild('mf-admin', '1.0.0')]);
  expect(readRegistry(store)).toMatchObject({
    revision: 1,
    apps: { 'mf-admin': { version: '1.0.0', origin: 'https://admin.example.org' } },
  });
  expect(listStates(release([createBuild('shell', '1.1.0'), createBuild('mf-admin', '1.1.0')]))).toEqual([
    ['shell', 'live', '1.1.0'],
    ['mf-admin', 'live', '1.1.0'],
  ]);
});

it('leaves an app alone that was released on its own, whatever was started before, unless all should move', () => {
  release([createBuild('shell', '1.0.0'), createBuild('mf-admin', '1.0.0')]);
  releaseAlone('mf-admin', '1.5.0');
  const older = [createBuild('shell', '1.1.0'), createBuild('mf-admin', '1.1.0')];
  const outcomes = release(older);
  expect(listStates(outcomes)).toEqual([
    ['shell', 'live', '1.1.0'],
    ['mf-admin', 'pinned', '1.5.0'],
  ]);
  expect(formatOutcome(outcomes[1]!)).toBe(
    'mf-admin: 1.5.0 stays live because it was promoted by hand; the sources are 1.1.0. ' +
      'To switch: npm run release -- promote mf-admin 1.1.0',
  );
  expect(listStates(release(older, { all: true }))[1]).toEqual(['mf-admin', 'live', '1.1.0']);
});

it('brings back no retired app', () => {
  release([createBuild('shell', '1.0.0'), createBuild('mf-admin', '1.0.0')]);
  retire(store, 'mf-admin', 'release');
  expect(listStates(release([createBuild('mf-admin', '1.1.0')], { all: true }))).toEqual([
    ['mf-admin', 'retired', undefined],
  ]);
});

it('makes the others live if one is rejected, and says why that one is not', () => {
  release([createBuild('mf-admin', '1.0.0'), createBuild('mf-dashboard', '1.0.0')]);
  const incomplete = createBuild('mf-admin', '1.1.0');
  rmSync(join(incomplete.folder, 'browser/main.js'));
  const builds = [incomplete, createBuild('mf-dashboard', '1.1.0'), createBuild('shell', '1.1.0')];
  const outcomes = release(builds);
  expect(listStates(outcomes)).toEqual([
    ['mf-admin', 'failed', '1.0.0'],
    ['mf-dashboard', 'live', '1.1.0'],
    ['shell', 'live', '1.1.0'],
  ]);
  expect(formatOutcome(outcomes[0]!)).toMatch(
    /^mf-admin: 1\.1\.0 is not live, 1\.0\.0 is\. Cannot publish: /,
  );
});

it('makes the others live if two claim the same path', () => {
  const outcomes = release([
    createBuild('shell', '1.0.0'),
    createBuild('mf-admin', '1.0.0', { section: createSection('/mf-admin/*', '/team/*') }),
    createBuild('mf-dashboard', '1.0.0', { section: createSection('/mf-dashboard/*', '/team/*') }),
  ]);
  expect(listStates(outcomes)).toEqual([
    ['shell', 'live', '1.0.0'],
    ['mf-admin', 'live', '1.0.0'],
    ['mf-dashboard', 'failed', undefined],
  ]);
});

it('makes a shell and remotes that need each other live at once', () => {
  release([createBuild('shell', '1.0.0'), createBuild('mf-admin', '1.0.0')]);
  release([
    createBuild('mf-admin', '2.0.0', { contract: 2 }),
    createBuild('shell', '2.0.0', { contract: 2 }),
  ]);
  expect([readLive('shell'), readLive('mf-admin'), readRegistry(store).revision]).toEqual([
    '2.0.0',
    '2.0.0',
    2,
  ]);
});

it('says that a build of an app that stays as it is cannot be published', () => {
  releaseAlone('mf-admin', '1.5.0');
  const build = createBuild('mf-admin', '1.1.0');
  writeFileSync(join(build.folder, 'browser/more.js'), '');
  const [outcome] = release([build]);
  expect(outcome).toMatchObject({ state: 'pinned', liveVersion: '1.5.0' });
  expect(formatOutcome(outcome!)).toContain('It cannot be published: Cannot publish: mf-admin 1.1.0: ');
});
