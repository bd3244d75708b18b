import type { AdminRole } from '@platform/contracts';
import { findMailedToken, findMailsTo } from '../../../../../test/support/captured-mails.ts';
import {
  createAdministrator,
  createMember,
  insertTasks,
  activateBlueprint,
  makePayable,
  PASSWORD,
  refer,
  type LoggedInClient,
} from '../../../../../test/support/factories.ts';
import { enrol, nextCode } from '../../../../../test/support/second-factor.ts';
import { addPasskeyOf } from '../../../../../test/support/software-authenticator.ts';
import { startTestApi, type TestApi } from '../../../../../test/support/test-api.ts';
import { DAY_MS } from '../../../../platform/clock.ts';
import { requireId } from '../../../../platform/ids.ts';

/** The reset of a second factor by two administrators. */

const HOUR_MS = 3_600_000;
const REASON = { reason: 'Lost the phone, and confirmed it in a ticket.' };

let api: TestApi;
let [opener, approver]: LoggedInClient[] = [];
beforeEach(async () => {
  api = await startTestApi();
  opener = await createAdministrator(api, 'member', ['support']);
  approver = await createAdministrator(api, 'member', ['support']);
});
afterEach(async () => {
  expect((await api.app.reconcile()).problems).toEqual([]);
  await api.stop();
});

const collection = (name: string) => api.database.connection.collection(name);
const pathOf = ({ user }: LoggedInClient, step = '') =>
  `/api/admin/users/${user.id}/second-factor-reset${step}`;
const open = (by: LoggedInClient, target: LoggedInClient) => by.post(pathOf(target), REASON);
const approve = (by: LoggedInClient, target: LoggedInClient) => by.post(pathOf(target, '/approve'));
const cancel = (by: LoggedInClient, target: LoggedInClient) => by.post(pathOf(target, '/stop'), REASON);
const runJob = () => api.app.jobs.runNow('finish-second-factor-resets');

async function pass(ms: number): Promise<void> {
  api.clock.advance(ms);
  await runJob();
}

/** Creates a member who has a second factor. */
async function createProtected(overrides: object = {}) {
  const member = await createMember(api, { ...overrides });
  return { member, ...(await enrol(api, member)) };
}

async function openAndApprove(member: LoggedInClient): Promise<void> {
  expect((await open(opener!, member)).status).toBe(200);
  expect((await approve(approver!, member)).status).toBe(200);
}

/** Logs in with the password alone. Returns the code of the rejection, if there is one. */
async function logIn({ user }: LoggedInClient): Promise<string | undefined> {
  const credentials = { username: user.username, password: PASSWORD };
  return (await api.client().post('/api/auth/login', credentials)).body.code as string | undefined;
}

const readEvents = async ({ user }: LoggedInClient) =>
  (
    await collection('audit_log')
      .find({ userId: requireId(user.id), action: /^user_second_factor_reset/ })
      .sort({ _id: 1 })
      .toArray()
  ).map(({ action }) => (action as string).replace('user_second_factor_reset', '').replace('_', ''));

describe('is announced to the administrators who can approve it', () => {
  const NOTICE = 'A reset of two-factor authentication needs a second approval';
  const isTold = async (by: LoggedInClient, target: LoggedInClient) => {
    const { items } = (await by.get('/api/user/notices')).body as { items: { text: string; path: string }[] };
    const notice = items.find(({ text }) => text === NOTICE);
    if (notice) expect(notice.path).toBe(`/dashboard/admin/users/${target.user.id}`);
    return notice !== undefined;
  };

  test('once, by a notice and an email, which do not name the user', async () => {
    const { member } = await createProtected();
    const owner = await createAdministrator(api);
    const cashier = await createAdministrator(api, 'member', ['cashier']);
    const referrer = await createAdministrator(api, 'member', ['support']);
    await refer(api, referrer, member);

    expect((await open(opener!, member)).status).toBe(200);

    const told = [];
    for (const by of [approver!, owner, opener!, cashier, referrer]) told.push(await isTold(by, member));
    expect(told).toEqual([true, true, false, false, false]);
    const mails = (await findMailsTo(api, approver!.user.email)).filter(({ subject }) => subject === NOTICE);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).not.toContain(member.user.username);
    await collection('referrals').deleteMany({});
  });

  test('who are other owners for the account of an administrator', async () => {
    const [owner, other, target] = [
      await createAdministrator(api),
      await createAdministrator(api),
      await createAdministrator(api),
    ];
    await enrol(api, target);

    expect((await open(owner, target)).status).toBe(200);

    const told = [];
    for (const by of [other, approver!, target]) told.push(await isTold(by, target));
    expect(told).toEqual([true, false, false]);
  });
});

