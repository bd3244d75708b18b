import { findMailedToken, findMailsTo } from '../../../test/support/captured-mails.ts';
import {
  createAdministrator,
  insertTasks,
  makePayable,
  newRegistration,
  PASSWORD,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import { createFundedMember } from '../../../test/support/funded-member.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { DAY_MS } from '../../platform/clock.ts';

/** The 48 hours in which no payout is approved: what starts them, and who is told until when. */

const HOUR_MS = 3_600_000;

let api: TestApi;
let administrator: LoggedInClient;
let tasks: string[];
beforeAll(async () => {
  api = await startTestApi();
  administrator = await createAdministrator(api);
  tasks = await insertTasks(api, 10, 4);
});
afterAll(async () => {
  expect((await api.app.reconcile()).problems).toEqual([]);
  await api.stop();
});
beforeEach(() => {
  api.clock.set(START_TIME);
});

const after = (ms: number) => new Date(api.clock.now().getTime() + ms).toISOString();
const request = async (member: LoggedInClient, paymentDetails = `${member.user.username}@example.com`) => {
  const withdrawal = { amount: 50, paymentMethod: 'paypal', paymentDetails };
  const { status, body } = await member.post('/api/user/withdrawals', withdrawal);
  expect(status).toBe(201);
  return body as { id: string; cooldownUntil: string | null; cooldownCause: string | null };
};
const approve = ({ id }: { id: string }) => administrator.post(`/api/admin/withdrawals/${id}/approve`);
const readOwn = async (member: LoggedInClient, { id }: { id: string }) =>
  (await member.get('/api/user/withdrawals')).body.items.find((each: { id: string }) => each.id === id);

/** Creates a member without a saved method, whose request to a used destination has waited long enough. */
async function createWaiting() {
  const member = await createFundedMember(api, tasks);
  await makePayable(api, member);
  const withdrawal = await request(member);
  api.clock.advance(3 * DAY_MS);
  return { member, withdrawal };
}

test('a destination pauses for 48 hours from its first use, without a saved method too', async () => {
  const member = await createFundedMember(api, tasks);
  await makePayable(api, member);
  const first = await request(member);
  expect(first).toMatchObject({ cooldownUntil: after(48 * HOUR_MS), cooldownCause: 'new_destination' });
  api.clock.advance(47 * HOUR_MS);
  const second = await request(member);

  expect((await approve(first)).body.code).toBe('payout_cooldown');
  expect(second.cooldownUntil).toBe(after(HOUR_MS));
  api.clock.advance(HOUR_MS);
  for (const withdrawal of [first, second])
    expect((await approve(withdrawal)).body.status).toBe('processing');
  const third = await request(member);
  expect(third).toMatchObject({ cooldownUntil: null, cooldownCause: null });
  await member.post(`/api/user/withdrawals/${third.id}/cancel`);
  expect(await request(member, 'another@example.org')).toMatchObject({ cooldownUntil: after(48 * HOUR_MS) });
});

test('a request that was canceled or rejected is no use of its destination', async () => {
  const member = await createFundedMember(api, tasks);
  await makePayable(api, member);
  const canceled = await request(member);
  const rejected = await request(member);
  await member.post(`/api/user/withdrawals/${canceled.id}/cancel`);
  const reason = { reason: 'The name of the account is another one.' };
  await administrator.post(`/api/admin/withdrawals/${rejected.id}/reject`, reason);
  api.clock.advance(10 * DAY_MS);

  expect(await request(member)).toMatchObject({ cooldownUntil: after(48 * HOUR_MS) });
});

type Change = (member: LoggedInClient) => Promise<unknown>;
const CHANGES: readonly (readonly [string, string, Change])[] = [
  [
    'a changed password',
    'password_changed',
    (member) =>
      member.post('/api/user/password', { currentPassword: PASSWORD, newPassword: 'another password 7' }),
  ],
  [
    'a password that was reset',
    'password_changed',
    async ({ user }) => {
      await api.client().post('/api/auth/forgot-password', { email: user.email });
      await api.app.jobs.runNow('answer-reset-requests');
      const token = await findMailedToken(api, user.email, '/reset-password');
      await api.client().post('/api/auth/reset-password', { token, password: 'another password 7' });
    },
  ],
  [
    'the first login on a device',
    'new_device',
    ({ user }) => api.client().post('/api/auth/login', { username: user.username, password: PASSWORD }),
  ],
];

test.each(CHANGES)(
  '%s pauses the approval for 48 hours, not the request, and says until when',
  async (_name, cause, change) => {
    const { member, withdrawal } = await createWaiting();
    const other = api.client();
    await change(member);
    const until = after(48 * HOUR_MS);

    const rejected = await approve(withdrawal);
    expect([rejected.status, rejected.body.code]).toEqual([409, 'payout_cooldown']);
    expect((await administrator.get(`/api/admin/withdrawals/${withdrawal.id}`)).body).toMatchObject({
      cooldownUntil: until,
      cooldownCause: cause,
    });
    const [mail] = (await findMailsTo(api, member.user.email)).slice(-1);
    expect(mail!.text).toContain('no payout is approved for the next 48 hours');
    const password = cause === 'password_changed' ? 'another password 7' : PASSWORD;
    // Their own device: it is known, so this login pauses nothing.
    for (const [name, value] of member.cookies) if (name.includes('device')) other.cookies.set(name, value);
    const { body: me } = await other.post('/api/auth/login', { username: member.user.username, password });
    expect(me).toMatchObject({ payoutsPausedUntil: until, payoutsPausedCause: cause });
    const own = { ...member, get: other.get.bind(other), post: other.post.bind(other) };
    expect(await readOwn(own, withdrawal)).toMatchObject({ cooldownUntil: until, cooldownCause: cause });
    expect(await request(own)).toMatchObject({ cooldownUntil: until });

    api.clock.advance(48 * HOUR_MS);
    expect((await other.get('/api/auth/me')).body).toMatchObject({
      payoutsPausedUntil: null,
      payoutsPausedCause: null,
    });
    expect((await approve(withdrawal)).body.status).toBe('processing');
  },
);

test('a changed address pauses the approval, which then needs the new one confirmed too', async () => {
  const { member, withdrawal } = await createWaiting();
  const { email } = newRegistration();
  await member.post('/api/user/profile', { email });
  await api
    .client()
    .post('/api/auth/verify-email', { token: await findMailedToken(api, email, '/verify-email') });

  expect((await approve(withdrawal)).body.code).toBe('payout_cooldown');
  expect(await readOwn(member, withdrawal)).toMatchObject({ cooldownCause: 'email_changed' });
  api.clock.advance(48 * HOUR_MS);
  expect((await approve(withdrawal)).body.status).toBe('processing');
});

test.each([
  ['a password changed after the first use of a destination', ['request', 'change'], 'password_changed'],
  ['the first use of a destination after a changed password', ['change', 'request'], 'new_destination'],
] as const)('of %s the later one counts, which lasts longer', async (_name, order, cause) => {
  const member = await createFundedMember(api, tasks);
  await makePayable(api, member);
  let withdrawal: { id: string } | undefined;
  for (const step of order) {
    api.clock.advance(HOUR_MS);
    if (step === 'change') await CHANGES[0]![2](member);
    else withdrawal = await request(member);
  }

  const expected = { cooldownUntil: after(48 * HOUR_MS), cooldownCause: cause };
  expect(await readOwn(member, withdrawal!)).toMatchObject(expected);
  expect((await administrator.get(`/api/admin/withdrawals/${withdrawal!.id}`)).body).toMatchObject(expected);
});

test('of several causes the one that lasts longest counts', async () => {
  const { member, withdrawal } = await createWaiting();
  await CHANGES[0]![2](member);
  api.clock.advance(HOUR_MS);
  await api
    .client()
    .post('/api/auth/login', { username: member.user.username, password: 'another password 7' });

  expect((await administrator.get(`/api/admin/withdrawals/${withdrawal.id}`)).body).toMatchObject({
    cooldownUntil: after(48 * HOUR_MS),
    cooldownCause: 'new_device',
  });
});
