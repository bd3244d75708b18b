import { createMember, newRegistration, PASSWORD } from '../../../test/support/factories.ts';
import { findMailedToken, findMailsTo } from '../../../test/support/captured-mails.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';

/*
 * A browser without scripts sends a form again when an answer with an error is reloaded, or after Back
 * (docs/decisions/public-pages.md). Nothing must happen twice that a person would notice.
 */

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const count = (collection: string, filter: object) =>
  api.database.connection.collection(collection).countDocuments(filter);

test.each([
  ['one after the other', false],
  ['at once', true],
])(
  'a sign-up that is sent three times %s makes one account, one referral and one email',
  async (_name, atOnce) => {
    const friend = await createMember(api);
    const registration = { ...newRegistration(), referralCode: friend.user.referralCode };
    const send = () => api.client().post('/api/auth/register', registration);
    const responses = atOnce
      ? await Promise.all([send(), send(), send()])
      : [await send(), await send(), await send()];

    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await count('users', { username: registration.username })).toBe(1);
    const { body } = await friend.get('/api/user/referrals');
    expect(JSON.stringify(body).split(registration.username)).toHaveLength(2);
    expect(await findMailsTo(api, registration.email)).toHaveLength(1);
  },
);

test('a login that is sent again logs in again, and a wrong one keeps no member out', async () => {
  const { user } = await createMember(api);
  const logIn = (password: string) =>
    api.client().post('/api/auth/login', { username: user.username, password });

  expect([(await logIn(PASSWORD)).status, (await logIn(PASSWORD)).status]).toEqual([200, 200]);
  expect([(await logIn('not the password')).status, (await logIn('not the password')).status]).toEqual([
    401, 401,
  ]);
  expect((await logIn(PASSWORD)).status).toBe(200);
});

test('a request for a reset link that is sent again sends another link, and the last one works', async () => {
  const { user } = await createMember(api);
  for (let sent = 0; sent < 2; sent += 1) {
    const { status } = await api.client().post('/api/auth/forgot-password', { email: user.email });
    expect(status).toBe(204);
    await api.app.jobs.runNow('answer-reset-requests');
  }
  const token = await findMailedToken(api, user.email, '/reset-password');
  const reset = () =>
    api.client().post('/api/auth/reset-password', { token, password: 'a new one of the tests' });

  expect((await reset()).status).toBe(204);
  const repeated = await reset();
  expect([repeated.status, repeated.body]).toMatchObject([
    expect.any(Number),
    { code: expect.any(String) as string },
  ]);
  expect(repeated.status).toBeGreaterThanOrEqual(400);
  const logIn = { username: user.username, password: 'a new one of the tests' };
  expect((await api.client().post('/api/auth/login', logIn)).status).toBe(200);
});