test('is found and counted by administrators until it is approved, and then as one that waits', async () => {
  const { member } = await createProtected();
  const owner = await createAdministrator(api);
  const find = async (query: string) =>
    (await owner.get(`/api/admin/users?${query}`)).body.items.map(({ id }: { id: string }) => id) as string[];
  const readCounter = async () => (await owner.get('/api/admin/counters')).body.secondFactorResets as number;
  const readAll = async () => [
    await find('secondFactorReset=requested'),
    await find('secondFactorReset=waiting&sort=balance&role=member'),
    await readCounter(),
  ];
  const { id } = member.user;
  expect(await readAll()).toEqual([[], [], 0]);

  await open(opener!, member);
  expect(await readAll()).toEqual([[id], [], 1]);
  await approve(approver!, member);
  expect(await readAll()).toEqual([[], [id], 0]);
  await cancel(approver!, member);
  expect(await readAll()).toEqual([[], [], 0]);
});

test('removes the factor 72 hours after the second approval, not earlier, with all that belongs to it', async () => {
  const { member, recoveryCodes } = await createProtected();
  await addPasskeyOf(member);
  const opened = await open(opener!, member);
  expect(opened.body).toMatchObject({
    hasSecondFactor: true,
    secondFactorReset: { state: 'requested', openedBy: opener!.user.username, ...REASON, removesAt: null },
  });
  await pass(6 * DAY_MS);
  const removesAt = new Date(api.clock.now().getTime() + 72 * HOUR_MS).toISOString();
  const approved = await approve(approver!, member);
  expect(approved.body.secondFactorReset).toMatchObject({
    state: 'waiting',
    approvedBy: approver!.user.username,
    removesAt,
  });
  expect((await member.get('/api/auth/me')).body.secondFactorReset).toMatchObject({ removesAt });

  await pass(72 * HOUR_MS - 1);
  expect(await logIn(member)).toBe('second_factor_required');
  await pass(1);

  expect((await member.get('/api/auth/me')).status).toBe(401);
  expect(await logIn(member)).toBeUndefined();
  expect(await collection('second_factors').countDocuments()).toBe(0);
  expect(await collection('passkeys').countDocuments()).toBe(0);
  const { body } = await opener!.get(`/api/admin/users/${member.user.id}`);
  expect(body).toMatchObject({ hasSecondFactor: false, secondFactorReset: null });
  expect(await readEvents(member)).toEqual(['opened', 'approved', '']);
  const subjects = (await findMailsTo(api, member.user.email))
    .map(({ subject }) => subject)
    .filter((subject) => subject.includes('Two-factor'));
  expect(subjects).toEqual([
    'Two-factor authentication is on',
    'Two-factor authentication is about to be reset',
    'Two-factor authentication will be removed in 72 hours',
    'Two-factor authentication was removed',
  ]);
  const notices = await collection('notices')
    .find({ userId: requireId(member.user.id) })
    .toArray();
  expect(notices.map(({ text }) => text as string)).toEqual(expect.arrayContaining(subjects));
  expect(recoveryCodes).toHaveLength(10);
});

test('happens once in two processes', async () => {
  const { member } = await createProtected();
  await openAndApprove(member);
  const second = await api.startSecondInstance();
  api.clock.advance(72 * HOUR_MS);

  await Promise.all([api, second].map(({ app }) => app.jobs.runNow('finish-second-factor-resets')));

  expect(await readEvents(member)).toEqual(['opened', 'approved', '']);
  await second.stop();
});

