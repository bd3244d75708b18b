import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pickEnvironment } from '@platform/server-kit/node-utils';
import { changeStore, promote, publish, readRegistry, type Release } from '@platform/releases';
import { startBucketServer, type TestServer } from '@platform/releases/testing';
import { parse } from 'yaml';
import {
  createOfflineRepository,
  findCommand,
  type OfflineRepository,
} from '../../test/offline-repository.ts';
import { buildFolder } from '../building/build-cache.ts';
import { buildSources } from '../building/build-sources.ts';
import { ROOT } from '../workspaces.ts';

const run = promisify(execFile);
const NAME = 'mf-team-reports';
const VERSION = '0.1.0-local';
const ORIGIN = 'https://reports.example';
const GUIDE = readFileSync(join(ROOT, 'docs/ship-a-part.md'), 'utf8');
/** The shell is built too, unless the build cache has it. */
const TIMEOUT_MS = 600_000;

let repository: OfflineRepository;
beforeAll(async () => {
  repository = await createOfflineRepository(NAME);
}, TIMEOUT_MS);
afterAll(() => repository.delete());

function runInRepository(script: string, ...args: readonly string[]) {
  return run(process.execPath, [script, ...args], {
    cwd: repository.folder,
    env: pickEnvironment(process.env),
  });
}

it('makes a git repository that takes exact versions and the tarballs that it contains', () => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(repository.folder, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string>>;
  expect(existsSync(join(repository.folder, '.git'))).toBe(true);
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    if (name.startsWith('@platform/')) {
      expect(existsSync(join(repository.folder, version.replace('file:', '')))).toBe(true);
    } else {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    }
  }
});

describe('a remote that is built in its own repository', () => {
  let bucket: TestServer;
  beforeAll(async () => {
    bucket = await startBucketServer();
    await runInRepository(findCommand(repository, '@platform/build', 'build-app'));
  }, TIMEOUT_MS);
  afterAll(() => bucket.stop());

  /** Runs the command line of the repository, which knows nothing of this one. */
  const release = (env: Record<string, string>, ...args: readonly string[]) =>
    run('npm', ['run', '--silent', 'release', '--', ...args], {
      cwd: repository.folder,
      env: { ...pickEnvironment(process.env), GITHUB_ACTOR: 'ada', GITHUB_RUN_ID: '7', ...env },
    });

  it(
    'is shipped, tried by some, taken back and retired as docs/ship-a-part.md says, and the shell answers its page',
    async () => {
      const store = join(repository.folder, '../store');
      await publishShell(store);
      // Its builds are other versions of the one that the other tests have.
      const team = join(repository.folder, '../team');
      cpSync(repository.folder, team, { recursive: true, verbatimSymlinks: true });
      const ship = (part: number) => runDocumented(part, team, store);
      const readLive = () => readRegistry(store).apps[NAME];

      const first = await ship(0);
      expect(first).toContain(`${NAME} ${VERSION} can go live`);
      expect(first).toContain(`promote ${VERSION} at ${ORIGIN} by ada in GitHub run 7: first`);
      // The kit does not know its path.
      const names = readRelease('../team/dist').imports?.['@platform/kit'] ?? [];
      expect(names.filter((name) => name.startsWith('paths'))).toEqual([]);
      const page = await fetchPage(store, '/team-reports');
      expect(page.status).toBe(200);
      const html = await page.text();
      expect(html).toMatch(/<h1[^>]*>Team reports<\/h1>/);
      expect(html).toContain(`${ORIGIN}/${VERSION}/team-reports-page.`);

      await ship(1);
      expect(readLive()).toMatchObject({ version: '0.1.1', origin: ORIGIN });
      expect(await ship(2)).toContain(`rollback ${VERSION} by ada in GitHub run 7: a wrong number`);
      expect(readLive()?.version).toBe(VERSION);
      await ship(3);
      expect(readLive()).toBeUndefined();
    },
    TIMEOUT_MS,
  );

  it(
    'is released to a bucket by the workflows of the repository',
    async () => {
      const settings = {
        RELEASE_STORE: 's3://releases/production',
        RELEASE_STORE_ENDPOINT: bucket.origin,
        AWS_ACCESS_KEY_ID: 'key',
        AWS_SECRET_ACCESS_KEY: 'secret',
      };
      const platform = {
        releaseStore: settings.RELEASE_STORE,
        releaseStoreEndpoint: bucket.origin,
        dataDir: join(repository.folder, '../platform'),
        awsAccessKeyId: 'key',
        awsSecretAccessKey: 'secret',
      };
      await changeStore(platform, publishShell);
      const readLive = () => changeStore(platform, (store) => readRegistry(store).apps[NAME]);

      await runWorkflow('release.yml', {
        ...settings,
        VERSION,
        ORIGIN,
        REASON: '',
      });
      expect(await readLive()).toEqual({ version: VERSION, origin: ORIGIN });
      await release(settings, 'publish', NAME, copyBuild('0.1.1'));
      await release(settings, 'promote', NAME, '0.1.1');
      await runWorkflow('rollback.yml', { ...settings, VERSION: '', REASON: 'broken' });
      expect((await readLive())?.version).toBe(VERSION);
    },
    TIMEOUT_MS,
  );

  it('says what is missing', async () => {
    await expect(release({}, 'list')).rejects.toThrow('RELEASE_STORE is missing.');
  });
});

