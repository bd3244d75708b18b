import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMember } from '../../../test/support/factories.ts';
import { startEngine, type ChildService } from '../../../test/support/processes.ts';
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

test('a call to an unresponsive database fails within 2 s', () => {
  const { heartbeatFrequencyMS, connectTimeoutMS, serverSelectionTimeoutMS } =
    api.database.connection.getClient().options;
  // Worst case: wait for the next heartbeat, for its timeout, and for the server selection of the retried call.
  expect(heartbeatFrequencyMS + connectTimeoutMS + serverSelectionTimeoutMS).toBeLessThanOrEqual(2_000);
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
