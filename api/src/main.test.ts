import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FOLDER = mkdtempSync(join(tmpdir(), 'api-main-'));
const MAIN = join(import.meta.dirname, 'main.ts');
const children: ChildProcess[] = [];
afterAll(async () => {
  for (const child of children.filter(
    ({ exitCode, signalCode }) => exitCode === null && signalCode === null,
  )) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  rmSync(FOLDER, { recursive: true, force: true });
});

// Each start loads the whole API, which takes its time on a busy machine.
jest.setTimeout(90_000);

type Started = { child: ChildProcess; output: () => string; exit: Promise<number | null> };

function start(env: Record<string, string>): Started {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  children.push(child);
  let text = '';
  const streams = [child.stdout!, child.stderr!];
  for (const stream of streams) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  // The event `close` would say the same, but it does not come after a disconnect.
  const ends = [once(child, 'exit'), ...streams.map((stream) => once(stream, 'end'))];
  const exit = Promise.all(ends).then(() => child.exitCode);
  return { child, output: () => text, exit };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

test('starts with its own database, says that it is ready, and stops cleanly when asked', async () => {
  const port = await freePort();
  const { child, output, exit } = start({ DATA_DIR: join(FOLDER, 'whole'), API_PORT: String(port) });

  expect(await once(child, 'message')).toEqual([{ type: 'ready' }, undefined]);
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  child.kill('SIGTERM');

  expect(await exit).toBe(0);
  expect(
    output()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line).msg)
      // Said whenever the background has got so far.
      .filter((message) => message !== 'the books are right'),
  ).toEqual(['the API is ready', 'answered', 'stopped']);
});

test('stops when its parent is gone', async () => {
  const { child, exit } = start({ DATA_DIR: join(FOLDER, 'orphan'), API_PORT: String(await freePort()) });
  await once(child, 'message');
  child.disconnect();

  expect(await exit).toBe(0);
});

test('says in one line that its port is taken', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const { output, exit } = start({ DATA_DIR: join(FOLDER, 'port'), API_PORT: String(port) });

  expect(await exit).toBe(1);
  expect(output()).toBe(
    `API_PORT: 127.0.0.1:${port} is in use by another process. End it, or set another port.\n`,
  );
  taken.close();
});

test.each([
  [
    'wrong settings, all of them',
    { API_PORT: 'none', TRUST_PROXY: 'yes' },
    /^API_PORT=none is not .*\nTRUST_PROXY=yes is not .*\n$/,
  ],
  [
    'a database that is not there',
    { MONGODB_URI: 'mongodb://127.0.0.1:9/x' },
    /^The database of MONGODB_URI does not answer: .*\n$/,
  ],
  ['a data folder that cannot be made', { DATA_DIR: join(FOLDER, 'a-file', 'data') }, /^.*a-file.*\n$/],
])('says what is wrong with %s', async (_name, env, words) => {
  writeFileSync(join(FOLDER, 'a-file'), '');
  const { output, exit } = start({ DATA_DIR: join(FOLDER, 'wrong'), ...env });

  expect(await exit).toBe(1);
  expect(output()).toMatch(words);
});
