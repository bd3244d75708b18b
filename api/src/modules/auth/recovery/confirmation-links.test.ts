import { findMailsTo, findMailedToken } from '../../../../test/support/captured-mails.ts';
import { createMember, newRegistration, type LoggedInClient } from '../../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../../test/support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const RESEND = '/api/auth/resend-verification';
const SUBJECT = 'Confirm your email address';
const verify = (token: string) => api.client().post('/api/auth/verify-email', { token });
const answerRequests = () => api.app.jobs.runNow('answer-confirmation-requests');
const linkOf = (email: string) => findMailedToken(api, email, '/verify-email');

async function countLinks(email: string): Promise<number> {
  return (await findMailsTo(api, email)).filter(({ subject }) => subject === SUBJECT).length;
}

async function requestByEmail(email: string) {
  const response = await api.client().post(RESEND, { email });
  await answerRequests();
  return response;
}

async function confirm({ user }: LoggedInClient): Promise<void> {
  await verify(await linkOf(user.email));
}

describe('a member who is logged in', () => {
  test('gets a new link at their own address, and the earlier links stop working', async () => {
    const member = await createMember(api);
    const { email } = member.user;
    const first = await linkOf(email);

    const { status, body } = await member.post(RESEND);
    const second = await linkOf(email);

    expect([status, body]).toEqual([204, '']);
    expect(second).not.toBe(first);
    expect((await verify(first)).body.code).toBe('invalid_token');
    expect((await verify(second)).status).toBe(204);
    expect((await member.get('/api/auth/me')).body.emailVerified).toBe(true);
  });

  test('gets a working link after the first one has expired', async () => {
    const member = await createMember(api);
    const expired = await linkOf(member.user.email);
    await api.database.connection
      .collection('mail_tokens')
      .updateMany({}, { $set: { expiresAt: new Date(Date.now() - 1) } });
    expect((await verify(expired)).body.code).toBe('invalid_token');

    await member.post(RESEND);

    expect((await verify(await linkOf(member.user.email))).status).toBe(204);
  });

  test('gets the link at a changed address', async () => {
    const member = await createMember(api);
    await confirm(member);
    const { email } = newRegistration();
    await member.post('/api/user/profile', { email });

    expect((await member.post(RESEND)).status).toBe(204);

    expect(await countLinks(email)).toBe(2);
    expect((await verify(await linkOf(email))).status).toBe(204);
  });

  test('is told that the address is confirmed already', async () => {
    const member = await createMember(api);
    await confirm(member);

    expect(await member.post(RESEND)).toMatchObject({ status: 409, body: { code: 'already_confirmed' } });
    expect(await countLinks(member.user.email)).toBe(1);
  });

  test('gets three links per hour, then is told when the next one is possible', async () => {
    const member = await createMember(api);
    // Requests of strangers do not use up the member's own.
    for (let count = 0; count < 4; count += 1) await requestByEmail(member.user.email);

    const statuses: number[] = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await member.post(RESEND)).status);
    const { status, body, headers } = await member.post(RESEND);

    expect(statuses).toEqual([204, 204, 204]);
    expect([status, body.code]).toEqual([429, 'rate_limited']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect(await countLinks(member.user.email)).toBe(1 + 3 + 3);
  });
});

describe('a visitor', () => {
  test('gets the same response for unconfirmed, confirmed and unknown addresses', async () => {
    const [unconfirmed, confirmed] = [await createMember(api), await createMember(api)];
    await confirm(confirmed);
    const unknown = newRegistration().email;

    const emails = [unconfirmed.user.email.toUpperCase(), confirmed.user.email, unknown];
    const responses = await Promise.all(emails.map((email) => api.client().post(RESEND, { email })));
    expect(responses.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([204, '']));
    expect(await countLinks(unconfirmed.user.email)).toBe(1);
    await answerRequests();

    expect(await countLinks(unconfirmed.user.email)).toBe(2);
    expect(await countLinks(confirmed.user.email)).toBe(1);
    expect(await findMailsTo(api, unknown)).toEqual([]);
    expect((await verify(await linkOf(unconfirmed.user.email))).status).toBe(204);
  });

  test('gets the same response when the limit of an address is reached, but no further email', async () => {
    const { user } = await createMember(api);

    const responses = [];
    for (let count = 0; count < 5; count += 1) responses.push(await requestByEmail(user.email));

    expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(204));
    expect(await countLinks(user.email)).toBe(1 + 3);
  });

  test('gets nothing for a disabled account', async () => {
    const { user } = await createMember(api);
    await api.database.connection
      .collection('users')
      .updateOne({ username: user.username }, { $set: { isDisabled: true } });

    await requestByEmail(user.email);

    expect(await countLinks(user.email)).toBe(1);
  });

  test('is asked for the address', async () => {
    expect(await api.client().post(RESEND)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', details: [{ path: 'email' }] },
    });
  });
});
