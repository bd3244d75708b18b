import {
  PASSWORD,
  createAdministrator,
  createMember,
  type LoggedInClient,
} from '../../../../test/support/factories.ts';
import { findMailedToken, findMailsTo } from '../../../../test/support/captured-mails.ts';
import { startTestApi, type TestApi } from '../../../../test/support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const SUBJECT = 'Log in to your account';
const collection = (name: string) => api.database.connection.collection(name);
const request = (email: string) => api.client().post('/api/auth/login-link', { email });
const redeem = (token: string, client = api.client()) => client.post('/api/auth/login-with-link', { token });
const answerRequests = () => api.app.jobs.runNow('answer-login-link-requests');

async function requestLink({ user }: LoggedInClient): Promise<string> {
  await request(user.email);
  await answerRequests();
  return findMailedToken(api, user.email, '/login-with-link');
}

async function countLinks({ user }: LoggedInClient): Promise<number> {
  return (await findMailsTo(api, user.email)).filter(({ subject }) => subject === SUBJECT).length;
}

describe('requesting a login link', () => {
  test('has the same response and effect for known and unknown addresses', async () => {
    const member = await createMember(api);
    const known = await request(member.user.email.toUpperCase());
    const unknown = await request('unknown@example.com');

    expect([known.status, known.body, unknown.status, unknown.body]).toEqual([204, '', 204, '']);
    expect(await collection('login_link_requests').countDocuments()).toBe(2);
    await answerRequests();
    expect(await collection('login_link_requests').countDocuments()).toBe(0);
    expect(await collection('outbox').countDocuments({ subject: SUBJECT })).toBe(1);
  });

  test('sends at most three valid links to one mailbox', async () => {
    const member = await createMember(api);
    for (let count = 0; count < 5; count += 1) await requestLink(member);

    expect(await countLinks(member)).toBe(3);
  });

  test('sends nothing to a disabled account', async () => {
    const disabled = await createMember(api);
    await collection('users').updateOne({ username: disabled.user.username }, { $set: { isDisabled: true } });
    await request(disabled.user.email);
    await answerRequests();

    expect(await countLinks(disabled)).toBe(0);
  });
});

describe('a login link', () => {
  test('logs in once, on the member pages, and confirms the address', async () => {
    const member = await createMember(api);
    const token = await requestLink(member);
    const browser = api.client();
    const atConsole = await redeem(token, api.client('console'));
    const first = await redeem(token, browser);
    const second = await redeem(token);

    expect(atConsole).toMatchObject({ status: 400, body: { code: 'invalid_token' } });
    expect(first).toMatchObject({
      status: 200,
      body: { username: member.user.username, emailVerified: true },
    });
    expect((await browser.get('/api/auth/me')).body.id).toBe(member.user.id);
    expect(second).toMatchObject({ status: 400, body: { code: 'invalid_token' } });
  });

  test('logs in once even if it is sent many times at once', async () => {
    const token = await requestLink(await createMember(api));
    const responses = await Promise.all(Array.from({ length: 8 }, () => redeem(token)));

    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(400)]);
  });

  test('expires after 15 minutes of real time', async () => {
    const [late, inTime] = [await createMember(api), await createMember(api)];
    const tokens = [await requestLink(late), await requestLink(inTime)] as const;
    const records = await collection('mail_tokens').find({ purpose: 'log_in' }).toArray();
    for (const { expiresAt } of records.slice(-2)) {
      const lifetimeMs = (expiresAt as Date).getTime() - Date.now();
      expect(lifetimeMs).toBeGreaterThan(14 * 60_000);
      expect(lifetimeMs).toBeLessThanOrEqual(15 * 60_000);
    }
    const lateRecord = records.find(({ userId }) => String(userId) === late.user.id)!;
    await collection('mail_tokens').updateOne(
      { _id: lateRecord._id },
      { $set: { expiresAt: new Date(Date.now() - 1) } },
    );

    expect((await redeem(tokens[0])).body.code).toBe('invalid_token');
    expect((await redeem(tokens[1])).status).toBe(200);
  });

  test('revokes the other links, and stops working when the address or the password changes', async () => {
    const member = await createMember(api);
    const [first, second] = [await requestLink(member), await requestLink(member)];
    expect((await redeem(second)).status).toBe(200);
    const third = await requestLink(member);
    await member.post('/api/user/profile', { email: `new.${member.user.email}` });

    expect((await redeem(first)).body.code).toBe('invalid_token');
    expect((await redeem(third)).body.code).toBe('invalid_token');
    const other = await createMember(api);
    const fourth = await requestLink(other);
    const change = { currentPassword: PASSWORD, newPassword: `${PASSWORD} 2` };
    expect((await other.post('/api/user/password', change)).status).toBe(204);
    expect((await redeem(fourth)).body.code).toBe('invalid_token');
  });

  test('makes the device known, so that the password works there although strangers guess it', async () => {
    const member = await createMember(api);
    const { username } = member.user;
    const from = (address: string) => ({
      headers: { 'x-forwarder-secret': api.settings.forwarderSecret, 'x-forwarded-for': address },
    });
    const logIn = (address: string, password: string, client = api.client()) =>
      client.post('/api/auth/login', { username, password }, from(address));
    await Promise.all(Array.from({ length: 50 }, (_, index) => logIn(`203.0.113.${index}`, 'a wrong guess')));
    const browser = api.client();
    expect((await logIn('192.0.2.9', PASSWORD, browser)).status).toBe(429);

    await redeem(await requestLink(member), browser);

    expect((await logIn('192.0.2.9', PASSWORD, browser)).status).toBe(200);
  });

  test('logs no administrator in, and lets the password be entered although strangers guess it', async () => {
    const administrator = await createAdministrator(api);
    const { username } = administrator.user;
    const from = (address: string) => ({
      headers: { 'x-forwarder-secret': api.settings.forwarderSecret, 'x-forwarded-for': address },
    });
    const logIn = (address: string, password: string) =>
      api.client().post('/api/auth/login', { username, password }, from(address));
    await Promise.all(Array.from({ length: 50 }, (_, index) => logIn(`203.0.113.${index}`, 'a wrong guess')));
    expect((await logIn('192.0.2.9', PASSWORD)).status).toBe(429);
    const token = await requestLink(administrator);
    const browser = api.client();

    const opened = await browser.post('/api/auth/login-with-link', { token }, from('192.0.2.9'));

    expect([opened.status, opened.body.code]).toEqual([403, 'password_needed']);
    expect((await browser.get('/api/auth/me')).status).toBe(401);
    expect((await redeem(token)).body.code).toBe('invalid_token');
    expect((await logIn('192.0.2.10', PASSWORD)).status).toBe(429);
    expect((await logIn('192.0.2.9', PASSWORD)).status).toBe(200);
  });

  test('is recorded in the audit log, and stored as a digest only', async () => {
    const member = await createMember(api);
    const token = await requestLink(member);
    const stored = JSON.stringify([
      await collection('mail_tokens').find().toArray(),
      await collection('outbox').find().toArray(),
    ]);
    await redeem(token);
    const entries = await collection('audit_log').find({ action: 'user_signed_in' }).toArray();

    expect(stored).not.toContain(token);
    expect(entries.filter(({ subjectId }) => String(subjectId) === member.user.id)).toMatchObject([
      { reason: 'With a link sent by email.' },
    ]);
  });
});
