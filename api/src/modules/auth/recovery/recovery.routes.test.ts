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
const forgot = (email: string) => api.client().post('/api/auth/forgot-password', { email });
const reset = (token: string, password = NEW_PASSWORD) =>
  api.client().post('/api/auth/reset-password', { token, password });
const verify = (token: string) => api.client().post('/api/auth/verify-email', { token });
const signIn = (member: LoggedInClient, password: string) =>
  api.client().post('/api/auth/login', { username: member.user.username, password });
const updateUser = (member: LoggedInClient, fields: object) =>
  collection('users').updateOne({ username: member.user.username }, { $set: fields });

/** Requests a reset link and returns its token from the email. */
async function requestLink(member: LoggedInClient): Promise<string> {
  await forgot(member.user.email);
  await api.app.jobs.runNow('answer-reset-requests');
  return findMailedToken(api, member.user.email, '/reset-password');
}

describe('requesting a reset link', () => {
  test('has the same response and effect for known and unknown addresses', async () => {
    const member = await createMember(api);
    const before = await collection('reset_requests').countDocuments();

    const known = await forgot(member.user.email.toUpperCase());
    const unknown = await forgot(newRegistration().email);

    expect([known.status, known.body]).toEqual([204, '']);
    expect([unknown.status, unknown.body]).toEqual([204, '']);
    expect(await collection('reset_requests').countDocuments()).toBe(before + 2);
    expect(await findMailsTo(api, member.user.email)).toHaveLength(1);

    await api.app.jobs.runNow('answer-reset-requests');
    expect((await findMailsTo(api, member.user.email)).at(-1)?.subject).toBe('Set a new password');
    expect(await collection('reset_requests').countDocuments()).toBe(0);
    expect(await collection('outbox').countDocuments({ subject: 'Set a new password' })).toBe(1);
  });

  test('sends at most three valid links to one mailbox', async () => {
    const member = await createMember(api);
    for (let count = 0; count < 5; count += 1) await requestLink(member);

    const mails = await findMailsTo(api, member.user.email);
    expect(mails.filter(({ subject }) => subject === 'Set a new password')).toHaveLength(3);
  });

  test('sends a link to a new address, however many the one before it has', async () => {
    const member = await createMember(api);
    for (let count = 0; count < 3; count += 1) await requestLink(member);
    const { email } = newRegistration();
    expect((await member.post('/api/user/profile', { email })).status).toBe(200);
    await forgot(email);
    await api.app.jobs.runNow('answer-reset-requests');

    expect((await reset(await findMailedToken(api, email, '/reset-password'))).status).toBe(204);
  });

  test('sends nothing to a disabled account', async () => {
    const member = await createMember(api);
    await updateUser(member, { isDisabled: true });

    await expect(requestLink(member)).rejects.toThrow('No link');
  });

  test('sends one email per request even if several processes run the job', async () => {
    const member = await createMember(api);
    await forgot(member.user.email);

    await Promise.all(Array.from({ length: 4 }, () => api.app.jobs.runNow('answer-reset-requests')));

    const mails = await findMailsTo(api, member.user.email);
    expect(mails.filter(({ subject }) => subject === 'Set a new password')).toHaveLength(1);
  });
});

