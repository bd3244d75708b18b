import { DAY_MS } from '../../platform/clock.ts';
import {
  PASSWORD,
  createMember,
  newRegistration,
  createAdministrator,
} from '../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

describe('sign-up', () => {
  test('creates the account, opens its ledger accounts and starts a session', async () => {
    const client = api.client();
    const details = { ...newRegistration(), fullName: 'Ada Lovelace' };
    const { status, body } = await client.post('/api/auth/register', details);

    expect(status).toBe(201);
    expect(body).toMatchObject({
      username: details.username,
      email: details.email,
      fullName: 'Ada Lovelace',
      isAdmin: false,
      emailVerified: false,
      signupBonusClaimed: false,
      balance: 0,
      lockedBalance: 0,
      heldBalance: 0,
      totalEarned: 0,
      totalWithdrawn: 0,
      nextUnlock: null,
      tasksToday: { completed: 0, limit: 20, resetsAt: '2026-03-11T00:00:00.000Z' },
      now: '2026-03-10T12:00:00.000Z',
      referralApplied: false,
    });
    expect((await client.get('/api/auth/me')).body.username).toBe(details.username);
  });

  test('rejects a username that differs only in case or width, and an email that differs only in case', async () => {
    const { user } = await createMember(api, { username: 'Grace Hopper', email: 'Grace@Example.com' });
    const client = api.client();

    const byUsername = await client.post('/api/auth/register', {
      ...newRegistration(),
      username: ' ＧRACE hopper',
    });
    const byEmail = await client.post('/api/auth/register', {
      ...newRegistration(),
      email: 'gRACE@example.COM',
    });

    expect(byUsername).toMatchObject({
      status: 409,
      body: { code: 'username_taken', details: [{ path: 'username' }] },
    });
    expect(byEmail).toMatchObject({
      status: 409,
      body: { code: 'email_taken', details: [{ path: 'email' }] },
    });
    expect(client.cookies.size).toBe(0);
    expect(user.username).toBe('Grace Hopper');
  });

  test('creates one account for concurrent sign-ups with the same username', async () => {
    const details = newRegistration();
    const responses = await Promise.all(
      [1, 2, 3, 4].map(() => api.client().post('/api/auth/register', details)),
    );

    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  test('rejects a common password, a repeated piece and the username with digits', async () => {
    const registration = newRegistration();
    for (const password of ['Password123', 'aaaaaa', `${registration.username}!24`]) {
      const { status, body } = await api.client().post('/api/auth/register', { ...registration, password });

      expect([status, body.code, body.details[0].path]).toEqual([400, 'common_password', 'password']);
    }
  });

  test('rejects a name that sounds official, and lets older accounts with one log in', async () => {
    const register = (username: string) =>
      api.client().post('/api/auth/register', { ...newRegistration(), username });
    const { user } = await createMember(api);
    const older = { username: 'Support', usernameKey: 'support' };
    await api.database.connection.collection('users').updateOne({ username: user.username }, { $set: older });

    expect((await register('Supp0rt')).body).toMatchObject({
      code: 'invalid_request',
      details: [{ path: 'username' }],
    });
    const { status } = await api
      .client()
      .post('/api/auth/login', { username: 'Support', password: PASSWORD });
    expect(status).toBe(200);
  });

  test('accepts long and Unicode passwords unchanged', async () => {
    const password = `  ${'Zürich 🐘 '.repeat(20)} `;
    const { user } = await createMember(api, { password });

    const signIn = async (attempt: string) =>
      (await api.client().post('/api/auth/login', { username: user.username, password: attempt })).status;

    expect(await signIn(password)).toBe(200);
    for (const wrong of [password.trim(), `${password}!`])
      expect([wrong, await signIn(wrong)]).toEqual([wrong, 401]);
  });

  test('stores the referrer of a new member and ignores an unknown referral code', async () => {
    const { user } = await createMember(api);
    const check = (code: string) => api.client().get(`/api/referral-codes/${code}`);

    const referred = await api
      .client()
      .post('/api/auth/register', { ...newRegistration(), referralCode: user.referralCode.toLowerCase() });
    const unknown = await api
      .client()
      .post('/api/auth/register', { ...newRegistration(), referralCode: 'UNKNOWN' });

    expect([referred.body.referralApplied, unknown.body.referralApplied]).toEqual([true, false]);
    expect((await check(user.referralCode)).body).toEqual({ valid: true });
    expect((await check('UNKNOWN')).body).toEqual({ valid: false });
    expect(await api.database.connection.collection('referrals').countDocuments()).toBe(1);
  });
});

describe('sign-in', () => {
  test('issues a new session id and ends the previous session', async () => {
    const member = await createMember(api);
    const before = member.cookies.get('sid-3000')!;

    await member.post('/api/auth/login', { username: member.user.username, password: PASSWORD });
    const after = member.cookies.get('sid-3000')!;
    const stolen = api.client();
    stolen.cookies.set('sid-3000', before);

    expect(after).not.toBe(before);
    expect((await member.get('/api/auth/me')).status).toBe(200);
    expect((await stolen.get('/api/auth/me')).status).toBe(401);
  });

  test('sets a session cookie that scripts cannot read and a hint cookie that they can', async () => {
    const { user } = await createMember(api);
    const { cookies } = await api
      .client()
      .post('/api/auth/login', { username: user.username, password: PASSWORD });

    expect(cookies.find((cookie) => cookie.startsWith('sid-3000='))).toMatch(
      /; Path=\/; .*HttpOnly; SameSite=Lax/,
    );
    expect(cookies.find((cookie) => cookie.startsWith('signed-in-3000=1'))).not.toMatch(/HttpOnly/);
  });

  test('responds identically to unknown users and wrong passwords', async () => {
    const { user } = await createMember(api);
    const wrong = await api
      .client()
      .post('/api/auth/login', { username: user.username, password: 'not the password' });
    const unknown = await api
      .client()
      .post('/api/auth/login', { username: 'unknown user', password: PASSWORD });

    expect(wrong.status).toBe(401);
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    expect(wrong.body).toMatchObject({
      code: 'invalid_credentials',
      message: 'Username or password is wrong.',
    });
    expect(wrong.cookies).toEqual([]);
  });

  test('reports a disabled account only if the password is right', async () => {
    const { user } = await createMember(api);
    await api.database.connection
      .collection('users')
      .updateOne({ username: user.username }, { $set: { isDisabled: true } });
    const signIn = (password: string) =>
      api.client().post('/api/auth/login', { username: user.username, password });

    expect((await signIn(PASSWORD)).body.code).toBe('account_disabled');
    expect((await signIn('not the password')).body.code).toBe('invalid_credentials');
  });

  test('limits guessing at one user from one address without affecting other addresses', async () => {
    const { user } = await createMember(api);
    const from = (address: string) => ({
      headers: { 'x-forwarder-secret': api.settings.forwarderSecret, 'x-forwarded-for': address },
    });
    const guess = (address: string, password: string) =>
      api.client().post('/api/auth/login', { username: user.username, password }, from(address));

    for (let attempt = 1; attempt <= 10; attempt += 1) await guess('192.0.2.1', `guess number ${attempt}`);
    const eleventh = await guess('192.0.2.1', PASSWORD);

    expect(eleventh).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await guess('192.0.2.2', PASSWORD)).status).toBe(200);
  });

  test('stays open to a user at a known address while strangers elsewhere guess the password', async () => {
    const { user } = await createMember(api);
    const guess = (address: string, password: string) =>
      api
        .client()
        .post(
          '/api/auth/login',
          { username: user.username, password },
          { headers: { 'x-forwarder-secret': api.settings.forwarderSecret, 'x-forwarded-for': address } },
        );
    await guess('198.51.100.7', PASSWORD);

    for (let attempt = 0; attempt < 50; attempt += 1) await guess(`203.0.113.${attempt}`, 'a wrong password');

    expect((await guess('203.0.113.200', PASSWORD)).status).toBe(429);
    expect((await guess('198.51.100.7', PASSWORD)).status).toBe(200);
  });
});

