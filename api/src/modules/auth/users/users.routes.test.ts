import {
  PASSWORD,
  createMember,
  createAdministrator,
  refer,
  type LoggedInClient,
} from '../../../../test/support/factories.ts';
import { findMailsTo, findMailedToken } from '../../../../test/support/captured-mails.ts';
import { startTestApi, type TestApi } from '../../../../test/support/test-api.ts';

let api: TestApi;
let administrator: LoggedInClient;
beforeAll(async () => {
  api = await startTestApi();
  administrator = await createAdministrator(api);
});
afterAll(() => api.stop());

const REASON = { reason: 'One person has several accounts.' };
const act = (
  member: LoggedInClient,
  action: 'disable' | 'enable' | 'reveal',
  by: LoggedInClient = administrator,
) => by.post(`/api/admin/users/${member.user.id}/${action}`, action === 'reveal' ? undefined : REASON);
const signIn = ({ user }: LoggedInClient) =>
  api.client().post('/api/auth/login', { username: user.username, password: PASSWORD });

describe('disabling a user', () => {
  test('ends every session, blocks sign-in and shows in the timeline with its reason', async () => {
    const member = await createMember(api);
    const otherBrowser = api.client();
    await otherBrowser.post('/api/auth/login', { username: member.user.username, password: PASSWORD });

    const { status, body } = await act(member, 'disable');

    expect(status).toBe(200);
    expect(body).toMatchObject({ id: member.user.id, disabled: true });
    expect(body.timeline.at(-1)).toMatchObject({
      at: api.clock.now().toISOString(),
      action: 'user_disabled',
      by: administrator.user.username,
      ...REASON,
    });
    for (const browser of [member, otherBrowser])
      expect((await browser.get('/api/auth/me')).body.code).toBe('not_signed_in');
    expect((await signIn(member)).body.code).toBe('account_disabled');
    const wrong = { username: member.user.username, password: 'not the password' };
    expect((await api.client().post('/api/auth/login', wrong)).body.code).toBe('invalid_credentials');
  });

  test('revokes links in emails and sends no new ones', async () => {
    const member = await createMember(api);
    const { email } = member.user;
    await api.client().post('/api/auth/forgot-password', { email });
    await api.app.jobs.runNow('answer-reset-requests');
    const token = await findMailedToken(api, email, '/reset-password');
    await act(member, 'disable');
    await api.client().post('/api/auth/forgot-password', { email });
    const before = (await findMailsTo(api, email)).length;
    await api.app.jobs.runNow('answer-reset-requests');

    expect(await findMailsTo(api, email)).toHaveLength(before);
    await act(member, 'enable');
    const reset = await api.client().post('/api/auth/reset-password', { token, password: 'a new password' });
    expect(reset.body.code).toBe('invalid_token');
  });

  test('and enabling are told by email and in the app, without the reason', async () => {
    const member = await createMember(api);
    await act(member, 'disable');
    await act(member, 'enable');

    const mails = (await findMailsTo(api, member.user.email)).slice(-2);
    const subjects = ['Your account was disabled', 'Your account was enabled again'];
    expect(mails.map(({ subject }) => subject)).toEqual(subjects);
    expect(mails[0]!.text).toContain('/support');
    for (const { text } of mails) expect(text).not.toContain(REASON.reason);
    const client = api.client();
    await client.post('/api/auth/login', { username: member.user.username, password: PASSWORD });
    const { items } = (await client.get('/api/user/notices')).body as { items: { text: string }[] };
    expect(items.map(({ text }) => text)).toEqual(expect.arrayContaining(subjects));
  });

  test('leaves money and records unchanged', async () => {
    const member = await createMember(api);
    await member.post('/api/user/claim-signup-bonus');
    const { body } = await act(member, 'disable');

    expect(body).toMatchObject({ balance: 50, signupBonusClaimed: true });
    expect((await api.app.reconcile()).problems).toEqual([]);
  });
});

test('enabling lets the user sign in again but restores no session', async () => {
  const member = await createMember(api);
  await act(member, 'disable');

  expect((await act(member, 'enable')).body).toMatchObject({ disabled: false });
  expect((await member.get('/api/auth/me')).status).toBe(401);
  expect((await signIn(member)).status).toBe(200);
});

test('lets one of two concurrent administrators decide and tells the other who decided what and when', async () => {
  const other = await createAdministrator(api);
  for (const [action, decision] of [
    ['disable', 'disabled'],
    ['enable', 'active'],
  ] as const) {
    const member = await createMember(api);
    if (action === 'enable') await act(member, 'disable');
    const responses = await Promise.all([act(member, action), act(member, action, other)]);
    const [first] = responses.filter(({ status }) => status === 200);
    const [second] = responses.filter(({ status }) => status === 409);

    const by = first === responses[0] ? administrator.user.username : other.user.username;
    const at = api.clock.now().toISOString();
    expect(second!.body).toMatchObject({ code: 'already_decided', decision, by, at });
    const actions = first!.body.timeline.map((event: { action: string }) => event.action) as string[];
    expect(actions.filter((recorded) => recorded === `user_${action}d`)).toHaveLength(1);
  }
});

test('administrators neither disable, enable nor reveal a member with whom they have a referral', async () => {
  const [referrer, member] = [await createAdministrator(api, 'member', ['support']), await createMember(api)];
  await refer(api, referrer, member);
  const expectRejected = async (action: Parameters<typeof act>[1]) =>
    expect((await act(member, action, referrer)).body.code).toBe('not_allowed_to_review');

  await expectRejected('disable');
  await expectRejected('reveal');
  await act(member, 'disable');
  await expectRejected('enable');
  expect((await act(referrer, 'reveal', referrer)).body.code).toBe('not_allowed_to_review');
  await api.database.connection.collection('referrals').deleteMany({});
});

test('an owner disables an administrator whom they have invited, so that a stolen account can be stopped', async () => {
  const invited = await createAdministrator(api, 'member', ['cashier']);
  await refer(api, administrator, invited);

  expect((await act(invited, 'disable')).status).toBe(200);
  expect((await invited.get('/api/auth/me')).status).toBe(401);
  await api.database.connection.collection('referrals').deleteMany({});
});

test('rejects enabling a user who was never disabled and disabling your own account', async () => {
  expect((await act(await createMember(api), 'enable')).body.code).toBe('wrong_state');
  expect((await act(administrator, 'disable')).body.code).toBe('wrong_state');
  expect((await administrator.get('/api/auth/me')).status).toBe(200);
});

test.each([{}, { reason: '' }, { reason: 'Too short' }, { reason: 'x'.repeat(501) }, { reason: { $ne: 1 } }])(
  'rejects the reason %j',
  async (body) => {
    const member = await createMember(api);
    const response = await administrator.post(`/api/admin/users/${member.user.id}/disable`, body);

    expect([response.status, response.body.details[0].path]).toEqual([400, 'reason']);
    expect((await member.get('/api/auth/me')).status).toBe(200);
  },
);

test('a reveal returns the profile in clear text and is recorded in the timeline', async () => {
  const member = await createMember(api);
  const profile = { fullName: 'Ada Lovelace', email: member.user.email, phoneNumber: '+44 20 7946 0018' };
  await member.post('/api/user/profile', profile);
  const { status, body } = await act(member, 'reveal');

  expect([status, body]).toEqual([200, profile]);
  const { timeline, ...shown } = (await administrator.get(`/api/admin/users/${member.user.id}`)).body;
  expect(timeline.at(-1)).toMatchObject({ action: 'user_revealed', by: administrator.user.username });
  expect(JSON.stringify(shown)).not.toMatch(/Lovelace|7946|example/);
});
