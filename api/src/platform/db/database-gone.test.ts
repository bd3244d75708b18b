import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aMember } from '../../testing/factories.ts';
import { startEngine, type RealProcess } from '../../testing/processes.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const folder = mkdtempSync(join(tmpdir(), 'api-gone-'));
const given = process.env.MONGODB_URI;
let engine: RealProcess;
let api: TestApi;
beforeAll(async () => {
  engine = await startEngine(folder);
  process.env.MONGODB_URI = engine.at;
  api = await startTestApi();
});
afterAll(async () => {
  engine.signal('SIGCONT');
  await api.stop();
  await engine.kill('SIGTERM');
  if (given === undefined) delete process.env.MONGODB_URI;
  else process.env.MONGODB_URI = given;
  rmSync(folder, { recursive: true });
});

test('a call that meets a silent database knows within 2 s', () => {
  const { heartbeatFrequencyMS, connectTimeoutMS, serverSelectionTimeoutMS } =
    api.database.connection.getClient().options;
  // The next heartbeat, its time without an answer, and the look for a server with which the call is tried again.
  expect(heartbeatFrequencyMS + connectTimeoutMS + serverSelectionTimeoutMS).toBeLessThanOrEqual(2_000);
});

test.each(['SIGKILL', 'SIGSTOP'] as const)(
  'a database ended by %s: 503 while it is gone, and all is well when it is back',
  async (signal) => {
    const member = await aMember(api);
    const calls = [
      () => member.get('/api/auth/me'),
      () => member.post('/api/user/claim-signup-bonus'),
      () => member.post('/api/auth/login', { username: 'somebody', password: 'a password' }),
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
