import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startDatabaseProxy, type DatabaseProxy } from '../../../test/support/database-proxy.ts';
import { createMember, PASSWORD, type LoggedInClient } from '../../../test/support/factories.ts';
import {
  databaseUri,
  runReconcile,
  startEngine,
  type ChildService,
} from '../../../test/support/processes.ts';
import { startTestApi, type TestApi, useServer } from '../../../test/support/test-api.ts';
import { isUnavailable } from './database-errors.ts';

const folder = mkdtempSync(join(tmpdir(), 'api-outage-'));
let engine: ChildService;
let api: TestApi;
beforeAll(async () => {
  engine = await startEngine(folder);
  useServer(engine.url);
  api = await startTestApi();
});
afterAll(async () => {
  engine.signal('SIGCONT');
  await api.stop();
  await engine.kill('SIGTERM');
  rmSync(folder, { recursive: true });
});

test('a call to an unresponsive database fails within 5 s', () => {
  const { heartbeatFrequencyMS, connectTimeoutMS, serverSelectionTimeoutMS } =
    api.database.connection.getClient().options;
  // Worst case: wait for the next heartbeat, for its timeout, and for the server selection of the retried call.
  expect(heartbeatFrequencyMS + connectTimeoutMS + serverSelectionTimeoutMS).toBeLessThanOrEqual(5_000);
});

test('a connection that breaks while a write waits to be sent is an outage', async () => {
  // A stopped engine reads nothing, so the write waits until the engine is killed.
  engine.signal('SIGSTOP');
  const write = api.database.connection.collection('notes').insertOne({ text: 'x'.repeat(8_000_000) });
  const outcome = write.catch((error: unknown) => error);
  await new Promise((resolve) => setImmediate(resolve));
  await engine.kill('SIGKILL');
  engine = await startEngine(folder);
  const error = await outcome;

  expect(error).toMatchObject({ message: expect.stringMatching(/EPIPE|ECONNRESET/) });
  expect(isUnavailable(error)).toBe(true);
});

test.each(['SIGKILL', 'SIGSTOP'] as const)(
  'after %s of the database, calls return 503 until it is back and then succeed',
  async (signal) => {
    const member = await createMember(api);
    const calls = [
      () => member.get('/api/auth/me'),
      () => member.post('/api/user/claim-signup-bonus'),
      () => member.post('/api/auth/login', { username: 'some-member', password: 'a password' }),
      () => member.get('/readyz'),
    ];
    if (signal === 'SIGSTOP') engine.signal(signal);
    else await engine.kill(signal);

    for (const call of calls) {
      const { status, body } = await call();
      expect([status, body.code]).toEqual([503, 'unavailable']);
    }
    expect((await member.get('/healthz')).status).toBe(200);

    if (signal === 'SIGSTOP') engine.signal('SIGCONT');
    else engine = await startEngine(folder);
    while ((await member.get('/api/auth/me')).status === 503);
    expect((await member.get('/api/auth/me')).status).toBe(200);
    expect((await api.app.reconcile()).problems).toEqual([]);
  },
);

describe('a database that is away for 1.5 s costs no call an error', () => {
  const STOP_MS = 1_500;

  /** Calls until the platform is well again, and returns the answers that are errors of the server. */
  async function callMeanwhile(proxied: TestApi, stop: () => Promise<void>): Promise<unknown[]> {
    const members = await Promise.all(Array.from({ length: 12 }, () => createMember(proxied)));
    const answers: { status: number; body: unknown }[] = [];
    let isOver = false;
    const call = async (member: LoggedInClient): Promise<void> => {
      const { username } = member.user;
      while (!isOver) {
        answers.push(await member.get('/api/auth/me'));
        answers.push(await member.post('/api/user/claim-signup-bonus'));
        answers.push(await proxied.client().post('/api/auth/login', { username, password: PASSWORD }));
      }
    };
    const calls = members.map((member) => call(member));
    while (answers.length < members.length) await delay(10);
    await stop();
    isOver = true;
    await Promise.all(calls);
    return answers.filter(({ status }) => status >= 500).map(({ body }) => body);
  }

  let proxy: DatabaseProxy;
  let proxied: TestApi;
  beforeAll(async () => {
    proxy = await startDatabaseProxy(engine.url);
    useServer(proxy.uri);
    proxied = await startTestApi();
  });
  afterAll(async () => {
    await proxied.stop();
    proxy.stop();
  });

  test('if its process is stopped', async () => {
    const errors = await callMeanwhile(proxied, async () => {
      engine.signal('SIGSTOP');
      await delay(STOP_MS);
      engine.signal('SIGCONT');
    });
    expect(errors).toEqual([]);
  });

  test('if its connections end and it takes no more', async () => {
    const errors = await callMeanwhile(proxied, async () => {
      proxy.stop();
      await delay(STOP_MS);
      await proxy.resume();
    });
    expect(errors).toEqual([]);
    expect((await proxied.app.reconcile()).problems).toEqual([]);
  });
});

test('a tool waits for a database that is away for longer', async () => {
  engine.signal('SIGSTOP');
  const uri = databaseUri(engine.url, api.database.connection.name);
  const run = runReconcile(uri, { DATA_DIR: join(folder, 'tool') });
  await delay(6_000);
  engine.signal('SIGCONT');

  expect(await run).toEqual([0, expect.stringContaining('0 problems')]);
});