test('pauses payouts for 7 days, and says why and until when', async () => {
  const { member, secret } = await createProtected();
  await makePayable(api, member);
  await activateBlueprint(api, member, 10);
  for (const taskId of await insertTasks(api, 10, 4)) await member.post('/api/user/tasks', { taskId });
  api.clock.advance(15 * DAY_MS);
  await member.post('/api/user/second-factor/check', { code: nextCode(secret, api) });
  const request = { amount: 100, paymentMethod: 'paypal', paymentDetails: 'ada@example.com' };
  const { body: withdrawal } = await member.post('/api/user/withdrawals', request);
  await openAndApprove(member);
  await pass(72 * HOUR_MS);
  const cashier = await createAdministrator(api, 'member', ['cashier']);
  const path = `/api/admin/withdrawals/${withdrawal.id}`;
  const cooldownUntil = new Date(api.clock.now().getTime() + 7 * DAY_MS).toISOString();

  expect((await cashier.get(path)).body).toMatchObject({
    cooldownUntil,
    cooldownCause: 'second_factor_reset',
  });
  const rejected = await cashier.post(`${path}/approve`);
  expect([rejected.body.code, rejected.body.message]).toEqual([
    'payout_cooldown',
    expect.stringMatching(/two-factor authentication of the member was reset\. It can be approved from/),
  ]);
  const browser = api.client();
  const credentials = { username: member.user.username, password: PASSWORD };
  expect((await browser.post('/api/auth/login', credentials)).body).toMatchObject({
    payoutsPausedUntil: cooldownUntil,
  });

  api.clock.advance(7 * DAY_MS);
  expect((await browser.get('/api/auth/me')).body.payoutsPausedUntil).toBeNull();
  expect((await cashier.post(`${path}/approve`)).body).toMatchObject({ status: 'processing' });
});

describe('is stopped for good', () => {
  const stopWith = (token: string) => api.client().post('/api/auth/stop-reset', { token });

  test.each(['opened', 'approved'])(
    'with the link in the email after it was %s, without a login',
    async (step) => {
      const { member } = await createProtected();
      await open(opener!, member);
      if (step === 'approved') await approve(approver!, member);
      const token = await findMailedToken(api, member.user.email, '/stop-reset');
      expect(JSON.stringify(await collection('second_factor_resets').find().toArray())).not.toContain(token);

      expect((await stopWith(token)).status).toBe(204);

      expect((await stopWith(token)).body.code).toBe('invalid_token');
      expect((await approve(approver!, member)).body.code).toBe('wrong_state');
      await pass(80 * HOUR_MS);
      expect(await logIn(member)).toBe('second_factor_required');
      expect((await readEvents(member)).at(-1)).toBe('stopped');
      const mails = await findMailsTo(api, member.user.email);
      expect(mails.at(-1)!.subject).toBe('The reset of two-factor authentication was stopped');
    },
  );

  test('with the link sent to the address before a change, by a user whose account was taken over', async () => {
    const { member, secret } = await createProtected();
    const before = member.user.email;
    await member.post('/api/user/second-factor/check', { code: nextCode(secret, api) });
    const changed = await member.post('/api/user/profile', { email: 'stranger@example.com' });
    expect(changed.status).toBe(200);
    await openAndApprove(member);

    expect((await stopWith(await findMailedToken(api, before, '/stop-reset'))).status).toBe(204);

    expect((await member.get('/api/auth/me')).body.secondFactorReset).toBeNull();
  });

  test('in the app, also by a login with the factor that was said to be lost', async () => {
    const { member, secret } = await createProtected();
    await openAndApprove(member);
    const browser = api.client();
    await browser.post('/api/auth/login', { username: member.user.username, password: PASSWORD });
    const { body } = await browser.post('/api/auth/second-step', { code: nextCode(secret, api) });
    expect(body.secondFactorReset).toMatchObject({ removesAt: expect.any(String) });

    expect((await browser.post('/api/user/second-factor/reset/stop')).status).toBe(204);

    expect((await browser.post('/api/user/second-factor/reset/stop')).body.code).toBe('wrong_state');
    await pass(80 * HOUR_MS);
    expect(await logIn(member)).toBe('second_factor_required');
  });

  test('by any administrator with the role, with a reason', async () => {
    const { member } = await createProtected();
    await openAndApprove(member);
    const { body } = await cancel(opener!, member);
    expect(body.secondFactorReset).toBeNull();
    expect((await cancel(opener!, member)).body.code).toBe('wrong_state');
    expect((await open(opener!, member)).status).toBe(200);
  });

  test('by the platform when it is not approved within 7 days', async () => {
    const { member } = await createProtected();
    await open(opener!, member);
    await pass(7 * DAY_MS - 1);
    expect((await member.get('/api/auth/me')).body.secondFactorReset).not.toBeNull();
    await pass(1);
    expect((await approve(approver!, member)).body.code).toBe('wrong_state');
    expect(await readEvents(member)).toEqual(['opened', 'stopped']);
  });

  test('when the factor was replaced, turned off or the account disabled meanwhile', async () => {
    const [replaced, off, disabled] = [
      await createProtected(),
      await createProtected(),
      await createProtected(),
    ];
    for (const { member } of [replaced, off, disabled]) await openAndApprove(member);
    await enrol(api, replaced.member);
    const code = nextCode(off.secret, api);
    await off.member.post('/api/user/second-factor/disable', { password: PASSWORD, code });
    await opener!.post(`/api/admin/users/${disabled.member.user.id}/disable`, REASON);

    await pass(72 * HOUR_MS);

    for (const { member } of [replaced, off, disabled])
      expect((await readEvents(member)).at(-1)).toBe('stopped');
    expect(await logIn(replaced.member)).toBe('second_factor_required');
  });

  test('when one of several factors was turned off meanwhile, which needs the factor', async () => {
    const { member, secret } = await createProtected();
    await addPasskeyOf(member);
    await openAndApprove(member);
    const code = nextCode(secret, api);
    const off = await member.post('/api/user/second-factor/disable', { password: PASSWORD, code });
    expect(off.status).toBe(204);

    await pass(72 * HOUR_MS);

    expect((await readEvents(member)).at(-1)).toBe('stopped');
    expect(await logIn(member)).toBe('second_factor_required');
  });

  test('when the member has become an administrator, for whom two owners are needed', async () => {
    const { member } = await createProtected();
    await openAndApprove(member);
    const owner = await createAdministrator(api);
    const body = { roles: ['owner'], reason: 'Joins the team on Monday.' };
    expect((await owner.post(`/api/admin/users/${member.user.id}/roles`, body)).status).toBe(200);

    await pass(72 * HOUR_MS);

    expect((await readEvents(member)).at(-1)).toBe('stopped');
    expect(await logIn(member)).toBe('second_factor_required');
  });
});

