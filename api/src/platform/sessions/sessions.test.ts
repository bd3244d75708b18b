import { aMember, anAdministrator, type SignedIn } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const ME = '/api/auth/me';

/** The id in a session's cookie, which reads `s:<id>.<signature>`. */
function idIn(cookie: string): string {
  return /^s:([^.]+)\.[\w+/=-]+$/.exec(decodeURIComponent(cookie))![1]!;
}

test('has an id of 256 random bits, another one each time', async () => {
  const members = await Promise.all(Array.from({ length: 20 }, () => aMember(api)));
  const ids = members.map(({ cookies }) => idIn(cookies.get('sid-3000')!));

  expect(new Set(ids).size).toBe(20);
  for (const id of ids) expect(Buffer.from(id, 'base64url')).toHaveLength(32);
  // Nothing is common to all of them: no place in them is fixed.
  for (let place = 0; place < 42; place += 1)
    expect(new Set(ids.map((id) => id.charAt(place))).size).toBeGreaterThan(1);
});

test('is made by the server only: an id that a stranger sends is not taken over', async () => {
  const member = await aMember(api);
  const planted = member.cookies.get('sid-3000')!;
  await member.post('/api/auth/logout');
  member.cookies.set('sid-3000', planted);

  const { body, cookies } = await member.post('/api/auth/register', {
    username: 'planted-session',
    email: 'planted@example.com',
    password: 'a password of the tests',
  });

  expect(body.username).toBe('planted-session');
  expect(cookies.join()).not.toContain(idIn(planted));
});

describe.each([
  ['member', 'sid-3000', 'sessions_member', 24 * HOUR_MS, 14 * 24 * HOUR_MS],
  ['console', 'console-3003', 'sessions_console', 30 * MINUTE_MS, 12 * HOUR_MS],
] as const)('of the %s', (audience, cookie, collection, idleMs, absoluteMs) => {
  const signIn = (): Promise<SignedIn> => anAdministrator(api, audience);
  const sessions = () => api.database.connection.collection<{ _id: string; expires: Date }>(collection);

  test('is over when it was not used for a while; the server knows, whatever the browser keeps', async () => {
    const beganAtMs = Date.now();
    const client = await signIn();
    const _id = idIn(client.cookies.get(cookie)!);
    const { expires } = (await sessions().findOne({ _id }))!;
    const usedAtMs = expires.getTime() - idleMs;
    expect(usedAtMs).toBeGreaterThanOrEqual(beganAtMs);
    expect(usedAtMs).toBeLessThanOrEqual(Date.now());

    await sessions().updateOne({ _id }, { $set: { expires: new Date(Date.now() + MINUTE_MS) } });
    expect((await client.get(ME)).status).toBe(200);
    await sessions().updateOne({ _id }, { $set: { expires: new Date(Date.now() - 1) } });

    expect((await client.get(ME)).status).toBe(401);
  });

  test('is over after its longest time, however much it is used', async () => {
    const client = await signIn();
    const _id = idIn(client.cookies.get(cookie)!);
    const began = (ms: number) =>
      sessions().updateOne({ _id }, { $set: { 'session.signedInAtMs': Date.now() - ms } });

    await began(absoluteMs - MINUTE_MS);
    expect((await client.get(ME)).status).toBe(200);
    await began(absoluteMs);

    expect((await client.get(ME)).status).toBe(401);
    expect(await sessions().findOne({ _id })).toBeNull();
  });

  test('is over while its account is disabled', async () => {
    const client = await signIn();
    const users = api.database.connection.collection('users');
    await users.updateOne({ username: client.user.username }, { $set: { isDisabled: true } });

    const answer = await client.get(ME);

    expect([answer.status, answer.body.code]).toEqual([401, 'not_signed_in']);
  });

  test('loses its rights the moment that they are taken away', async () => {
    const client = await signIn();
    expect((await client.get('/api/admin/counters')).status).toBe(200);
    const users = api.database.connection.collection('users');
    await users.updateOne({ username: client.user.username }, { $set: { isAdmin: false } });

    expect((await client.get('/api/admin/counters')).body.code).toBe('forbidden');
  });
});

test('of the console has a cookie bound to its host and to https in production', async () => {
  const production = await startTestApi({ production: true });
  const { cookies } = await (await anAdministrator(production, 'console')).get(ME);

  expect(cookies.find((line) => line.startsWith('__Host-console='))).toMatch(
    /Path=\/;.*HttpOnly; Secure; SameSite=Lax/,
  );
  expect(cookies.join()).not.toMatch(/Domain/i);
  await production.stop();
});
