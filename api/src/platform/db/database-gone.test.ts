import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { aMember } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const ENGINE = join(dirname(createRequire(import.meta.url).resolve('@platform/embedded-mongo')), 'main.ts');
const folder = mkdtempSync(join(tmpdir(), 'api-gone-'));
const given = process.env.MONGODB_URI;
let engine: ChildProcess;
let api: TestApi;
beforeAll(async () => {
  // An engine of this file's own, that nobody starts again behind our back.
  process.env.MONGODB_URI = await startEngine();
  api = await startTestApi();
});
afterAll(async () => {
  engine.kill('SIGCONT');
  await api.stop();
  engine.kill('SIGTERM');
  await once(engine, 'exit');
  if (given === undefined) delete process.env.MONGODB_URI;
  else process.env.MONGODB_URI = given;
  rmSync(folder, { recursive: true });
});

async function startEngine(): Promise<string> {
  engine = spawn(process.execPath, [ENGINE, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [chunk] = (await once(engine.stdout!, 'data')) as [Buffer];
  return chunk.toString().trim().replace('ready ', '');
}

/** Rejects when the answer is not there in time. A busy machine delays both alike: they share one event loop. */
function within<T>(ms: number, call: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms.`)), ms);
  return Promise.race([call, late]).finally(() => clearTimeout(timer));
}

test.each(['SIGKILL', 'SIGSTOP'] as const)(
  'a database ended by %s: 503 within 2 s, and all is well when it is back',
  async (signal) => {
    const member = await aMember(api);
    const calls = [
      () => member.get('/api/auth/me'),
      () => member.post('/api/user/claim-signup-bonus'),
      () => member.post('/api/auth/login', { username: 'somebody', password: 'a password' }),
      () => member.get('/readyz'),
    ];
    engine.kill(signal);

    for (const call of calls) {
      const { status, body } = await within(2_000, call());
      expect([status, body.code]).toEqual([503, 'unavailable']);
    }
    expect((await member.get('/healthz')).status).toBe(200);

    if (signal === 'SIGSTOP') engine.kill('SIGCONT');
    else await startEngine();
    const backBy = performance.now() + 5_000;
    while ((await member.get('/api/auth/me')).status === 503 && performance.now() < backBy);
    expect((await member.get('/api/auth/me')).status).toBe(200);
    expect((await api.app.reconcile()).problems).toEqual([]);
  },
);
