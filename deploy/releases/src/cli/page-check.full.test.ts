import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getErrorMessage } from '@platform/server-kit/node-utils';
import { startBucketServer, writeRelease } from '../../test/release.factory.ts';
import { openBucket, type StoreSettings } from '../bucket/bucket.ts';
import { readRegistry } from '../registry-file.ts';
import type { Release } from '../release-format.ts';
import { promote, publish, rollback } from '../releases.ts';
import { retire } from '../retire.ts';
import type { ReleaseToolContext } from './command.ts';
import { runCommand } from './release-tool.ts';

// Evaluating the bundles takes most of the time of a check, and says nothing about their pages.
jest.mock('../check/server-bundle-problems.ts', () => ({
  inspectServerBundle: () => ({ problems: [], routes: [] }),
}));

let folder: string;
let store: string;
let opened: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-check-'));
  store = join(folder, 'store');
  opened = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Result = { readonly code: number; readonly stdout: string; readonly stderr: string };
type Machine = {
  readonly settings?: Partial<StoreSettings>;
  /** The folder of the build that is published. */
  readonly build?: string;
  /** Called while the browser is open. */
  readonly whileOpen?: () => unknown;
  /** What the browser finds, by app. */
  readonly problems?: Readonly<Record<string, readonly string[]>>;
};

/** Runs the command line as the repository of the platform does, whose browser is a stand-in, in the name of ada. */
function release(args: readonly string[], machine: Machine = {}): Promise<Result> {
  const { problems = {}, whileOpen } = machine;
  const browser: ReleaseToolContext['browser'] = {
    isAtHand: () => Promise.resolve(true),
    check: async (releases, apps) => {
      const shell = releases.find((stored) => stored.release.app === 'shell');
      opened.push(`${apps.join(' ')} in shell ${shell?.release.version}`);
      await whileOpen?.();
      return apps.flatMap((app) =>
        (problems[app] ?? []).map((sentence) => ({ app, sentence, picture: Buffer.from('a picture') })),
      );
    },
  };
  const listConfiguredApps = () => ['shell', 'mf-admin', 'mf-dashboard'];
  return run({ ...createContext(machine), listConfiguredApps, browser }, args);
}

/** Runs the command line as the repository of a remote does, which cannot run the shell. */
function releaseElsewhere(...args: readonly string[]): Promise<Result> {
  return run(createContext({}), args);
}

function createContext({ settings, build = '' }: Machine): ReleaseToolContext {
  return {
    apps: ['shell', 'mf-admin', 'mf-dashboard'],
    readSettings: () => ({ releaseStore: store, dataDir: folder, ...settings }),
    findBuild: () => build,
    buildSource: 'the build',
  };
}

async function run(context: ReleaseToolContext, args: readonly string[]): Promise<Result> {
  try {
    return { code: 0, stdout: await runCommand(context, [...args, '--by', 'ada']), stderr: '' };
  } catch (error) {
    return { code: 1, stdout: '', stderr: getErrorMessage(error) };
  }
}

function createBuild(app: string, version: string, overrides: Partial<Release> = {}): string {
  const build = join(folder, 'builds', app, version);
  // The newest version is the one that was built last.
  const builtAt = `2026-01-0${version.split('.')[1]}T00:00:00Z`;
  writeRelease(build, { app, version, builtAt, ...overrides });
  return build;
}

const publishBuild = (app: string, version: string, overrides: Partial<Release> = {}) =>
  publish(store, createBuild(app, version, overrides), 'release');

function makeLive(versions: Record<string, string>): void {
  for (const [app, version] of Object.entries(versions)) publishBuild(app, version);
  promote(store, versions, 'release');
}

/** Returns what has been opened since the last call. */
const takeOpened = () => opened.splice(0);

const readLive = (app: string) => readRegistry(store).apps[app]?.version;
const readFailed = (app: string) =>
  (readRegistry(store).failedChecks?.[app] ?? []).map(({ version, shell }) => `${version} in ${shell}`);

const PROBLEMS = { 'mf-admin': ['mf-admin 1.2.0: / fails'] };
const FAILURE = { code: 1, stderr: 'mf-admin 1.2.0: / fails' };

