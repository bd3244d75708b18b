import { SESSIONS_MAX, type UserSession } from '@platform/contracts';
import { findMailsTo } from '../../../../test/support/captured-mails.ts';
import {
  PASSWORD,
  createAdministrator,
  createMember,
  type LoggedInClient,
} from '../../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../../test/support/test-api.ts';
import type { TestClient } from '../../../../test/support/test-client.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const SESSIONS = '/api/user/sessions';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const records = (kind: 'member' | 'console' = 'member') =>
  api.database.connection.collection<{ _id: string }>(`sessions_${kind}`);
const list = async (client: TestClient) => (await client.get(SESSIONS)).body.items as UserSession[];

/** Logs the user in once more, as from another device. */
async function logIn(
  { user }: LoggedInClient,
  client: TestClient = api.client(),
  userAgent = FIREFOX,
): Promise<TestClient> {
  const credentials = { username: user.username, password: PASSWORD };
  const { status } = await client.post('/api/auth/login', credentials, {
    headers: { 'user-agent': userAgent },
  });
  expect(status).toBe(200);
  return client;
}

describe('the list of sessions', () => {
  test('names devices, marks the current session, and contains no session id', async () => {
    const member = await createMember(api);
    const other = await logIn(member);
    const before = Date.now();

    const { body } = await other.get(SESSIONS);

    const sessions = body.items as UserSession[];
    expect(sessions).toMatchObject([
      { kind: 'member', device: 'Firefox on Linux', isCurrent: true },
      { kind: 'member', device: 'A browser', isCurrent: false },
    ]);
    for (const { startedAt, lastSeenAt } of sessions) {
      expect(Date.parse(startedAt)).toBeLessThanOrEqual(before);
      expect(Date.parse(lastSeenAt)).toBeGreaterThanOrEqual(Date.parse(startedAt) - 1_000);
    }
    const storedIds = await records().find({ 'session.passport.user.id': member.user.id }).toArray();
    expect(storedIds).toHaveLength(2);
    for (const { _id } of storedIds) {
      expect(JSON.stringify(body)).not.toContain(_id);
      const asCookie = api.client();
      asCookie.cookies.set('sid-3000', sessions[0]!.id);
      expect((await asCookie.get(SESSIONS)).status).toBe(401);
    }
  });

  test('has the sessions of the console too', async () => {
    const administrator = await createAdministrator(api, 'console');

    expect(await list(administrator)).toMatchObject([
      { kind: 'console', isCurrent: true, device: 'A browser' },
      { kind: 'member', isCurrent: false },
    ]);
  });

  test('leaves out sessions that have ended: expired, too old, or from before a new password', async () => {
    const member = await createMember(api);
    const others = [await logIn(member), await logIn(member), await logIn(member)];
    const ids = (await list(member)).filter(({ isCurrent }) => !isCurrent);
    expect(ids).toHaveLength(others.length);
    const rows = await records()
      .find({ 'session.passport.user.id': member.user.id })
      .sort({ expires: 1 })
      .toArray();
    const change = (index: number, $set: object) => records().updateOne({ _id: rows[index]!._id }, { $set });
    await change(1, { expires: new Date(Date.now() - 1) });
    await change(2, { 'session.signedInAtMs': Date.now() - 14 * 24 * 3_600_000 });
    await change(3, { 'session.passport.user.sessionVersion': -1 });

    expect(await list(member)).toMatchObject([{ isCurrent: true }]);
  });
});

describe('ending a session', () => {
  test('ends it at once, in every process, and is recorded', async () => {
    const member = await createMember(api);
    const other = await logIn(member);
    const second = await api.startSecondInstance();
    const inSecond = second.client();
    for (const [name, value] of other.cookies) inSecond.cookies.set(name, value);
    expect((await inSecond.get('/api/auth/me')).status).toBe(200);
    const { id } = (await list(member)).find(({ isCurrent }) => !isCurrent)!;

    expect((await member.post(`${SESSIONS}/${id}/end`)).status).toBe(204);

    expect((await other.get('/api/auth/me')).status).toBe(401);
    expect((await inSecond.get('/api/auth/me')).status).toBe(401);
    expect((await member.post(`${SESSIONS}/${id}/end`)).body.code).toBe('not_found');
    expect((await member.get('/api/auth/me')).status).toBe(200);
    const entries = api.database.connection.collection('audit_log');
    expect(await entries.countDocuments({ action: 'user_sessions_ended', reason: 'Sessions: 1' })).toBe(1);
    await second.stop();
  });

  test('of another user finds nothing, and the own one is ended by logging out', async () => {
    const [member, stranger] = [await createMember(api), await createMember(api)];
    const [own] = await list(member);

    expect((await stranger.post(`${SESSIONS}/${own!.id}/end`)).body.code).toBe('not_found');
    expect((await member.post(`${SESSIONS}/${own!.id}/end`)).body.code).toBe('wrong_state');
    expect((await member.get('/api/auth/me')).status).toBe(200);
  });

  test('ends all others of both kinds, of this user only', async () => {
    const stranger = await createMember(api);
    const administrator = await createAdministrator(api, 'console');
    const others = [await logIn(administrator), await logIn(administrator, api.client('console'))];

    // The session of the sign-up and those of two logins.
    expect((await administrator.post(`${SESSIONS}/end-others`)).body).toEqual({ ended: 3 });

    for (const other of others) expect((await other.get('/api/auth/me')).status).toBe(401);
    for (const client of [administrator, stranger])
      expect((await client.get('/api/auth/me')).status).toBe(200);
    expect(await list(administrator)).toHaveLength(1);
  });
});

test('a login above the limit ends the session that rested longest', async () => {
  const member = await createMember(api);
  for (let count = 1; count < SESSIONS_MAX; count += 1) await logIn(member);
  expect(await list(member)).toHaveLength(SESSIONS_MAX);
  await records().updateMany(
    { 'session.passport.user.id': member.user.id, 'session.device': 'A browser' },
    { $set: { expires: new Date(Date.now() + 60_000) } },
  );

  const latest = await logIn(member);

  expect(await list(latest)).toHaveLength(SESSIONS_MAX);
  expect((await member.get('/api/auth/me')).status).toBe(401);
});

describe('a login on a new device', () => {
  const reports = async ({ user }: LoggedInClient) =>
    (await findMailsTo(api, user.email)).filter(({ subject }) => subject === 'New login to your account');

  test('is reported by email with the device and what to do', async () => {
    const member = await createMember(api);
    expect(await reports(member)).toEqual([]);

    await logIn(member);

    const [report, ...further] = await reports(member);
    expect(further).toEqual([]);
    expect(report!.text).toContain('Firefox on Linux, on Mar 10, 2026, 12:00');
    expect(report!.text).toContain(`${api.settings.shellOrigin}/forgot-password`);
  });

  test('is reported once per device, and never for the device of the sign-up or a wrong password', async () => {
    const member = await createMember(api);
    await logIn(member, member);
    const credentials = { username: member.user.username, password: 'a wrong password' };
    await api.client().post('/api/auth/login', credentials);
    expect(await reports(member)).toEqual([]);

    const other = await logIn(member);
    await other.post('/api/auth/logout');
    await logIn(member, other);

    expect(await reports(member)).toHaveLength(1);
  });
});