describe('a reset link', () => {
  test('works once, ends all sessions and confirms the address', async () => {
    const member = await createMember(api);
    const token = await requestLink(member);

    const first = await reset(token);
    const second = await reset(token, 'and yet another one');

    expect([first.status, first.body, first.cookies]).toEqual([204, '', []]);
    expect(second).toMatchObject({ status: 400, body: { code: 'invalid_token' } });
    expect((await member.get('/api/auth/me')).status).toBe(401);
    expect((await signIn(member, PASSWORD)).status).toBe(401);
    expect((await signIn(member, NEW_PASSWORD)).body.emailVerified).toBe(true);
    const mails = await findMailsTo(api, member.user.email);
    expect(mails.map(({ subject }) => subject)).toContain('Your password was changed');
  });

  test('works once under concurrent requests', async () => {
    const token = await requestLink(await createMember(api));

    const responses = await Promise.all([reset(token), reset(token, 'and yet another one'), reset(token)]);

    expect(responses.map(({ status }) => status).sort()).toEqual([204, 400, 400]);
  });

  test('is revoked when another link is used and when the password is changed', async () => {
    const member = await createMember(api);
    const [first, second] = [await requestLink(member), await requestLink(member)];
    await reset(second);
    expect((await reset(first)).body.code).toBe('invalid_token');

    const other = await createMember(api);
    const link = await requestLink(other);
    await other.post('/api/user/password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
    expect((await reset(link)).body.code).toBe('invalid_token');
  });

  test('expires after an hour of real time', async () => {
    const member = await createMember(api);
    const requestedAtMs = Date.now();
    const token = await requestLink(member);
    const mailedAtMs = Date.now();
    const [record] = await collection('mail_tokens')
      .find({ purpose: 'reset_password' })
      .sort({ expiresAt: -1 })
      .toArray();
    const issuedAtMs = (record!.expiresAt as Date).getTime() - 3_600_000;
    expect(issuedAtMs).toBeGreaterThanOrEqual(requestedAtMs);
    expect(issuedAtMs).toBeLessThanOrEqual(mailedAtMs);

    await collection('mail_tokens').updateMany({}, { $set: { expiresAt: new Date(Date.now() - 1) } });

    expect((await reset(token)).body.code).toBe('invalid_token');
  });

  test('is not readable in the database', async () => {
    const token = await requestLink(await createMember(api));
    const documents = await Promise.all(
      (await api.database.connection.listCollections()).map(({ name }) => collection(name).find().toArray()),
    );

    expect(JSON.stringify(documents)).not.toContain(token);
  });

  test.each([
    ['an unknown token', 'x'.repeat(43), NEW_PASSWORD, 'invalid_token'],
    ['an object as the token', { $ne: '' }, NEW_PASSWORD, 'invalid_request'],
    ['a common password', 'x'.repeat(43), 'Password123', 'common_password'],
    ['a short password', 'x'.repeat(43), 'short', 'invalid_request'],
  ])('is rejected with %s', async (_name, token, password, code) => {
    const { status, body } = await api.client().post('/api/auth/reset-password', { token, password });

    expect([status, body.code]).toEqual([400, code]);
  });

  test('stays valid after a rejected password', async () => {
    const member = await createMember(api);
    const token = await requestLink(member);

    expect((await reset(token, 'Password123')).body.code).toBe('common_password');
    expect((await reset(token, member.user.username)).body.code).toBe('common_password');
    expect((await reset(token)).status).toBe(204);
  });
});

describe('a confirmation link', () => {
  test('is sent at sign-up and works once', async () => {
    const member = await createMember(api);
    const token = await findMailedToken(api, member.user.email, '/verify-email');

    expect((await verify(token)).status).toBe(204);
    expect((await verify(token)).body.code).toBe('invalid_token');
    expect((await member.get('/api/auth/me')).body.emailVerified).toBe(true);
  });

  test('stays valid when the password is changed', async () => {
    const member = await createMember(api);
    const token = await findMailedToken(api, member.user.email, '/verify-email');
    await member.post('/api/user/password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD });

    expect((await verify(token)).status).toBe(204);
  });

  test('cannot reset a password, and a reset link cannot confirm an address', async () => {
    const member = await createMember(api);

    expect((await reset(await findMailedToken(api, member.user.email, '/verify-email'))).body.code).toBe(
      'invalid_token',
    );
    expect((await verify(await requestLink(member))).body.code).toBe('invalid_token');
  });

  test('is rejected, like a reset link, while the account is disabled', async () => {
    const member = await createMember(api);
    const [confirmation, link] = [
      await findMailedToken(api, member.user.email, '/verify-email'),
      await requestLink(member),
    ];
    await updateUser(member, { isDisabled: true });

    expect((await verify(confirmation)).body.code).toBe('invalid_token');
    expect((await reset(link)).body.code).toBe('invalid_token');
  });
});