describe('check --browser', () => {
  it('records what failed, and forgets it when it fails no more', async () => {
    makeLive({ shell: '1.1.0', 'mf-admin': '1.1.0' });
    publishBuild('mf-admin', '1.2.0');
    const { revision } = readRegistry(store);

    expect(await release(['check', 'mf-admin', '--browser'], { problems: PROBLEMS })).toMatchObject(FAILURE);
    expect(takeOpened()).toEqual(['mf-admin in shell 1.1.0']);
    expect(readRegistry(store)).toMatchObject({
      revision,
      failedChecks: { 'mf-admin': [{ version: '1.2.0', by: 'ada', problems: PROBLEMS['mf-admin'] }] },
    });
    expect((await release(['list', 'mf-admin'])).stdout).toMatch(
      / 1\.2\.0 .*, failed in a browser in shell 1\.1\.0 at \d{4}-/,
    );

    expect(await release(['check', 'mf-admin', '--browser'])).toMatchObject({ code: 0 });
    expect(readFailed('mf-admin')).toEqual([]);
    expect(readRegistry(store).revision).toBe(revision);
  });

  it('opens a build that is not published, and with a shell the pages of all remotes', async () => {
    makeLive({ shell: '1.1.0', 'mf-admin': '1.1.0' });
    const build = createBuild('mf-admin', '1.2.0');
    await release(['check', 'mf-admin', build, '--browser'], { problems: PROBLEMS });
    expect(readFailed('mf-admin')).toEqual(['1.2.0 in 1.1.0']);
    expect(await release(['check', 'mf-admin', build, '--browser'])).toMatchObject({ code: 0 });
    expect(readFailed('mf-admin')).toEqual([]);
    publishBuild('shell', '1.2.0');
    await release(['check', 'shell', '--browser']);
    expect(takeOpened().slice(1)).toEqual(['mf-admin in shell 1.1.0', 'shell in shell 1.2.0']);
  });
});

