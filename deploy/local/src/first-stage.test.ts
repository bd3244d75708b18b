import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from './workspaces.ts';

/** In npm's place: notes how it was called, and leaves what an installation leaves. */
const NPM = `
import { appendFileSync, cpSync, mkdirSync, symlinkSync } from 'node:fs';
appendFileSync('npm.log', process.argv.slice(2).join(' ') + '\\n');
if (process.env.NPM_FAILS) { console.error('npm error: no such package'); process.exit(1); }
mkdirSync('node_modules/node/bin', { recursive: true });
cpSync('package-lock.json', 'node_modules/.package-lock.json');
symlinkSync(process.execPath, 'node_modules/node/bin/node');
`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'first-stage-'));
  for (const file of ['first-stage', 'install', 'progress', 'run-command', 'start', 'release-env']) {
    cpSync(join(ROOT, `deploy/local/${file}.mjs`), join(root, `deploy/local/${file}.mjs`));
  }
  write(
    'deploy/local/src/start.ts',
    `const word: string = 'second stage'; console.log(word, process.argv[2]);`,
  );
  write('npm/npm-cli.js', NPM);
  write('npm/package.json', '{ "type": "module" }');
  writeLock('1.0.0');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function writeLock(version: string): void {
  const other = { version: '2.0.0', optional: true };
  write(
    'package-lock.json',
    JSON.stringify({ packages: { '': {}, 'node_modules/node': { version }, 'node_modules/other': other } }),
  );
}

async function run(script: string, args: string[] = [], env: Record<string, string> = {}, cwd = root) {
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      npm_execpath: join(root, 'npm/npm-cli.js'),
      NODE_ENV: 'production',
      ...env,
    },
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, words };
}

const start = (env: Record<string, string> = {}) => run('deploy/local/start.mjs', ['argument'], env);
const npmCalls = () =>
  existsSync(join(root, 'npm.log')) ? readFileSync(join(root, 'npm.log'), 'utf8').trim().split('\n') : [];

describe('the first stage', () => {
  it('installs with development packages, then goes on with the repository’s Node', async () => {
    const { code, words } = await start();
    expect(code).toBe(0);
    expect(words).toContain('second stage argument');
    expect(npmCalls()).toEqual(['ci --include=dev --no-audit --no-fund --loglevel=error']);
  });

  it('installs again only when the lock has changed', async () => {
    await start();
    await start();
    expect(npmCalls()).toHaveLength(1);
    rmSync(join(root, 'node_modules'), { recursive: true });
    writeLock('1.0.1');
    await start();
    expect(npmCalls()).toHaveLength(2);
  });

  it('lets one of two at once install, and the other wait', async () => {
    const both = await Promise.all([start(), start()]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(npmCalls()).toHaveLength(1);
  });

  it('is not held up by one that was killed while it installed', async () => {
    const { pid } = spawn(process.execPath, ['-e', '']).once('exit', () => undefined);
    write('.cache/install.pid', String(pid));
    expect((await start()).code).toBe(0);
  });

  it('shows what npm says when it fails', async () => {
    const { code, words } = await start({ NPM_FAILS: '1' });
    expect(code).toBe(1);
    expect(words).toContain('npm error: no such package');
    expect(words).not.toContain('second stage');
  });
});

describe('release-env', () => {
  const PRINT = ['-e', 'console.log(process.env.RELEASE_VERSION, process.env.RELEASE_OUT)'];

  it('gives a build the version and the folder that the plan has for its app', async () => {
    write('some-app/package.json', '{ "name": "@p/some-app" }');
    write('plan.json', JSON.stringify({ '@p/some-app': { version: '1.0.0-a', out: '/out' }, other: {} }));
    const script = join(root, 'deploy/local/release-env.mjs');
    const cwd = join(root, 'some-app');
    const planned = await run(
      script,
      [process.execPath, ...PRINT],
      { RELEASE_PLAN: join(root, 'plan.json') },
      cwd,
    );
    expect(planned.words).toBe('1.0.0-a /out\n');
    const bare = await run(script, [process.execPath, ...PRINT], {}, cwd);
    expect(bare.words).toBe('undefined undefined\n');
  });

  it('ends as the build ends', async () => {
    write('some-app/package.json', '{ "name": "@p/some-app" }');
    const script = join(root, 'deploy/local/release-env.mjs');
    const { code } = await run(
      script,
      [process.execPath, '-e', 'process.exit(3)'],
      {},
      join(root, 'some-app'),
    );
    expect(code).toBe(3);
  });
});
