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
const forgot = (email: string) => api.client().post('/api/auth/forgot-password', { email });
const reset = (token: string, password = NEW_PASSWORD) =>
  api.client().post('/api/auth/reset-password', { token, password });
const verify = (token: string) => api.client().post('/api/auth/verify-email', { token });
const signIn = (member: SignedIn, password: string) =>
  api.client().post('/api/auth/login', { username: member.user.username, password });
const change = (member: SignedIn, fields: object) =>
  collection('users').updateOne({ username: member.user.username }, { $set: fields });

/** Asks for a link and waits for the mail. */
async function linkFor(member: SignedIn): Promise<string> {
  await forgot(member.user.email);
  await api.app.jobs.runNow('answer-reset-requests');
  return tokenTo(api, member.user.email, '/reset-password');
}

describe('asking for a link', () => {
  test('answers and does the same for known and unknown addresses', async () => {
    const member = await aMember(api);
    const before = await collection('reset_requests').countDocuments();

    const known = await forgot(member.user.email.toUpperCase());
    const unknown = await forgot(aPerson().email);

    expect([known.status, known.body]).toEqual([204, '']);
    expect([unknown.status, unknown.body]).toEqual([204, '']);
    expect(await collection('reset_requests').countDocuments()).toBe(before + 2);
    expect(await mailsTo(api, member.user.email)).toHaveLength(1);

    await api.app.jobs.runNow('answer-reset-requests');
    expect((await mailsTo(api, member.user.email)).at(-1)?.subject).toBe('Set a new password');
    expect(await collection('reset_requests').countDocuments()).toBe(0);
    expect(await collection('outbox').countDocuments({ subject: 'Set a new password' })).toBe(1);
  });

  test('cannot be used to fill a mailbox', async () => {
    const member = await aMember(api);
    for (let count = 0; count < 5; count += 1) await linkFor(member);

    const mails = await mailsTo(api, member.user.email);
    expect(mails.filter(({ subject }) => subject === 'Set a new password')).toHaveLength(3);
  });

  test('sends nothing to a disabled account', async () => {
    const member = await aMember(api);
    await change(member, { isDisabled: true });

    await expect(linkFor(member)).rejects.toThrow('No link');
  });

  test('many processes at once send one mail for each request', async () => {
    const member = await aMember(api);
    await forgot(member.user.email);

    await Promise.all(Array.from({ length: 4 }, () => api.app.jobs.runNow('answer-reset-requests')));

    const mails = await mailsTo(api, member.user.email);
    expect(mails.filter(({ subject }) => subject === 'Set a new password')).toHaveLength(1);
  });
});

describe('a link to set a new password', () => {
  test('is good once; all sessions end, and the address is proved', async () => {
    const member = await aMember(api);
    const token = await linkFor(member);

    const first = await reset(token);
    const second = await reset(token, 'and yet another one');

    expect([first.status, first.body, first.cookies]).toEqual([204, '', []]);
    expect(second).toMatchObject({ status: 400, body: { code: 'invalid_token' } });
    expect((await member.get('/api/auth/me')).status).toBe(401);
    expect((await signIn(member, PASSWORD)).status).toBe(401);
    expect((await signIn(member, NEW_PASSWORD)).body.emailVerified).toBe(true);
    expect((await mailsTo(api, member.user.email)).at(-1)?.subject).toBe('Your password was changed');
  });

  test('pressed twice at once works once', async () => {
    const token = await linkFor(await aMember(api));

    const answers = await Promise.all([reset(token), reset(token, 'and yet another one'), reset(token)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400]);
  });

  test('ends the other links, and with a change of the password', async () => {
    const member = await aMember(api);
    const [first, second] = [await linkFor(member), await linkFor(member)];
    await reset(second);
    expect((await reset(first)).body.code).toBe('invalid_token');

    const again = await aMember(api);
    const link = await linkFor(again);
    await again.post('/api/user/password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
    expect((await reset(link)).body.code).toBe('invalid_token');
  });

  test('lives for an hour of real time', async () => {
    const member = await aMember(api);
    const askedAtMs = Date.now();
    const token = await linkFor(member);
    const mailedAtMs = Date.now();
    const [found] = await collection('mail_tokens')
      .find({ purpose: 'reset_password' })
      .sort({ expiresAt: -1 })
      .toArray();
    const madeAtMs = (found!.expiresAt as Date).getTime() - 3_600_000;
    expect(madeAtMs).toBeGreaterThanOrEqual(askedAtMs);
    expect(madeAtMs).toBeLessThanOrEqual(mailedAtMs);

    await collection('mail_tokens').updateMany({}, { $set: { expiresAt: new Date(Date.now() - 1) } });

    expect((await reset(token)).body.code).toBe('invalid_token');
  });

  test('is not in the database', async () => {
    const token = await linkFor(await aMember(api));
    const everything = await Promise.all(
      (await api.database.connection.listCollections()).map(({ name }) => collection(name).find().toArray()),
    );

    expect(JSON.stringify(everything)).not.toContain(token);
  });

  test.each([
    ['a token that nobody has', 'x'.repeat(43), NEW_PASSWORD, 'invalid_token'],
    ['an object for a token', { $ne: '' }, NEW_PASSWORD, 'invalid_request'],
    ['a password that attackers try first', 'x'.repeat(43), 'Password123', 'common_password'],
    ['a short password', 'x'.repeat(43), 'short', 'invalid_request'],
  ])('is refused: %s', async (_name, token, password, code) => {
    const { status, body } = await api.client().post('/api/auth/reset-password', { token, password });

    expect([status, body.code]).toEqual([400, code]);
  });

  test('a refused password does not use the link up', async () => {
    const token = await linkFor(await aMember(api));

    expect((await reset(token, 'Password123')).body.code).toBe('common_password');
    expect((await reset(token)).status).toBe(204);
  });
});

describe('a link to prove an address', () => {
  test('comes with the sign-up and is good once', async () => {
    const member = await aMember(api);
    const token = await tokenTo(api, member.user.email, '/verify-email');

    expect((await verify(token)).status).toBe(204);
    expect((await verify(token)).body.code).toBe('invalid_token');
    expect((await member.get('/api/auth/me')).body.emailVerified).toBe(true);
  });

  test('is no link to set a password', async () => {
    const member = await aMember(api);

    expect((await reset(await tokenTo(api, member.user.email, '/verify-email'))).body.code).toBe(
      'invalid_token',
    );
    expect((await verify(await linkFor(member))).body.code).toBe('invalid_token');
  });

  test('of a disabled account is good for nothing', async () => {
    const member = await aMember(api);
    const [proof, link] = [await tokenTo(api, member.user.email, '/verify-email'), await linkFor(member)];
    await change(member, { isDisabled: true });

    expect((await verify(proof)).body.code).toBe('invalid_token');
    expect((await reset(link)).body.code).toBe('invalid_token');
  });
});