describe('promote and canary', () => {
  it.each([['promote'], ['canary']])('%s says which version is unknown', async (command) => {
    makeLive({ shell: '1.1.0', 'mf-admin': '1.1.0' });
    const args = command === 'canary' ? ['mf-admin', '10', '1.9.0'] : ['mf-admin', '1.9.0'];
    expect(await release([command, ...args])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('mf-admin 1.9.0 is not in the store. Choose a version with: '),
    });
    expect(readLive('mf-admin')).toBe('1.1.0');
  });

  it('open the pages of what moves, as it is then live together', async () => {
    makeLive({ shell: '1.1.0', 'mf-admin': '1.1.0' });
    publishBuild('mf-admin', '1.2.0');
    expect((await release(['canary', 'mf-admin', '10'])).stdout).not.toContain('Pages');
    await release(['promote', 'mf-admin', '1.2.0', '--browser']);
    expect(takeOpened()).toEqual(['mf-admin in shell 1.1.0', 'mf-admin in shell 1.1.0']);
    expect(readLive('mf-admin')).toBe('1.2.0');

    publishBuild('shell', '1.2.0');
    publishBuild('mf-admin', '1.3.0');
    await release(['promote', 'shell', '1.2.0', 'mf-admin', '1.3.0']);
    expect(takeOpened()).toEqual(['shell mf-admin in shell 1.2.0']);
    await release(['promote', 'mf-admin', '1.3.0']);
    expect(takeOpened()).toEqual([]);
  });

  it.each([
    ['promote', 'mf-admin', '1.2.0'],
    ['canary', 'mf-admin', '10', '1.2.0'],
  ])('%s opens pages again if the shell changes meanwhile', async (...args) => {
    makeLive({ shell: '1.1.0', 'mf-admin': '1.1.0' });
    publishBuild('mf-admin', '1.2.0');
    publishBuild('shell', '1.2.0');
    let moves = 0;
    const whileOpen = () => {
      if ((moves += 1) === 1) promote(store, { shell: '1.2.0' }, 'release');
    };
    const { code } = await release([...args, '--browser'], { whileOpen });
    expect(code).toBe(0);
    expect(takeOpened()).toEqual(['mf-admin in shell 1.1.0', 'mf-admin in shell 1.2.0']);
    expect(JSON.stringify(readRegistry(store).apps['mf-admin'])).toContain('1.2.0');
  });

  it('reject pages that fail in a shell that became live meanwhile', async () => {
    makeLive({ shell: '1.1.0', 'mf-admin': '1.1.0' });
    publishBuild('mf-admin', '1.2.0');
    publishBuild('shell', '1.2.0');
    const problems: Record<string, string[]> = {};
    const whileOpen = () => {
      if (readLive('shell') === '1.2.0') Object.assign(problems, PROBLEMS);
      else promote(store, { shell: '1.2.0' }, 'release');
    };
    expect(await release(['promote', 'mf-admin', '1.2.0'], { whileOpen, problems })).toMatchObject(FAILURE);
    expect([readLive('mf-admin'), readFailed('mf-admin')]).toEqual(['1.1.0', ['1.2.0 in 1.2.0']]);
  });

  it('reject pages with problems, and record them', async () => {
    makeLive({ shell: '1.1.0', 'mf-admin': '1.1.0' });
    publishBuild('mf-admin', '1.2.0');
    expect(await release(['promote', 'mf-admin'], { problems: PROBLEMS })).toMatchObject(FAILURE);
    expect([readLive('mf-admin'), readFailed('mf-admin')]).toEqual(['1.1.0', ['1.2.0 in 1.1.0']]);
  });

  it('reject in the repository of a remote what failed in the live shell, unless they are told not to look', async () => {
    makeLive({ shell: '1.1.0', 'mf-admin': '1.1.0' });
    publishBuild('mf-admin', '1.2.0');
    const elsewhere = 'only the repository of the platform can run the shell';
    expect(await releaseElsewhere('promote', 'mf-admin', '1.2.0', '--browser')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(elsewhere),
    });
    await release(['check', 'mf-admin', '1.2.0', '--browser'], { problems: PROBLEMS });
    expect(await releaseElsewhere('promote', 'mf-admin', '1.2.0')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^mf-admin 1\.2\.0: \/ fails\nThe platform .* --no-browser\.$/),
    });
    expect(readLive('mf-admin')).toBe('1.1.0');
    expect(await releaseElsewhere('promote', 'mf-admin', '1.2.0', '--no-browser')).toMatchObject({ code: 0 });

    rollback(store, 'mf-admin', 'release');
    makeLive({ shell: '1.3.0' });
    expect((await releaseElsewhere('canary', 'mf-admin', '10', '1.2.0')).stdout).toContain(
      `Pages were not opened in a browser: ${elsewhere}.`,
    );
  });
});

describe('publish --browser', () => {
  it('opens the pages before, and publishes only what has no problems', async () => {
    makeLive({ shell: '1.1.0', 'mf-admin': '1.1.0' });
    const build = createBuild('mf-admin', '1.2.0');
    const publishWith = (machine: Machine = {}) =>
      release(['publish', 'mf-admin', '--browser', '--quiet'], { build, ...machine });
    expect(await publishWith({ problems: PROBLEMS })).toMatchObject(FAILURE);
    expect(existsSync(join(store, 'mf-admin/1.2.0'))).toBe(false);
    expect(readFailed('mf-admin')).toEqual(['1.2.0 in 1.1.0']);

    expect(await publishWith()).toMatchObject({ code: 0, stdout: '1.2.0' });
    expect(takeOpened()).toHaveLength(2);
    expect(readFailed('mf-admin')).toEqual([]);
  });

  it('opens no page of what cannot be published', async () => {
    makeLive({ shell: '1.1.0', 'mf-admin': '1.1.0' });
    const newer = createBuild('mf-dashboard', '1.2.0', { imports: { '@platform/kit': ['later'] } });
    const rejected = await release(['publish', 'mf-dashboard', '--browser'], { build: newer });
    expect(rejected).toMatchObject({ code: 1, stderr: expect.stringContaining('Cannot publish') });
    expect(takeOpened()).toEqual([]);
  });

  it('opens no page without the option', async () => {
    makeLive({ shell: '1.1.0' });
    await release(['publish', 'mf-admin'], { build: createBuild('mf-admin', '1.2.0') });
    expect(takeOpened()).toEqual([]);
  });
});

