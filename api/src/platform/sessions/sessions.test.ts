import { createMember, createAdministrator, type LoggedInClient } from '../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const ME = '/api/auth/me';

/** Extracts the session id from a cookie of the form `s:<id>.<signature>`. */
function sessionIdFrom(cookie: string): string {
  return /^s:([^.]+)\.[\w+/=-]+$/.exec(decodeURIComponent(cookie))![1]!;
}

test('a session id consists of 256 random bits', async () => {
  const members = await Promise.all(Array.from({ length: 20 }, () => createMember(api)));
  const ids = members.map(({ cookies }) => sessionIdFrom(cookies.get('sid-3000')!));

  expect(new Set(ids).size).toBe(20);
  for (const id of ids) expect(Buffer.from(id, 'base64url')).toHaveLength(32);
  // No character position is constant across ids.
  for (let position = 0; position < 42; position += 1)
    expect(new Set(ids.map((id) => id.charAt(position))).size).toBeGreaterThan(1);
});

test('a session id sent by the client is never adopted (session fixation)', async () => {
  const member = await createMember(api);
  const plantedCookie = member.cookies.get('sid-3000')!;
  await member.post('/api/auth/logout');
  member.cookies.set('sid-3000', plantedCookie);

  const { body, cookies } = await member.post('/api/auth/register', {
    username: 'planted-session',
    email: 'planted@example.com',
    password: 'a password of the tests',
  });

  expect(body.username).toBe('planted-session');
  expect(cookies.join()).not.toContain(sessionIdFrom(plantedCookie));
});

describe.each([
  ['member', 'sid-3000', 'sessions_member', 24 * HOUR_MS, 14 * 24 * HOUR_MS],
  ['console', 'console-3003', 'sessions_console', 30 * MINUTE_MS, 12 * HOUR_MS],
] as const)('a %s session', (sessionKind, cookie, collection, idleMs, absoluteMs) => {
  const signIn = (): Promise<LoggedInClient> => createAdministrator(api, sessionKind);
  const sessions = () => api.database.connection.collection<{ _id: string; expires: Date }>(collection);

  test('expires on the server after its idle timeout', async () => {
    const startedAtMs = Date.now();
    const client = await signIn();
    const _id = sessionIdFrom(client.cookies.get(cookie)!);
    const { expires } = (await sessions().findOne({ _id }))!;
    const usedAtMs = expires.getTime() - idleMs;
    expect(usedAtMs).toBeGreaterThanOrEqual(startedAtMs);
    expect(usedAtMs).toBeLessThanOrEqual(Date.now());

    await sessions().updateOne({ _id }, { $set: { expires: new Date(Date.now() + MINUTE_MS) } });
    expect((await client.get(ME)).status).toBe(200);
    await sessions().updateOne({ _id }, { $set: { expires: new Date(Date.now() - 1) } });

    expect((await client.get(ME)).status).toBe(401);
  });

  test('has the age of its cookie beside the time of its end, for clients whose clock is wrong', async () => {
    const client = await signIn();
    const { cookies } = await client.get(ME);
    const ofSession = cookies.filter((text) => text.startsWith(`${cookie}=`));

    expect(ofSession).toEqual([expect.stringMatching(new RegExp(`Expires=.+; Max-Age=${idleMs / 1_000}$`))]);
    const ended = (await client.post('/api/auth/logout')).cookies.find((text) =>
      text.startsWith(`${cookie}=`),
    );
    expect(ended).not.toMatch(/Max-Age=[1-9]/);
  });

  test('expires after its absolute timeout even if it is in use', async () => {
    const client = await signIn();
    const _id = sessionIdFrom(client.cookies.get(cookie)!);
    const setAge = (ms: number) =>
      sessions().updateOne({ _id }, { $set: { 'session.signedInAtMs': Date.now() - ms } });

    await setAge(absoluteMs - MINUTE_MS);
    expect((await client.get(ME)).status).toBe(200);
    await setAge(absoluteMs);

    expect((await client.get(ME)).status).toBe(401);
    expect(await sessions().findOne({ _id })).toBeNull();
  });

  test('is rejected while the account is disabled', async () => {
    const client = await signIn();
    const users = api.database.connection.collection('users');
    await users.updateOne({ username: client.user.username }, { $set: { isDisabled: true } });

    const { status, body } = await client.get(ME);

    expect([status, body.code]).toEqual([401, 'not_signed_in']);
  });

  test('loses administrator rights as soon as the account does', async () => {
    const client = await signIn();
    expect((await client.get('/api/admin/counters')).status).toBe(200);
    const users = api.database.connection.collection('users');
    await users.updateOne({ username: client.user.username }, { $set: { isAdmin: false } });

    expect((await client.get('/api/admin/counters')).body.code).toBe('forbidden');
  });
});

describe('the administrator rights of a member session', () => {
  const COUNTERS = '/api/admin/counters';
  const sessions = () => api.database.connection.collection<{ _id: string }>('sessions_member');
  const sessionIdOf = ({ cookies }: LoggedInClient) => sessionIdFrom(cookies.get('sid-3000')!);

  /** Moves the times of a session into the past. */
  async function age(client: LoggedInClient, times: { signedInMs: number; administeredMs: number }) {
    const now = Date.now();
    const signedInAtMs = now - times.signedInMs;
    const administeredAtMs = now - times.administeredMs;
    const $set = { 'session.signedInAtMs': signedInAtMs, 'session.administeredAtMs': administeredAtMs };
    await sessions().updateOne({ _id: sessionIdOf(client) }, { $set });
  }

  test.each([
    ['12 hours after the password was entered', { signedInMs: 12 * HOUR_MS, administeredMs: MINUTE_MS }],
    ['30 minutes after their last use', { signedInMs: 2 * HOUR_MS, administeredMs: 30 * MINUTE_MS }],
  ])('end %s, while the session goes on', async (_, times) => {
    const client = await createAdministrator(api);
    await age(client, times);

    const lapsed = await client.get(COUNTERS);

    expect([lapsed.status, lapsed.body.code]).toEqual([403, 'sign_in_again']);
    expect((await client.get(ME)).body).toMatchObject({ isAdmin: true });
  });
});

test('a console session has a cookie bound to its host and to HTTPS in production', async () => {
  const production = await startTestApi({ production: true });
  const { cookies } = await (await createAdministrator(production, 'console')).get(ME);

  expect(cookies.find((line) => line.startsWith('__Host-console='))).toMatch(
    /Path=\/;.*HttpOnly; Secure; SameSite=Lax/,
  );
  expect(cookies.join()).not.toMatch(/Domain/i);
  await production.stop();
});