async function publishShell(store: string): Promise<void> {
  const [shell] = await buildSources(['shell'], () => false, new AbortController().signal);
  const { version } = publish(store, buildFolder(shell!), 'start').release;
  promote(store, { shell: version }, 'start');
}

/** Returns a copy of the build as another version, without building again. */
function copyBuild(version: string): string {
  const copy = join(repository.folder, '..', `build-${version}`);
  cpSync(join(repository.folder, 'dist'), copy, { recursive: true });
  writeFileSync(join(copy, 'release.json'), JSON.stringify({ ...readRelease('dist'), version }));
  return copy;
}

function readRelease(folder: string): Release {
  return JSON.parse(readFileSync(join(repository.folder, folder, 'release.json'), 'utf8')) as Release;
}

/** Runs the commands of a part of the guide. The packages are installed already, as there is no network. */
async function runDocumented(part: number, cwd: string, store: string): Promise<string> {
  const [, ...parts] = GUIDE.split('```sh\n');
  const commands = parts[part]?.split('```')[0]?.replace('npm install\n', '') ?? '';
  const { stdout } = await run('bash', ['-e', '-c', commands], {
    cwd,
    env: {
      ...pickEnvironment(process.env),
      ...{ RELEASE_STORE: store, GITHUB_ACTOR: 'ada', GITHUB_RUN_ID: '7', CI: '1' },
    },
  });
  return stdout;
}

/** Runs the steps of a workflow that change the store. */
async function runWorkflow(file: string, env: Record<string, string>): Promise<void> {
  const text = readFileSync(join(repository.folder, '.github/workflows', file), 'utf8');
  const { jobs } = parse(text) as { jobs: Record<string, { steps: { run?: string }[] }> };
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap((step) => step.run ?? []));
  for (const command of commands.filter((text) => text.startsWith('npm run release')))
    await run('bash', ['-e', '-c', command], {
      cwd: repository.folder,
      env: { ...pickEnvironment(process.env), ...env },
    });
}

/** Gets a page from a server of the shell that reads the store. */
async function fetchPage(store: string, path: string): Promise<Response> {
  const env = { ...pickEnvironment(process.env), RELEASE_STORE: store, DATA_DIR: store, LOG_LEVEL: 'error' };
  const server = fork(join(ROOT, 'shell/src/server/main.ts'), ['0'], { env, execArgv: [] });
  try {
    const [{ address }] = (await once(server, 'message')) as [{ address: string }];
    return await fetch(address + path);
  } finally {
    server.disconnect();
    await once(server, 'exit');
  }
}
