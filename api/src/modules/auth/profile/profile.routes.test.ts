import {
  PASSWORD,
  createMember,
  newRegistration,
  type LoggedInClient,
} from '../../../../test/support/factories.ts';
import { findMailsTo, findMailedToken } from '../../../../test/support/captured-mails.ts';
import { startTestApi, type TestApi } from '../../../../test/support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const NEW_PASSWORD = 'another one of the tests';
const collection = (name: string) => api.database.connection.collection(name);
const recordOf = ({ user }: LoggedInClient) => collection('users').findOne({ username: user.username });
const save = (member: LoggedInClient, body: Record<string, unknown>) =>
  member.post('/api/user/profile', body);
const signIn = (username: string, password: string) =>
  api.client().post('/api/auth/login', { username, password });
const actionsOn = async (member: LoggedInClient) => {
  const { _id } = (await recordOf(member))!;
  const entries = await collection('audit_log').find({ subjectId: _id }).sort({ _id: 1 }).toArray();
  return entries.map(({ action }) => action as string);
};
/** Moves the member's login into the past. */
const ageSession = async (member: LoggedInClient, ms: number) => {
  const { _id } = (await recordOf(member))!;
  const filter = { 'session.passport.user.id': _id.toHexString() };
  await collection('sessions_member').updateMany(filter, {
    $set: { 'session.signedInAtMs': Date.now() - ms },
  });
};

