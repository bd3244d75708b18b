import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectEngine } from '@platform/embedded-mongo';
import { findFreePort } from '@platform/server-kit/node-utils';
import { startDatabaseProxy } from '../test/support/database-proxy.ts';
import { newRegistration } from '../test/support/factories.ts';
import { NODE_ENVIRONMENT } from '../test/support/processes.ts';
import { startSilentMongod } from '../test/support/silent-mongod.ts';
import { createTestClient } from '../test/support/test-client.ts';

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

// Each test starts the whole API in a child process, which is slow on a busy machine.

type StartedProcess = { child: ChildProcess; output: () => string; exit: Promise<number | null> };

function start(env: Record<string, string>, program = [MAIN]): StartedProcess {
  const child = spawn(process.execPath, program, {
    env: { ...NODE_ENVIRONMENT, LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  children.push(child);
  let text = '';
  const streams = [child.stdout!, child.stderr!];
  for (const stream of streams) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  // Waiting for `close` would be simpler, but it is not emitted after the IPC channel disconnects.
  const endEvents = [once(child, 'exit'), ...streams.map((stream) => once(stream, 'end'))];
  const exit = Promise.all(endEvents).then(() => child.exitCode);
  return { child, output: () => text, exit };
}

test('starts with an embedded database, reports ready and its revision, and shuts down cleanly on SIGTERM', async () => {
  const [port, metricsPort] = [await findFreePort(), await findFreePort()];
  const { child, output, exit } = start({
    DATA_DIR: join(FOLDER, 'clean-run'),
    API_PORT: String(port),
    METRICS_PORT: String(metricsPort),
    REVISION: 'a1b2c3',
  });

  expect(await once(child, 'message')).toEqual([{ type: 'ready' }, undefined]);
  const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ok' }]);
  const status = await fetch(`http://127.0.0.1:${metricsPort}/status`);
  expect(await status.json()).toMatchObject({ service: 'api', revision: 'a1b2c3' });
  child.kill('SIGTERM');

  expect(await exit).toBe(0);
  expect(
    output()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line).msg)
      // Logged by jobs at an unpredictable time, and on a busy machine.
      .filter(
        (message) =>
          !['ledger reconciled', 'audit chain extended', 'slow database command'].includes(message),
      ),
  ).toEqual(['metrics ready', 'API ready', 'shutdown complete']);
});

test('while a mail server hangs, a stop announces itself at once and does not wait for an attempt to end', async () => {
  const connections: Socket[] = [];
  // Its response does not end, so an attempt takes the 60 s that it may take at most, and this test may not.
  const mailServer = createServer((socket) => {
    connections.push(socket.unref());
    socket.write('220 mail.example\r\n');
    const lines = setInterval(() => socket.write('250-slow\r\n'), 1_000).unref();
    socket.on('error', () => undefined).on('close', () => clearInterval(lines));
  }).listen(0, '127.0.0.1');
  mailServer.unref();
  await once(mailServer, 'listening');
  const port = await findFreePort();
  const { child, output, exit } = start({
    DATA_DIR: join(FOLDER, 'hanging-mail'),
    API_PORT: String(port),
    DRAIN_SECONDS: '2',
    SMTP_URL: `smtp://127.0.0.1:${(mailServer.address() as AddressInfo).port}`,
  });
  await once(child, 'message');
  const url = `http://127.0.0.1:${port}`;
  const connected = once(mailServer, 'connection');
  const { status } = await createTestClient(url).post('/api/auth/register', newRegistration());
  expect(status).toBe(201);
  await connected;
  child.kill('SIGTERM');
  let ready = await fetch(`${url}/readyz`);
  while (ready.status === 200) ready = await fetch(`${url}/readyz`);

  expect(ready.status).toBe(503);
  expect(ready.headers.get('connection')).toBe('close');
  expect(connections.map(({ closed }) => closed)).toEqual([false]);
  expect(await exit).toBe(0);
  expect(output()).not.toContain('hook failed');
  mailServer.close();
});

test('in production keeps no secret in its environment, and says whose addresses count and what clicks pay', async () => {
  const hook = join(FOLDER, 'answer-environment.mjs');
  writeFileSync(hook, `process.on('message', () => process.send({ env: process.env }));`);
  const { child, output, exit } = start({
    APP_ENV: 'production',
    EMBEDDED_DATABASE: 'accepted',
    DATA_DIR: join(FOLDER, 'production'),
    API_PORT: String(await findFreePort()),
    TRUST_PROXY: '2',
    SMTP_URL: 'smtp://127.0.0.1:9',
    HOUSE_DAILY_BUDGET: '1000',
    PAYOUT_APPROVAL_LIMIT: '500',
    OPERATOR_NAME: 'Skill Works Ltd',
    OPERATOR_ADDRESS: '5 Market Street, Leeds',
    OPERATOR_EMAIL: 'office@skill-works.example',
    DEMO_TASKS: 'on',
    SESSION_SECRET: 'J5fWcP0yqkzVdM3xR7uTn1aLbG8hEoSi',
    PII_KEYS: 'key-1:qMfJ5qB0Xo2m1j0W7p9kTn3rV8sYzL4cHdGxEuAiOfs=',
    CERTIFICATE_KEYS: 'key-1:Zt4nQ8wLrY2vKp6xBm1cJd9sGf3hEaUoqMfJ5qB0Xo0=',
    FORWARDER_SECRET: 'Zt4nQ8wLrY2vKp6xBm1cJd9sGf3hEaUo',
    OTHER_SECRET: 'of another process',
    NODE_OPTIONS: `--import=${hook}`,
  });
  await once(child, 'message');
  child.send('environment');
  const [{ env }] = (await once(child, 'message')) as [{ env: Record<string, string> }];
  child.kill('SIGTERM');

  expect(await exit).toBe(0);
  expect(Object.keys(env)).toContain('API_PORT');
  expect(Object.keys(env).filter((name) => /SECRET|KEYS|SMTP/.test(name))).toEqual([]);
  expect(output()).toContain('EMBEDDED_DATABASE=accepted: all data is on one disk of one machine');
  expect(output()).toMatch(/"dollars":\d+.*DEMO_TASKS is on: a member can earn this by clicking alone/);
  expect(output()).toContain('TRUST_PROXY=2: limits count entry 2 from the end of X-Forwarded-For');
});

test('shuts down when its parent process exits', async () => {
  const { child, exit } = start({ DATA_DIR: join(FOLDER, 'orphan'), API_PORT: String(await findFreePort()) });
  await once(child, 'message');
  child.disconnect();

  expect(await exit).toBe(0);
});

test('reports in one line that its port is taken', async () => {
  const otherServer = createServer().listen(0, '127.0.0.1');
  await once(otherServer, 'listening');
  const { port } = otherServer.address() as AddressInfo;
  const { output, exit } = start({ DATA_DIR: join(FOLDER, 'port'), API_PORT: String(port) });

  expect(await exit).toBe(1);
  expect(output()).toBe(
    `API_PORT: 127.0.0.1:${port} is in use by another process. Stop that process or choose another port.\n`,
  );
  otherServer.close();
});

test('prepares the database again after a connection to it was cut meanwhile', async () => {
  const engine = await connectEngine(join(FOLDER, 'cut', 'db'));
  const proxy = await startDatabaseProxy(engine.uri, 'createIndexes');
  const { child, output, exit } = start({
    DATA_DIR: join(FOLDER, 'cut'),
    API_PORT: String(await findFreePort()),
    MONGODB_URI: proxy.uri,
  });
  await once(child, 'message');
  child.kill('SIGTERM');

  expect(await exit).toBe(0);
  expect(output()).toContain(
    'The database configured by MONGODB_URI failed while it was prepared; trying again',
  );
  proxy.stop();
  await engine.stop();
});

test('names a database without a replica set as such', async () => {
  const server = await startSilentMongod();
  const { output, exit } = start({ DATA_DIR: join(FOLDER, 'standalone'), MONGODB_URI: server.uri });

  expect(await exit).toBe(1);
  expect(output()).toBe(
    `The database configured by MONGODB_URI cannot be used: ${server.address} is a standalone mongod, which has no ` +
      'transactions. Start it with `--replSet rs0`, and run `rs.initiate()` there once.\n',
  );
  server.close();
});

test.each([
  [
    'every invalid setting',
    { API_PORT: 'none', TRUST_PROXY: 'yes' },
    /^API_PORT=none is not .*\nTRUST_PROXY=yes is not .*\n$/,
  ],
  [
    'an unreachable database',
    { MONGODB_URI: 'mongodb://127.0.0.1:9/x' },
    /^The database configured by MONGODB_URI is not responding: .*\n$/,
  ],
  ['a data folder that cannot be created', { DATA_DIR: join(FOLDER, 'a-file', 'data') }, /^.*a-file.*\n$/],
])('exits with code 1 and reports %s', async (_name, env, expectedOutput) => {
  writeFileSync(join(FOLDER, 'a-file'), '');
  const { output, exit } = start({ DATA_DIR: join(FOLDER, 'failed-start'), ...env });

  expect(await exit).toBe(1);
  expect(output()).toMatch(expectedOutput);
});

test('`npm run db -- migrate` prepares a database once and again, and ends', async () => {
  const migrate = () =>
    start({ DATA_DIR: join(FOLDER, 'migrated'), API_PORT: '0' }, [
      join(import.meta.dirname, 'tools/db.ts'),
      'migrate',
    ]);
  for (let run = 0; run < 2; run++) {
    const { output, exit } = migrate();
    expect(await exit).toBe(0);
    expect(output()).toContain('the database is up to date');
  }
});
