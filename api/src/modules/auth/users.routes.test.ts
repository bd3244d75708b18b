import { PASSWORD, aMember, anAdministrator, type SignedIn } from '../../testing/factories.ts';
import { mailsTo, tokenTo } from '../../testing/mailbox.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let administrator: SignedIn;
beforeAll(async () => {
  api = await startTestApi();
  administrator = await anAdministrator(api);
});
afterAll(() => api.stop());

const REASON = { reason: 'Several accounts of one person.' };
const act = (member: SignedIn, action: 'disable' | 'enable' | 'reveal', by: SignedIn = administrator) =>
  by.post(`/api/admin/users/${member.user.id}/${action}`, action === 'reveal' ? undefined : REASON);
const signIn = ({ user }: SignedIn) =>
  api.client().post('/api/auth/login', { username: user.username, password: PASSWORD });

describe('disabling a user', () => {
  test('ends every session at once, keeps the user out, and is told with its reason', async () => {
    const member = await aMember(api);
    const elsewhere = api.client();
    await elsewhere.post('/api/auth/login', { username: member.user.username, password: PASSWORD });

    const { status, body } = await act(member, 'disable');

    expect(status).toBe(200);
    expect(body).toMatchObject({ id: member.user.id, disabled: true });
    expect(body.timeline.at(-1)).toEqual({
      at: api.clock.now().toISOString(),
      action: 'user_disabled',
      by: administrator.user.username,
      ...REASON,
    });
    for (const browser of [member, elsewhere])
      expect((await browser.get('/api/auth/me')).body.code).toBe('not_signed_in');
    expect((await signIn(member)).body.code).toBe('account_disabled');
    const wrong = { username: member.user.username, password: 'not the password' };
    expect((await api.client().post('/api/auth/login', wrong)).body.code).toBe('invalid_credentials');
  });

  test('makes links in mails worthless, and no new ones are sent', async () => {
    const member = await aMember(api);
    const { email } = member.user;
    await api.client().post('/api/auth/forgot-password', { email });
    await api.app.jobs.runNow('answer-reset-requests');
    const token = await tokenTo(api, email, '/reset-password');
    await act(member, 'disable');
    await api.client().post('/api/auth/forgot-password', { email });
    const before = (await mailsTo(api, email)).length;
    await api.app.jobs.runNow('answer-reset-requests');

    expect(await mailsTo(api, email)).toHaveLength(before);
    await act(member, 'enable');
    const reset = await api.client().post('/api/auth/reset-password', { token, password: 'a new password' });
    expect(reset.body.code).toBe('invalid_token');
  });

  test('leaves money and records as they are', async () => {
    const member = await aMember(api);
    await member.post('/api/user/claim-signup-bonus');
    const { body } = await act(member, 'disable');

    expect(body).toMatchObject({ balance: 50, signupBonusClaimed: true });
    expect((await api.app.reconcile()).problems).toEqual([]);
  });
});

test('enabling lets the user sign in again; sessions of before stay ended', async () => {
  const member = await aMember(api);
  await act(member, 'disable');

  expect((await act(member, 'enable')).body).toMatchObject({ disabled: false });
  expect((await member.get('/api/auth/me')).status).toBe(401);
  expect((await signIn(member)).status).toBe(200);
});

test('of two administrators at once one decides, and the other is told who, when and what', async () => {
  const other = await anAdministrator(api);
  for (const [action, decision] of [
    ['disable', 'disabled'],
    ['enable', 'active'],
  ] as const) {
    const member = await aMember(api);
    if (action === 'enable') await act(member, 'disable');
    const answers = await Promise.all([act(member, action), act(member, action, other)]);
    const [first] = answers.filter(({ status }) => status === 200);
    const [second] = answers.filter(({ status }) => status === 409);

    const by = first === answers[0] ? administrator.user.username : other.user.username;
    const at = api.clock.now().toISOString();
    expect(second!.body).toMatchObject({ code: 'already_decided', decision, by, at });
    const steps = first!.body.timeline.map((step: { action: string }) => step.action) as string[];
    expect(steps.filter((step) => step === `user_${action}d`)).toHaveLength(1);
  }
});

test('a user who was never disabled cannot be enabled, and nobody decides about themselves', async () => {
  expect((await act(await aMember(api), 'enable')).body.code).toBe('wrong_state');
  expect((await act(administrator, 'disable')).body.code).toBe('wrong_state');
  expect((await administrator.get('/api/auth/me')).status).toBe(200);
});

test.each([{}, { reason: '' }, { reason: 'ab' }, { reason: 'x'.repeat(501) }, { reason: { $ne: 1 } }])(
  'refuses the reason %j',
  async (body) => {
    const member = await aMember(api);
    const answer = await administrator.post(`/api/admin/users/${member.user.id}/disable`, body);

    expect([answer.status, answer.body.details[0].path]).toEqual([400, 'reason']);
    expect((await member.get('/api/auth/me')).status).toBe(200);
  },
);

test('the profile is shown in clear once it is written down who looks', async () => {
  const member = await aMember(api);
  const profile = { fullName: 'Ada Lovelace', email: member.user.email, phoneNumber: '+44 20 7946 0018' };
  await member.post('/api/user/profile', profile);
  const { status, body } = await act(member, 'reveal');

  expect([status, body]).toEqual([200, profile]);
  const { timeline, ...shown } = (await administrator.get(`/api/admin/users/${member.user.id}`)).body;
  expect(timeline.at(-1)).toMatchObject({ action: 'user_revealed', by: administrator.user.username });
  expect(JSON.stringify(shown)).not.toMatch(/Lovelace|7946|example/);
});
