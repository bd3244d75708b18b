import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pickEnvironment } from '@platform/node-utils';
import { promote, publish } from '@platform/releases';
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

it(
  'makes a remote whose tests pass with the packed packages',
  async () => {
    const { stderr } = await runInRepository(findCommand(repository, 'jest', 'jest'), '--ci', '-w', '1');
    expect(stderr).toContain('2 passed, 2 total');
  },
  TIMEOUT_MS,
);

it(
  'makes a remote that is built, checked, published and promoted, and whose page the shell answers',
  async () => {
    await runInRepository(findCommand(repository, '@platform/build', 'build-app'));

    const store = join(repository.folder, '../store');
    const [shell] = await buildSources(['shell'], () => false, new AbortController().signal);
    const { version } = publish(store, buildFolder(shell!), 'start').release;
    promote(store, { shell: version }, 'start');
    const release = (...args: readonly string[]) =>
      run(process.execPath, [join(ROOT, 'deploy/launcher/src/release.ts'), ...args], {
        env: { ...pickEnvironment(process.env), RELEASE_STORE: store },
      });
    const dist = join(repository.folder, 'dist');
    expect((await release('check', NAME, dist)).stdout).toContain(`${NAME} 0.1.0-local can go live`);
    await release('publish', NAME, dist);
    const { stdout } = await release('promote', NAME, '--origin', 'https://reports.example');
    expect(stdout).toContain('live 0.1.0-local');

    const page = await fetchPage(store, '/team-reports');
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toMatch(/<h1[^>]*>Team reports<\/h1>/);
    expect(html).toMatch(/https:\/\/reports\.example\/0\.1\.0-local\/team-reports-page\.[0-9a-f]{8}\.js/);
  },
  TIMEOUT_MS,
);

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
