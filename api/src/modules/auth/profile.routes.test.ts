import { PASSWORD, aMember, aPerson, type SignedIn } from '../../testing/factories.ts';
import { mailsTo, tokenTo } from '../../testing/mailbox.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const NEW_PASSWORD = 'another one of the tests';
const collection = (name: string) => api.database.connection.collection(name);
const recordOf = ({ user }: SignedIn) => collection('users').findOne({ username: user.username });
const save = (member: SignedIn, body: Record<string, unknown>) => member.post('/api/user/profile', body);
const signIn = (username: string, password: string) =>
  api.client().post('/api/auth/login', { username, password });
const actionsOn = async (member: SignedIn) => {
  const { _id } = (await recordOf(member))!;
  const entries = await collection('audit_log').find({ subjectId: _id }).sort({ _id: 1 }).toArray();
  return entries.map(({ action }) => action as string);
};
/** As if the sign-in were a while ago. */
const age = async (member: SignedIn, ms: number) => {
  const { _id } = (await recordOf(member))!;
  const filter = { 'session.passport.user.id': _id.toHexString() };
  await collection('sessions_member').updateMany(filter, {
    $set: { 'session.signedInAtMs': Date.now() - ms },
  });
};

describe('the profile', () => {
  test('takes a name and a number; what is left out stays, what is empty is taken away', async () => {
    const member = await aMember(api);
    const { email } = member.user;

    const filled = await save(member, { email, fullName: ' Ada Lovelace ', phoneNumber: '+44 20 7946 0018' });
    const emptied = await save(member, { email, phoneNumber: '' });

    expect(filled).toMatchObject({
      status: 200,
      body: { fullName: 'Ada Lovelace', phoneNumber: '+44 20 7946 0018', email },
    });
    expect(emptied.body).toMatchObject({ fullName: 'Ada Lovelace', phoneNumber: null });
  });

  test.each([
    [{}, 'email'],
    [{ email: 'nowhere' }, 'email'],
    [{ email: 'ada@example.com', phoneNumber: '1'.repeat(41) }, 'phoneNumber'],
    [{ email: 'ada@example.com', fullName: 'a'.repeat(101) }, 'fullName'],
    [{ email: 'ada@example.com', isAdmin: true }, ''],
    [{ email: { $ne: null } }, 'email'],
  ])('refuses %j', async (body, path) => {
    const member = await aMember(api);
    const before = await recordOf(member);

    const answer = await save(member, body);

    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request', details: [{ path }] } });
    expect(await recordOf(member)).toEqual(before);
  });

  test('tells both addresses of a new one, which has to be proved', async () => {
    const member = await aMember(api);
    const old = member.user.email;
    const email = aPerson().email;
    await member.post('/api/auth/verify-email', { token: await tokenTo(api, old, '/verify-email') });

    const { status, body } = await save(member, { email });

    expect([status, body.email, body.emailVerified]).toEqual([200, email, false]);
    const [, toOld] = await mailsTo(api, old);
    expect(toOld).toMatchObject({ subject: 'Your email address was changed' });
    expect(toOld!.text).toContain('m••••@e••••');
    await member.post('/api/auth/verify-email', { token: await tokenTo(api, email, '/verify-email') });
    expect((await member.get('/api/auth/me')).body.emailVerified).toBe(true);
    expect(await actionsOn(member)).toEqual([
      'user_registered',
      'user_email_verified',
      'user_email_changed',
      'user_email_verified',
    ]);
  });

  test('keeps the proof of an address that only changes the case of its letters', async () => {
    const member = await aMember(api);
    const token = await tokenTo(api, member.user.email, '/verify-email');
    await member.post('/api/auth/verify-email', { token });

    const { body } = await save(member, { email: member.user.email.toUpperCase() });

    expect([body.email, body.emailVerified]).toEqual([member.user.email.toUpperCase(), true]);
    expect(await mailsTo(api, member.user.email)).toHaveLength(1);
  });

  test("refuses somebody else's address, in any case of letters", async () => {
    const [member, other] = [await aMember(api), await aMember(api)];

    const answer = await save(member, { email: other.user.email.toUpperCase() });

    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'email_taken', details: [{ path: 'email' }] },
    });
    expect((await recordOf(member))?.email).toBe(member.user.email);
  });

  test('takes a new address only when the password was given in the last 10 minutes', async () => {
    const member = await aMember(api);
    await age(member, 10 * 60_000);
    const { email } = aPerson();

    const late = await save(member, { email });
    const name = await save(member, { email: member.user.email, fullName: 'Ada' });
    await age(member, 10 * 60_000 - 5_000);
    const inTime = await save(member, { email });

    expect(late).toMatchObject({ status: 403, body: { code: 'reauthentication_required' } });
    expect(name.status).toBe(200);
    expect(inTime.body.email).toBe(email);
  });

  test('a link to the address that was is good for nothing', async () => {
    const member = await aMember(api);
    const token = await tokenTo(api, member.user.email, '/verify-email');
    await save(member, { email: aPerson().email });

    expect((await member.post('/api/auth/verify-email', { token })).body.code).toBe('invalid_token');
  });
});

