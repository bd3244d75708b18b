import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from './workspaces.ts';

/** Fake npm: logs its arguments and creates the files that an installation creates. */
const FAKE_NPM = `
import { appendFileSync, cpSync, mkdirSync, symlinkSync } from 'node:fs';
appendFileSync('npm.log', process.argv.slice(2).join(' ') + '\\n');
if (process.env.NPM_SAYS) { console.error(process.env.NPM_SAYS); process.exit(1); }
mkdirSync('node_modules/node/bin', { recursive: true });
cpSync('package-lock.json', 'node_modules/.package-lock.json');
symlinkSync(process.execPath, 'node_modules/node/bin/node');
`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bootstrap-'));
  for (const file of ['bootstrap', 'install', 'progress', 'run-command', 'start']) {
    cpSync(join(ROOT, `deploy/launcher/${file}.mjs`), join(root, `deploy/launcher/${file}.mjs`));
  }
  write(
    'deploy/launcher/src/start.ts',
    `const message: string = 'start.ts ran with'; console.log(message, process.argv[2]);`,
  );
  write('npm/npm-cli.js', FAKE_NPM);
  write('npm/package.json', '{ "type": "module" }');
  writeLock('1.0.0');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function writeLock(version: string): void {
  const packages = {
    '': {},
    'node_modules/node': { version },
    'node_modules/of-another-platform': { version: '2.0.0', optional: true },
    'node_modules/of-another-bundler': { version: '2.0.0', peer: true },
  };
  write('package-lock.json', JSON.stringify({ packages }));
}

async function runStart(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['deploy/launcher/start.mjs', 'argument'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      npm_execpath: join(root, 'npm/npm-cli.js'),
      NODE_ENV: 'production',
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

const readNpmCalls = () =>
  existsSync(join(root, 'npm.log')) ? readFileSync(join(root, 'npm.log'), 'utf8').trim().split('\n') : [];

describe('bootstrap', () => {
  it('installs development packages too, then runs the script with the bundled Node', async () => {
    const { code, output } = await runStart();
    expect(code).toBe(0);
    expect(output).toContain('start.ts ran with argument');
    expect(readNpmCalls()).toEqual(['ci --include=dev --no-audit --no-fund --loglevel=error']);
  });

  it('installs again only after the lockfile has changed', async () => {
    await runStart();
    await runStart();
    expect(readNpmCalls()).toHaveLength(1);
    rmSync(join(root, 'node_modules'), { recursive: true });
    writeLock('1.0.1');
    await runStart();
    expect(readNpmCalls()).toHaveLength(2);
  });

  it('installs once when two commands start at the same time', async () => {
    const results = await Promise.all([runStart(), runStart()]);
    expect(results.map(({ code }) => code)).toEqual([0, 0]);
    expect(readNpmCalls()).toHaveLength(1);
  });

  it('takes over the lock of a process that was killed during an installation', async () => {
    const { pid } = spawn(process.execPath, ['-e', '']).once('exit', () => undefined);
    write('.cache/install.pid', String(pid));
    expect((await runStart()).code).toBe(0);
  });

  it.each([
    [
      'a lock file that does not fit',
      [
        'npm error code EUSAGE',
        'npm error',
        'npm error `npm ci` can only install packages when your package.json and package-lock.json are in sync.',
        'npm error Missing: is-number@7.0.0 from lock file',
        'npm error Clean install a project',
        'npm error Usage:',
        'npm error --install-strategy',
      ],
      ['Run `npm install`, then `npm run lock`', 'Missing: is-number@7.0.0 from lock file'],
      ['Usage', '--install-strategy'],
    ],
    [
      'a registry that cannot be reached',
      [
        'npm error code ECONNREFUSED',
        'npm error errno ECONNREFUSED',
        'npm error FetchError: failed',
        'npm error     at x',
      ],
      ['npm cannot reach its registry', 'FetchError: failed'],
      ['errno', ' at x'],
    ],
    [
      'anything else',
      ['npm error: no such package'],
      ['npm could not install the packages.', 'no such package'],
      [],
    ],
  ])('says what to do about %s, and what npm said', async (_name, npmSays, shown, hidden) => {
    const { code, output } = await runStart({ NPM_SAYS: npmSays.join('\n') });

    expect(code).toBe(1);
    for (const text of shown) expect(output).toContain(text);
    for (const text of ['start.ts ran', ...hidden]) expect(output).not.toContain(text);
  });
});
