import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { Agent, get as httpGet, type ClientRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMember, type LoggedInClient } from '../../../test/support/factories.ts';
import { startEngine, type ChildService } from '../../../test/support/processes.ts';
import { startTestApi, type TestApi, useServer } from '../../../test/support/test-api.ts';

const parent = mkdtempSync(join(tmpdir(), 'api-storage-'));
const folder = join(parent, 'db');
let engine: ChildService;
let api: TestApi;
let member: LoggedInClient;
beforeAll(async () => {
  engine = await startEngine(folder);
  useServer(engine.url);
  api = await startTestApi();
  member = await createMember(api);
});
afterAll(async () => {
  await api.stop();
  await engine.kill('SIGTERM');
  rmSync(parent, { recursive: true });
});

const CLAIM = '/api/user/claim-signup-bonus';
const sessions = () => api.database.connection.collection('sessions_member');

describe('while the database cannot write', () => {
  // The engine answers 14031, like on a full disk, while its data file is not in its place.
  const data = join(folder, 'data');
  beforeAll(async () => {
    expect((await member.post('/api/user/tasks', { taskId: 'free-browser-detection' })).status).toBe(201);
    api.clock.advance(16 * 24 * 3_600_000);
    renameSync(data, `${data}-gone`);
  });

  test('changes return 503 with a code, and take no effect', async () => {
    const { status, body, headers } = await member.post(CLAIM);

    expect([status, body.code]).toEqual([503, 'storage_unavailable']);
    expect(headers.get('retry-after')).toBe('5');
  });

  test.each([
    ['of a page', '/api/auth/me'],
    ['that posts unlocks', '/api/user/statement'],
    ['with a rate limit', '/api/referral-codes/abc'],
    ['of a list', '/api/blueprints'],
  ])('reads %s go on', async (_kind, path) => {
    expect((await member.get(path)).status).toBe(200);
  });

  test('a session whose new expiry cannot be stored stays in use, on the same connection', async () => {
    restore();
    await sessions().updateMany({}, { $set: { lastModified: new Date(0) } });
    renameSync(data, `${data}-gone`);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });

    expect(await readMe(agent)).toMatchObject({ status: 200 });
    expect(await readMe(agent)).toEqual({ status: 200, isReused: true });
    agent.destroy();
  });

  test('a session that cannot be deleted still ends at its absolute timeout', async () => {
    restore();
    const other = await createMember(api);
    await sessions().updateMany(
      { 'session.passport.user.id': other.user.id },
      { $set: { 'session.signedInAtMs': 0 } },
    );
    renameSync(data, `${data}-gone`);

    expect((await other.get('/api/auth/me')).body.code).toBe('not_signed_in');
  });

  test('the health says so, and notices by itself that writes work again', async () => {
    await member.post(CLAIM);
    expect(await getHealth()).toEqual([200, { status: 'degraded' }]);

    restore();

    expect(await getHealth()).toEqual([200, { status: 'ok' }]);
    expect((await member.post(CLAIM)).status).toBe(200);
    expect((await api.app.reconcile()).problems).toEqual([]);
  });

  const restore = (): void => renameSync(`${data}-gone`, data);
  const getHealth = async () => {
    const { status, body } = await member.get('/readyz');
    return [status, body];
  };
  const readMe = (agent: Agent) =>
    new Promise<{ status: number | undefined; isReused: boolean }>((resolve, reject) => {
      const cookie = `sid-3000=${member.cookies.get('sid-3000')}`;
      const request: ClientRequest = httpGet(`${api.url}/api/auth/me`, { agent, headers: { cookie } });
      request.once('error', reject);
      request.once('response', (response) => {
        response.resume();
        // The error of the session store reaches Express after the response has ended.
        response.once('end', () =>
          setImmediate(() => resolve({ status: response.statusCode, isReused: request.reusedSocket })),
        );
      });
    });
});

test('an empty database in place of the platform is not served, and the right one is, with its indexes', async () => {
  const users = api.database.connection.collection('users');
  await users.dropIndex('usernameKey_1');
  await engine.kill('SIGKILL');
  renameSync(folder, `${folder}-gone`);
  mkdirSync(folder);
  engine = await startEngine(folder);
  // The first call makes the new connection that is compared.
  while (!api.logLines.some((line) => line.includes('another one than at startup')))
    await member.get('/api/blueprints');

  for (const path of ['/api/blueprints', '/readyz', '/api/auth/me']) {
    const { status, body } = await member.get(path);
    expect([path, status, body.code]).toEqual([path, 503, 'unavailable']);
  }
  expect((await member.get('/healthz')).status).toBe(200);

  await engine.kill('SIGKILL');
  rmSync(folder, { recursive: true });
  renameSync(`${folder}-gone`, folder);
  engine = await startEngine(folder);
  while ((await member.get('/api/auth/me')).status !== 200);
  const hasIndex = async () => (await users.indexes()).some(({ name }) => name === 'usernameKey_1');
  while (!(await hasIndex()));
});