describe('check --pending', () => {
  it('opens the newest version of each app that has never been live, names every problem and records it', async () => {
    makeLive({ shell: '1.1.0', 'mf-admin': '1.1.0', 'mf-dashboard': '1.1.0', 'mf-gone': '1.1.0' });
    makeLive({ 'mf-dashboard': '1.2.0' });
    rollback(store, 'mf-dashboard', 'release');
    publishBuild('mf-gone', '1.2.0');
    retire(store, 'mf-gone', 'release');
    for (const version of ['1.2.0', '1.3.0']) publishBuild('mf-admin', version);
    publishBuild('mf-new', '1.1.0');
    publishBuild('shell', '1.2.0');

    const problems = { 'mf-new': ['mf-new 1.1.0: / fails', 'mf-new 1.1.0: /a fails'] };
    const { code, stderr } = await release(['check', '--pending'], { problems });
    expect(code).toBe(1);
    expect(stderr.split('\n').sort().join('\n')).toBe(
      [
        'mf-admin 1.3.0 can go live, and its pages work in a browser.',
        'mf-new 1.1.0: / fails',
        'mf-new 1.1.0: /a fails',
        'shell 1.2.0 can go live, and its pages work in a browser.',
      ].join('\n'),
    );
    expect(takeOpened().sort()).toEqual([
      'mf-admin in shell 1.1.0',
      'mf-new in shell 1.1.0',
      'shell in shell 1.2.0',
    ]);
    expect([readFailed('mf-new'), readFailed('mf-admin')]).toEqual([['1.1.0 in 1.1.0'], []]);
    expect(await release(['check', 'mf-new', '--pending'])).toMatchObject({
      code: 0,
      stdout: 'mf-new 1.1.0 can go live, and its pages work in a browser.',
    });
    expect(await release(['check', 'mf-dashboard', '--pending'])).toMatchObject({
      code: 0,
      stdout: 'No published version waits for its promotion.',
    });
  });

  it('fails where no browser can open pages', async () => {
    expect(await releaseElsewhere('check', '--pending')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('only the repository of the platform can run the shell'),
    });
  });
});

it('records in a bucket what failed, with its picture, also if another machine changes it meanwhile', async () => {
  const server = await startBucketServer();
  const settings = {
    releaseStore: 's3://releases/production',
    releaseStoreEndpoint: server.origin,
    awsAccessKeyId: 'key',
    awsSecretAccessKey: 'secret',
  };
  const bucket = { settings };
  const listPictures = async () =>
    (await openBucket({ dataDir: folder, ...settings }).list('failed-checks/')).map(({ key }) => key);
  try {
    for (const app of ['shell', 'mf-admin']) {
      await release(['publish', app], { ...bucket, build: createBuild(app, '1.1.0') });
      await release(['promote', app, '--no-browser'], bucket);
    }
    await release(['publish', 'mf-admin'], { ...bucket, build: createBuild('mf-admin', '1.2.0') });
    const other = { settings: { ...settings, dataDir: join(folder, 'other') } };
    const whileOpen = () => release(['origin', 'mf-admin', 'https://admin.example'], other);
    const machine = { ...bucket, problems: PROBLEMS, whileOpen };
    expect(await release(['promote', 'mf-admin'], machine)).toMatchObject(FAILURE);
    const { stdout } = await release(['list', 'mf-admin'], other);
    expect(stdout).toContain('https://admin.example');
    expect(stdout).toContain('failed in a browser in shell 1.1.0');
    expect(await listPictures()).toEqual(['failed-checks/mf-admin/1.2.0/1.png']);

    await release(['promote', 'mf-admin', '1.2.0'], other);
    expect(await listPictures()).toEqual([]);
  } finally {
    await server.stop();
  }
});