describe('a session', () => {
  test('ends at sign-out, on the server and in the browser', async () => {
    const member = await createMember(api);
    const cookie = member.cookies.get('sid-3000')!;

    const { status, headers } = await member.post('/api/auth/logout');
    const stolen = api.client();
    stolen.cookies.set('sid-3000', cookie);

    expect(status).toBe(204);
    expect(headers.get('clear-site-data')).toBe('"cache"');
    expect([...member.cookies.keys()]).toEqual(['device-3000']);
    expect((await stolen.get('/api/auth/me')).body.code).toBe('not_signed_in');
  });

  test('can be signed out twice, with an empty body or none', async () => {
    const member = await createMember(api);

    expect((await member.post('/api/auth/logout', {})).status).toBe(204);
    expect((await member.post('/api/auth/logout')).status).toBe(204);
  });

  test.each(['s%3Aforged.signature', 'nonsense', 's%3A', ''])(
    'is not created from the forged cookie %j',
    async (cookie) => {
      const client = api.client();
      client.cookies.set('sid-3000', cookie).set('signed-in-3000', '1');

      const { status, body } = await client.get('/api/auth/me');

      expect([status, body.code]).toEqual([401, 'not_signed_in']);
      expect(client.cookies.has('signed-in-3000')).toBe(false);
    },
  );

  test('ends when it expires, when its account is deleted, and at its maximum age', async () => {
    const [idle, deleted, old] = [await createMember(api), await createMember(api), await createMember(api)];
    const { connection } = api.database;
    const idOf = async ({ user }: typeof idle) =>
      (await connection.collection('users').findOne({ username: user.username }))!._id;
    const sessionOf = async (member: typeof idle) => ({
      'session.passport.user.id': (await idOf(member)).toHexString(),
    });
    const sessions = connection.collection('sessions_member');

    await sessions.updateOne(await sessionOf(idle), { $set: { expires: new Date(Date.now() - 1) } });
    await sessions.updateOne(await sessionOf(old), {
      $set: { 'session.signedInAtMs': Date.now() - 14 * DAY_MS },
    });
    await connection.collection('users').deleteOne({ username: deleted.user.username });

    for (const member of [idle, deleted, old]) expect((await member.get('/api/auth/me')).status).toBe(401);
  });
});