describe('updating the profile', () => {
  test('saves name and phone number, keeps omitted fields and clears empty ones', async () => {
    const member = await createMember(api);
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
  ])('rejects %j', async (body, path) => {
    const member = await createMember(api);
    const before = await recordOf(member);

    const response = await save(member, body);

    expect(response).toMatchObject({ status: 400, body: { code: 'invalid_request', details: [{ path }] } });
    expect(await recordOf(member)).toEqual(before);
  });

  test('announces a new email to both addresses and requires its confirmation', async () => {
    const member = await createMember(api);
    const oldEmail = member.user.email;
    const email = newRegistration().email;
    await member.post('/api/auth/verify-email', {
      token: await findMailedToken(api, oldEmail, '/verify-email'),
    });

    const { status, body } = await save(member, { email });

    expect([status, body.email, body.emailVerified]).toEqual([200, email, false]);
    const [, notification] = await findMailsTo(api, oldEmail);
    expect(notification).toMatchObject({ subject: 'Your email address was changed' });
    expect(notification!.text).toContain('m••••@e••••');
    await member.post('/api/auth/verify-email', {
      token: await findMailedToken(api, email, '/verify-email'),
    });
    expect((await member.get('/api/auth/me')).body.emailVerified).toBe(true);
    expect(await actionsOn(member)).toEqual([
      'user_registered',
      'user_email_verified',
      'user_email_changed',
      'user_email_verified',
    ]);
  });

  test('announces later new emails to the first address too', async () => {
    const member = await createMember(api);
    for (let count = 0; count < 3; count += 1) await save(member, { email: newRegistration().email });

    const subjects = (await findMailsTo(api, member.user.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Your email address was changed')).toHaveLength(3);
  });

  test('accepts no new email after a login by a link, which proves no password', async () => {
    const member = await createMember(api);
    const browser = api.client();
    await browser.post('/api/auth/login-link', { email: member.user.email });
    await api.app.jobs.runNow('answer-login-link-requests');
    const token = await findMailedToken(api, member.user.email, '/login-with-link');
    expect((await browser.post('/api/auth/login-with-link', { token })).status).toBe(200);

    const { body } = await browser.post('/api/user/profile', { email: newRegistration().email });

    expect(body.code).toBe('reauthentication_required');
  });

  test('keeps an address confirmed if only its letter case changes', async () => {
    const member = await createMember(api);
    const token = await findMailedToken(api, member.user.email, '/verify-email');
    await member.post('/api/auth/verify-email', { token });

    const { body } = await save(member, { email: member.user.email.toUpperCase() });

    expect([body.email, body.emailVerified]).toEqual([member.user.email.toUpperCase(), true]);
    expect(await findMailsTo(api, member.user.email)).toHaveLength(1);
  });

  test('rejects the address of another account in any letter case', async () => {
    const [member, other] = [await createMember(api), await createMember(api)];

    const response = await save(member, { email: other.user.email.toUpperCase() });

    expect(response).toMatchObject({
      status: 409,
      body: { code: 'email_taken', details: [{ path: 'email' }] },
    });
    expect((await recordOf(member))?.email).toBe(member.user.email);
  });

  test('accepts a new email only within 10 minutes of entering the password', async () => {
    const member = await createMember(api);
    await ageSession(member, 10 * 60_000);
    const { email } = newRegistration();

    const late = await save(member, { email });
    const sameEmail = await save(member, { email: member.user.email, fullName: 'Ada' });
    await ageSession(member, 10 * 60_000 - 5_000);
    const inTime = await save(member, { email });

    expect(late).toMatchObject({ status: 403, body: { code: 'reauthentication_required' } });
    expect(sameEmail.status).toBe(200);
    expect(inTime.body.email).toBe(email);
  });

  test('revokes the confirmation link of the previous address', async () => {
    const member = await createMember(api);
    const token = await findMailedToken(api, member.user.email, '/verify-email');
    await save(member, { email: newRegistration().email });

    expect((await member.post('/api/auth/verify-email', { token })).body.code).toBe('invalid_token');
  });
});

describe('changing the password', () => {
  const change = (member: LoggedInClient, body: object) =>
    member.post('/api/user/password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, ...body });

  test('ends other sessions and continues this one under a new id', async () => {
    const member = await createMember(api);
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
    const mails = await findMailsTo(api, member.user.email);
    expect(mails.map(({ subject }) => subject)).toContain('Your password was changed');
    expect(await actionsOn(member)).toContain('user_password_changed');
  });

  test('ends sessions that start with the old password at the same moment', async () => {
    const member = await createMember(api);
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
      'a wrong current password',
      { currentPassword: 'not the password' },
      'current_password_wrong',
      'currentPassword',
    ],
    ['a common password', { newPassword: 'Password123' }, 'common_password', 'newPassword'],
    ['the current password', { newPassword: PASSWORD }, 'invalid_request', 'newPassword'],
    ['a short password', { newPassword: 'short' }, 'invalid_request', 'newPassword'],
    ['a confirmation, which only the form has', { confirmPassword: NEW_PASSWORD }, 'invalid_request', ''],
  ])('rejects %s', async (_name, body, code, path) => {
    const member = await createMember(api);
    const before = await recordOf(member);

    const response = await change(member, body);

    expect(response).toMatchObject({ status: 400, body: { code, details: [{ path }] } });
    expect(await recordOf(member)).toEqual(before);
    expect((await member.get('/api/auth/me')).status).toBe(200);
  });

  test('rejects the username as password', async () => {
    const member = await createMember(api);

    expect(await change(member, { newPassword: member.user.username.toUpperCase() })).toMatchObject({
      status: 400,
      body: { code: 'common_password', details: [{ path: 'newPassword' }] },
    });
  });

  test('accepts one of several changes sent at once with the same current password', async () => {
    const member = await createMember(api);
    const changes = Array.from({ length: 15 }, (_, index) =>
      change(member, { newPassword: `${NEW_PASSWORD} ${index}` }),
    );

    const responses = await Promise.all(changes);

    const codes = responses.map(({ status, body }) => (status === 204 ? 'changed' : (body.code as string)));
    const count = (...of: string[]) => codes.filter((code) => of.includes(code)).length;
    expect(count('changed')).toBe(1);
    // The change ends the session that the others were sent with.
    expect(count('current_password_wrong', 'not_signed_in', 'rate_limited')).toBe(14);
  });

  test('limits guesses at the current password, in a row and at once', async () => {
    const member = await createMember(api);
    for (let attempt = 0; attempt < 10; attempt += 1)
      await change(member, { currentPassword: `guess number ${attempt}` });
    const other = await createMember(api);
    const burst = Array.from({ length: 30 }, (_, index) =>
      change(other, { currentPassword: `guess number ${index}` }),
    );
    const guesses = (await Promise.all(burst)).filter(({ status }) => status === 400);

    expect(guesses).toHaveLength(10);
    const response = await change(member, {});

    expect(response).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
