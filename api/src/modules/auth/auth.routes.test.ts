import { PASSWORD, aMember, aPerson, anAdministrator } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

describe('signing up', () => {
  test('creates the account, opens its books and starts a session', async () => {
    const client = api.client();
    const person = { ...aPerson(), fullName: 'Ada Lovelace' };
    const { status, body } = await client.post('/api/auth/register', person);

    expect(status).toBe(201);
    expect(body).toMatchObject({
      username: person.username,
      email: person.email,
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
    expect((await client.get('/api/auth/me')).body.username).toBe(person.username);
  });

  test('refuses a username that differs only in the case or width of letters, and an address likewise', async () => {
    const { user } = await aMember(api, { username: 'Grace Hopper', email: 'Grace@Example.com' });
    const client = api.client();

    const byName = await client.post('/api/auth/register', { ...aPerson(), username: ' ＧRACE hopper' });
    const byEmail = await client.post('/api/auth/register', { ...aPerson(), email: 'gRACE@example.COM' });

    expect(byName).toMatchObject({
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

  test('two sign-ups with one name at once: one account', async () => {
    const person = aPerson();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => api.client().post('/api/auth/register', person)),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  test('refuses a password that attackers try first', async () => {
    const { status, body } = await api
      .client()
      .post('/api/auth/register', { ...aPerson(), password: 'Password123' });

    expect(status).toBe(400);
    expect(body.code).toBe('common_password');
  });

  test('takes long and Unicode passwords as they are', async () => {
    const password = `  ${'Zürich 🐘 '.repeat(20)} `;
    const { user } = await aMember(api, { password });

    const signIn = async (typed: string) =>
      (await api.client().post('/api/auth/login', { username: user.username, password: typed })).status;

    expect(await signIn(password)).toBe(200);
    for (const other of [password.trim(), `${password}!`])
      expect([other, await signIn(other)]).toEqual([other, 401]);
  });

  test('keeps who brought the new member, and takes an unknown code without a word', async () => {
    const { user } = await aMember(api);
    const check = (code: string) => api.client().get(`/api/referral-codes/${code}`);

    const brought = await api
      .client()
      .post('/api/auth/register', { ...aPerson(), referralCode: user.referralCode.toLowerCase() });
    const unknown = await api.client().post('/api/auth/register', { ...aPerson(), referralCode: 'NOBODY' });

    expect([brought.body.referralApplied, unknown.body.referralApplied]).toEqual([true, false]);
    expect((await check(user.referralCode)).body).toEqual({ valid: true });
    expect((await check('NOBODY')).body).toEqual({ valid: false });
    expect(await api.database.connection.collection('referrals').countDocuments()).toBe(1);
  });
});

describe('signing in', () => {
  test('gives the session a new id, and ends the old one', async () => {
    const member = await aMember(api);
    const before = member.cookies.get('sid-3000')!;

    await member.post('/api/auth/login', { username: member.user.username, password: PASSWORD });
    const after = member.cookies.get('sid-3000')!;
    const stolen = api.client();
    stolen.cookies.set('sid-3000', before);

    expect(after).not.toBe(before);
    expect((await member.get('/api/auth/me')).status).toBe(200);
    expect((await stolen.get('/api/auth/me')).status).toBe(401);
  });

  test('sets a cookie that scripts cannot read and a hint that they can', async () => {
    const { user } = await aMember(api);
    const { cookies } = await api
      .client()
      .post('/api/auth/login', { username: user.username, password: PASSWORD });

    expect(cookies.find((line) => line.startsWith('sid-3000='))).toMatch(
      /; Path=\/; .*HttpOnly; SameSite=Lax/,
    );
    expect(cookies.find((line) => line.startsWith('signed-in-3000=1'))).not.toMatch(/HttpOnly/);
  });

  test('answers unknown users and wrong passwords alike', async () => {
    const { user } = await aMember(api);
    const wrong = await api
      .client()
      .post('/api/auth/login', { username: user.username, password: 'not the password' });
    const unknown = await api
      .client()
      .post('/api/auth/login', { username: 'nobody here', password: PASSWORD });

    expect(wrong.status).toBe(401);
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    expect(wrong.body).toMatchObject({
      code: 'invalid_credentials',
      message: 'Username or password is wrong.',
    });
    expect(wrong.cookies).toEqual([]);
  });

  test('tells of a disabled account only with the right password', async () => {
    const { user } = await aMember(api);
    await api.database.connection
      .collection('users')
      .updateOne({ username: user.username }, { $set: { isDisabled: true } });
    const signIn = (password: string) =>
      api.client().post('/api/auth/login', { username: user.username, password });

    expect((await signIn(PASSWORD)).body.code).toBe('account_disabled');
    expect((await signIn('not the password')).body.code).toBe('invalid_credentials');
  });

  test('slows guessing at one user from one address, and not that of others', async () => {
    const { user } = await aMember(api);
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

  test('strangers everywhere who guess at a user do not keep the user out where they signed in before', async () => {
    const { user } = await aMember(api);
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
  test('ends with the sign-out, on the server and in the browser', async () => {
    const member = await aMember(api);
    const cookie = member.cookies.get('sid-3000')!;

    const { status, headers } = await member.post('/api/auth/logout');
    const stolen = api.client();
    stolen.cookies.set('sid-3000', cookie);

    expect(status).toBe(204);
    expect(headers.get('clear-site-data')).toBe('"cache"');
    expect(member.cookies.size).toBe(0);
    expect((await stolen.get('/api/auth/me')).body.code).toBe('not_signed_in');
  });

  test('may be signed out twice, with an empty body or none', async () => {
    const member = await aMember(api);

    expect((await member.post('/api/auth/logout', {})).status).toBe(204);
    expect((await member.post('/api/auth/logout')).status).toBe(204);
  });

  test.each(['s%3Aforged.signature', 'nonsense', 's%3A', ''])(
    'is not made from the cookie %j',
    async (cookie) => {
      const client = api.client();
      client.cookies.set('sid-3000', cookie).set('signed-in-3000', '1');

      const { status, body } = await client.get('/api/auth/me');

      expect([status, body.code]).toEqual([401, 'not_signed_in']);
      expect(client.cookies.has('signed-in-3000')).toBe(false);
    },
  );

  test('ends when it expired, when its account is gone, and after its longest time', async () => {
    const [idle, gone, old] = [await aMember(api), await aMember(api), await aMember(api)];
    const { connection } = api.database;
    const idOf = async ({ user }: typeof idle) =>
      (await connection.collection('users').findOne({ username: user.username }))!._id;
    const sessionOf = async (member: typeof idle) => ({
      'session.passport.user.id': (await idOf(member)).toHexString(),
    });
    const sessions = connection.collection('sessions_member');

    await sessions.updateOne(await sessionOf(idle), { $set: { expires: new Date(Date.now() - 1) } });
    await sessions.updateOne(await sessionOf(old), {
      $set: { 'session.signedInAtMs': Date.now() - 14 * 86_400_000 },
    });
    await connection.collection('users').deleteOne({ username: gone.user.username });

    for (const member of [idle, gone, old]) expect((await member.get('/api/auth/me')).status).toBe(401);
  });
});

describe('the two audiences', () => {
  test('a member cannot sign in or up at the console', async () => {
    const { user } = await aMember(api);
    const console = api.client('console');

    const signIn = await console.post('/api/auth/login', { username: user.username, password: PASSWORD });
    const signUp = await console.post('/api/auth/register', aPerson());

    expect([signIn.status, signIn.body.code]).toEqual([403, 'forbidden']);
    expect([signUp.status, signUp.body.code]).toEqual([403, 'forbidden']);
    expect(console.cookies.size).toBe(0);
  });

  test('the session of one is not the session of the other', async () => {
    const member = await anAdministrator(api, 'member');
    const console = await anAdministrator(api, 'console');
    expect([...console.cookies.keys()].sort()).toEqual(['console-3003', 'signed-in-3003']);
    const [crossed, renamed] = [api.client('console'), api.client('console')];
    crossed.cookies.set('sid-3000', member.cookies.get('sid-3000')!);
    renamed.cookies.set('console-3003', member.cookies.get('sid-3000')!);

    expect((await console.get('/api/admin/counters')).status).toBe(200);
    expect((await crossed.get('/api/auth/me')).status).toBe(401);
    expect((await renamed.get('/api/auth/me')).status).toBe(401);
  });

  test('signing out of one leaves the other', async () => {
    const console = await anAdministrator(api, 'console');
    const browser = api.client();
    await browser.post('/api/auth/login', { username: console.user.username, password: PASSWORD });

    await console.post('/api/auth/logout');

    expect((await browser.get('/api/auth/me')).status).toBe(200);
  });
});