describe('needs two administrators', () => {
  test('who are different, also when one approves twice at once', async () => {
    const { member } = await createProtected();
    await open(opener!, member);
    const own = await Promise.all([approve(opener!, member), approve(opener!, member)]);
    expect(own.map(({ body }) => body.code)).toEqual(Array(2).fill('second_administrator_needed'));

    const others = [approver!, await createAdministrator(api, 'member', ['support'])];
    const results = await Promise.all(others.map((other) => approve(other, member)));
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await readEvents(member)).toEqual(['opened', 'approved']);
  });

  test.each([
    ['has lost the role', { adminRoles: ['reviewer'] as AdminRole[] }],
    ['is no administrator any more', { adminRoles: [], isAdmin: false }],
    ['is disabled', { isDisabled: true }],
  ])('of whom the first still can: not if that one %s', async (_, change) => {
    const { member } = await createProtected();
    await open(opener!, member);
    await collection('users').updateOne({ _id: requireId(opener!.user.id) }, { $set: change });

    const { body } = await approve(approver!, member);

    expect([body.code, body.message]).toEqual([
      'wrong_state',
      expect.stringContaining('may no longer do so'),
    ]);
    expect((await cancel(approver!, member)).status).toBe(200);
    expect((await open(approver!, member)).status).toBe(200);
  });

  test('who are owners if the user is an administrator, and never acts on the own account', async () => {
    const [owner, otherOwner] = [await createAdministrator(api), await createAdministrator(api)];
    await enrol(api, owner);
    expect((await open(opener!, owner)).body.code).toBe('forbidden');
    expect((await open(owner, owner)).body.code).toBe('not_allowed_to_review');
    expect((await open(otherOwner, owner)).status).toBe(200);
    expect((await approve(approver!, owner)).body.code).toBe('forbidden');
    expect((await approve(owner, owner)).body.code).toBe('not_allowed_to_review');
    expect((await approve(await createAdministrator(api), owner)).status).toBe(200);
  });

  test('without an interest in the member, with a password entered recently', async () => {
    const { member } = await createProtected();
    await refer(api, opener!, member);
    expect((await open(opener!, member)).body.code).toBe('not_allowed_to_review');
    await collection('sessions_member').updateOne(
      { 'session.passport.user.id': approver!.user.id },
      { $set: { 'session.signedInAtMs': Date.now() - 601_000 } },
    );
    expect((await open(approver!, member)).body.code).toBe('reauthentication_required');
  });
});

test('is for accounts with a second factor, one at a time', async () => {
  const member = await createMember(api);
  expect((await open(opener!, member)).body.code).toBe('wrong_state');
  const { member: protectedMember } = await createProtected();
  const both = await Promise.all([open(opener!, protectedMember), open(approver!, protectedMember)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});
