import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_PORTS } from '@platform/contracts';
import { findFreePorts } from '@platform/server-kit/node-utils';
import { acquireDataFolder } from './data-folder.ts';
import { ROOT } from './workspaces.ts';

const PORTS = Object.keys(DEFAULT_PORTS);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the `npm start` script until it exits, with a temporary data folder and free ports. */
async function start(env: Record<string, string> = {}): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [join(ROOT, 'deploy/launcher/start.mjs')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: folder,
      ...(await findFreePorts(PORTS)),
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

async function holdPort(): Promise<net.Server> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

it('names the ports in use and the settings to change', async () => {
  const holders = [await holdPort(), await holdPort()] as const;
  const [firstPort, secondPort] = holders.map((holder) => (holder.address() as AddressInfo).port);
  const { code, output } = await start({ SHELL_PORT: String(firstPort), API_PORT: String(secondPort) });
  holders.forEach((holder) => holder.close());
  expect(code).toBe(1);
  expect(output).toContain(
    `Port ${firstPort} on 127.0.0.1 is in use by another program. Stop that program, or set SHELL_PORT, `,
  );
  expect(output).toContain(
    `Port ${secondPort} on 127.0.0.1 is in use by another program. Stop that program, or set API_PORT, `,
  );
});

// File permissions cannot be used here: the tests may run as root, which ignores them.
it.each([
  ['/proc/data', 'ENOENT'],
  [join(ROOT, 'package.json/data'), 'ENOTDIR'],
])('reports that the data folder %s is not writable', async (dataDir, reason) => {
  const { code, output } = await start({ DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(output).toMatch(
    new RegExp(
      `^The data folder ${dataDir} is not writable: ${reason}.* set DATA_DIR to another folder\\.\n$`,
    ),
  );
});

it('names a truncated registry and says how to repair it', async () => {
  const file = join(folder, 'releases/registry.json');
  mkdirSync(join(folder, 'releases'));
  writeFileSync(file, '{ "revision": 7, "apps": { "she');
  const { code, output } = await start();
  expect(code).toBe(1);
  expect(output).toMatch(
    new RegExp(`^The registry ${file} is broken: it is not valid JSON\\. .* delete the file`),
  );
});

it('names the platform that uses the data folder, and leaves the folder unchanged', async () => {
  const dataFolder = acquireDataFolder(folder);
  dataFolder.writeStatus(
    {
      pid: 4711,
      startedAt: '2026-01-02T03:04:05.000Z',
      services: { shell: { pid: 1, address: 'http://localhost:3000', log: '' } },
    },
    (message) => {
      throw new Error(message);
    },
  );
  const before = readdirSync(folder);
  const { code, output } = await start();
  expect(code).toBe(1);
  expect(output).toContain(
    `A platform is already running on the data folder ${folder}: process 4711 at http://localhost:3000, since 2026-01-02`,
  );
  expect(readdirSync(folder)).toEqual(before);
  dataFolder.release();
});

it('reports all invalid addresses at once', async () => {
  const { code, output } = await start({ SHELL_PORT: 'x', API_ORIGIN: 'nowhere' });
  expect(code).toBe(1);
  expect(output).toContain('SHELL_PORT=x is not a port');
  expect(output).toContain('API_ORIGIN=nowhere is not an origin');
});

it('rejects a port that two addresses share', async () => {
  const { code, output } = await start({ SHELL_PORT: '3999', ADMIN_PORT: '3999', API_PORT: '0' });
  expect(code).toBe(1);
  expect(output).toContain('ADMIN_PORT and SHELL_PORT are both 3999: give each its own port.');
  expect(output).toContain('API_PORT=0 is not a port');
});