describe('the console', () => {
  test('rejects a member who signs in or up', async () => {
    const { user } = await createMember(api);
    const console = api.client('console');

    const signIn = await console.post('/api/auth/login', { username: user.username, password: PASSWORD });
    const signUp = await console.post('/api/auth/register', newRegistration());

    expect([signIn.status, signIn.body.code]).toEqual([403, 'forbidden']);
    expect([signUp.status, signUp.body.code]).toEqual([403, 'forbidden']);
    expect(console.cookies.size).toBe(0);
  });

  test('does not share sessions with the member pages', async () => {
    const member = await createAdministrator(api, 'member');
    const console = await createAdministrator(api, 'console');
    expect([...console.cookies.keys()].sort()).toEqual(['console-3003', 'device-3003', 'signed-in-3003']);
    const [crossed, renamed] = [api.client('console'), api.client('console')];
    crossed.cookies.set('sid-3000', member.cookies.get('sid-3000')!);
    renamed.cookies.set('console-3003', member.cookies.get('sid-3000')!);

    expect((await console.get('/api/admin/counters')).status).toBe(200);
    expect((await crossed.get('/api/auth/me')).status).toBe(401);
    expect((await renamed.get('/api/auth/me')).status).toBe(401);
  });

  test('signs out without ending the session on the member pages', async () => {
    const console = await createAdministrator(api, 'console');
    const browser = api.client();
    await browser.post('/api/auth/login', { username: console.user.username, password: PASSWORD });

    await console.post('/api/auth/logout');

    expect((await browser.get('/api/auth/me')).status).toBe(200);
  });
});