describe('the password', () => {
  const change = (member: SignedIn, body: object) =>
    member.post('/api/user/password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, ...body });

  test('is changed; other sessions end, this one goes on under a new id', async () => {
    const member = await aMember(api);
    const before = member.cookies.get('sid-3000');
    const other = api.client();
    await other.post('/api/auth/login', { username: member.user.username, password: PASSWORD });

    const { status, body } = await change(member, {});

    expect([status, body]).toEqual([204, '']);
    expect(member.cookies.get('sid-3000')).not.toBe(before);
    expect((await member.get('/api/auth/me')).status).toBe(200);
    expect((await other.get('/api/auth/me')).status).toBe(401);
    expect((await signIn(member.user.username, PASSWORD)).status).toBe(401);
    expect((await signIn(member.user.username, NEW_PASSWORD)).status).toBe(200);
    expect((await mailsTo(api, member.user.email)).at(-1)?.subject).toBe('Your password was changed');
    expect(await actionsOn(member)).toContain('user_password_changed');
  });

  test('a session that began with the old password ends, also when it was begun at the same time', async () => {
    const member = await aMember(api);
    const browsers = [api.client(), api.client(), api.client()];
    const { username } = member.user;

    await Promise.all([
      change(member, {}),
      ...browsers.map((browser) => browser.post('/api/auth/login', { username, password: PASSWORD })),
    ]);

    for (const browser of browsers) expect((await browser.get('/api/auth/me')).status).toBe(401);
  });

  test.each([
    [
      'a wrong current one',
      { currentPassword: 'not the password' },
      'current_password_wrong',
      'currentPassword',
    ],
    ['one that attackers try first', { newPassword: 'Password123' }, 'common_password', 'newPassword'],
    ['a short one', { newPassword: 'short' }, 'invalid_request', 'newPassword'],
    ['a confirmation, which is the form’s alone', { confirmPassword: NEW_PASSWORD }, 'invalid_request', ''],
  ])('refuses %s', async (_name, body, code, path) => {
    const member = await aMember(api);
    const before = await recordOf(member);

    const answer = await change(member, body);

    expect(answer).toMatchObject({ status: 400, body: { code, details: [{ path }] } });
    expect(await recordOf(member)).toEqual(before);
    expect((await member.get('/api/auth/me')).status).toBe(200);
  });

  test('cannot be guessed in a session that was left open', async () => {
    const member = await aMember(api);
    for (let attempt = 0; attempt < 10; attempt += 1)
      await change(member, { currentPassword: `guess number ${attempt}` });

    const answer = await change(member, {});

    expect(answer).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
