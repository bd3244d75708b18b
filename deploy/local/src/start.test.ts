import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeDataFolder } from './data-folder.ts';
import { ROOT } from './workspaces.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `npm start`'s script to its end, with a data folder and ports of the test's own. */
async function start(env: Record<string, string> = {}): Promise<{ code: number; words: string }> {
  const child = spawn(process.execPath, [join(ROOT, 'deploy/local/start.mjs')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: folder, ...(await freePorts()), ...env },
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, words };
}

async function freePorts(): Promise<Record<string, string>> {
  const names = ['SHELL_PORT', 'MARKETING_PORT', 'DASHBOARD_PORT', 'ADMIN_PORT', 'API_PORT'];
  const holders = await Promise.all(names.map(() => holdPort()));
  const ports = holders.map((holder) => String((holder.address() as AddressInfo).port));
  holders.forEach((holder) => holder.close());
  return Object.fromEntries(names.map((name, index) => [name, ports[index] ?? '']));
}

async function holdPort(): Promise<net.Server> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

it('names the ports that are in use, and the settings to change', async () => {
  const holders = [await holdPort(), await holdPort()] as const;
  const [one, two] = holders.map((holder) => (holder.address() as AddressInfo).port);
  const { code, words } = await start({ SHELL_PORT: String(one), API_PORT: String(two) });
  holders.forEach((holder) => holder.close());
  expect(code).toBe(1);
  expect(words).toContain(
    `Port ${one} on 127.0.0.1 is in use by another program. Stop that program, or set SHELL_PORT, `,
  );
  expect(words).toContain(
    `Port ${two} on 127.0.0.1 is in use by another program. Stop that program, or set API_PORT, `,
  );
});

// Not by permissions: the tests may run as root, whom they do not stop.
it.each([
  ['/proc/data', 'ENOENT'],
  [join(ROOT, 'package.json/data'), 'ENOTDIR'],
])('says that the data folder %s cannot be written', async (dataDir, reason) => {
  const { code, words } = await start({ DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(words).toMatch(
    new RegExp(
      `^The data folder ${dataDir} cannot be written: ${reason}.* set DATA_DIR to another folder\\.\n$`,
    ),
  );
});

it('names a half-written registry and what to do', async () => {
  const file = join(folder, 'releases/registry.json');
  mkdirSync(join(folder, 'releases'));
  writeFileSync(file, '{ "revision": 7, "apps": { "she');
  const { code, words } = await start();
  expect(code).toBe(1);
  expect(words).toMatch(
    new RegExp(`^The registry ${file} is broken: it is not whole JSON\\. .* delete the file`),
  );
});

it('says who has the data folder, and leaves everything in it as it is', async () => {
  const held = takeDataFolder(folder);
  held.note({
    pid: 4711,
    startedAt: '2026-01-02T03:04:05.000Z',
    services: { shell: { pid: 1, address: 'http://localhost:3000', log: '' } },
  });
  const before = readdirSync(folder);
  const { code, words } = await start();
  expect(code).toBe(1);
  expect(words).toContain(
    `A platform runs on the data folder ${folder} already: process 4711 at http://localhost:3000, since 2026-01-02`,
  );
  expect(readdirSync(folder)).toEqual(before);
  held.release();
});

it('says everything that is wrong with the addresses at once', async () => {
  const { code, words } = await start({ SHELL_PORT: 'x', API_ORIGIN: 'nowhere' });
  expect(code).toBe(1);
  expect(words).toContain('SHELL_PORT=x is not a port');
  expect(words).toContain('API_ORIGIN=nowhere is not an origin');
});

it('wants a port of its own for each address', async () => {
  const { code, words } = await start({ SHELL_PORT: '3999', ADMIN_PORT: '3999', API_PORT: '0' });
  expect(code).toBe(1);
  expect(words).toContain('ADMIN_PORT and SHELL_PORT are both 3999: each needs a port of its own.');
  expect(words).toContain('API_PORT=0 is not a port');
});
