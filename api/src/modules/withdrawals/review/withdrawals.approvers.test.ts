import { DEMO_ACCOUNTS } from '@platform/contracts';
import { findMailsTo } from '../../../../test/support/captured-mails.ts';
import {
  createAdministrator,
  createMember,
  insertTasks,
  makePayable,
  PASSWORD,
  submitIdentityDocuments,
  type LoggedInClient,
} from '../../../../test/support/factories.ts';
import { createFundedMember, requestWithdrawals } from '../../../../test/support/funded-member.ts';
import { enrol } from '../../../../test/support/second-factor.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../../test/support/test-api.ts';

/** Two approvals by one person: an account that its maker has just given a role, and two accounts of one person. */

const LIMIT = 100;
const HOUR_MS = 3_600_000;

let api: TestApi;
let owner: LoggedInClient;
let tasks: string[];
beforeEach(async () => {
  api = await startTestApi({ payoutApprovalLimit: LIMIT });
  owner = await createAdministrator(api);
  tasks = await insertTasks(api, 10, 4);
  api.clock.set(START_TIME);
});
afterEach(async () => {
  expect((await api.app.reconcile()).problems).toEqual([]);
  await api.stop();
});

/** Requests a withdrawal above the limit. */
async function requestLarge(): Promise<string> {
  const member = await createFundedMember(api, tasks);
  await makePayable(api, member);
  const [path] = await requestWithdrawals(api, member, [LIMIT + 1]);
  return path!;
}

const approve = (by: LoggedInClient, path: string) => by.post(`${path}/approve`);
const rolesPath = ({ user }: LoggedInClient, step = '') => `/api/admin/users/${user.id}/roles${step}`;
const give = (by: LoggedInClient, to: LoggedInClient, roles: string[]) =>
  by.post(rolesPath(to), { roles, reason: 'Decides about payouts from now on.' });
const confirm = (by: LoggedInClient, of: LoggedInClient, roles: string[]) =>
  by.post(rolesPath(of, '/confirm'), { roles });

/** Creates a member to whom the owner gives roles, and who has logged in since. */
async function createHelper(roles: string[]): Promise<LoggedInClient> {
  const helper = await createMember(api);
  expect((await give(owner, helper, roles)).status).toBe(200);
  await helper.post('/api/auth/login', { username: helper.user.username, password: PASSWORD });
  return helper;
}

test('a role counts 72 hours after it was given where there is no other owner', async () => {
  // The demo administrator is one.
  const users = api.database.connection.collection('users');
  await users.updateOne({ username: DEMO_ACCOUNTS[1].username }, { $set: { isDisabled: true } });
  const path = await requestLarge();
  const helper = await createHelper(['cashier']);
  await approve(owner, path);

  const early = await approve(helper, path);
  expect([early.status, early.body.code]).toEqual([409, 'role_too_new']);
  expect(early.body.message).toMatch(/^Your role counts for approvals from Mar 28, 2026, 12:00/);
  const check = { decision: 'withdrawals.approve', id: path.slice(-24), body: {} };
  expect((await helper.post('/api/admin/decisions/check', check)).body.code).toBe('role_too_new');
  api.clock.advance(72 * HOUR_MS - 1);
  expect((await approve(helper, path)).body.code).toBe('role_too_new');
  api.clock.advance(1);
  expect((await approve(helper, path)).body).toMatchObject({ status: 'processing' });
});

test('where there is another owner, that one confirms it, and all owners are told', async () => {
  const colleague = await createAdministrator(api);
  const path = await requestLarge();
  const helper = await createHelper(['cashier']);
  await approve(owner, path);
  api.clock.advance(72 * HOUR_MS);
  expect((await approve(helper, path)).body.message).toBe(
    'Your role counts for approvals once another owner has confirmed it.',
  );
  const { body } = await colleague.get(`/api/admin/users/${helper.user.id}`);
  expect(body.roleGrants).toMatchObject([
    { role: 'cashier', by: owner.user.username, confirmedBy: null, awaitsConfirmation: true },
  ]);

  const rejected = await Promise.all([
    confirm(owner, helper, ['cashier']),
    confirm(colleague, helper, ['reviewer']),
    confirm(helper, helper, ['cashier']),
  ]);
  expect(rejected.map(({ body: { code } }) => code)).toEqual(['wrong_state', 'wrong_state', 'forbidden']);
  expect((await confirm(colleague, helper, ['cashier'])).body.roleGrants).toMatchObject([
    { confirmedBy: colleague.user.username, awaitsConfirmation: false },
  ]);

  expect((await approve(helper, path)).body.status).toBe('processing');
  for (const { user } of [owner, colleague]) {
    const subjects = (await findMailsTo(api, user.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(
      expect.arrayContaining(['Administrator roles were given', 'Administrator roles were confirmed']),
    );
  }
});

test('a first approval does not count once its role was taken and given again', async () => {
  const path = await requestLarge();
  const colleague = await createAdministrator(api, 'member', ['cashier']);
  await approve(colleague, path);
  await give(owner, colleague, []);
  await give(owner, colleague, ['cashier']);

  expect((await approve(owner, path)).body).toMatchObject({
    status: 'pending',
    firstApproval: { by: owner.user.username },
  });
});

test('a role that was just given neither opens nor approves the reset of a second factor', async () => {
  const member = await createMember(api);
  await enrol(api, member);
  const helper = await createHelper(['support']);
  const path = `/api/admin/users/${member.user.id}/second-factor-reset`;
  const reason = { reason: 'Lost the phone, and confirmed it in a ticket.' };

  expect((await helper.post(path, reason)).body.code).toBe('role_too_new');
  expect((await owner.post(path, reason)).status).toBe(200);
  expect((await helper.post(`${path}/approve`)).body.code).toBe('role_too_new');
});

test.each(['identity number', 'payout destination'])(
  'two administrators with the same %s are one person',
  async (shared) => {
    const path = await requestLarge();
    const colleague = await createAdministrator(api, 'member', ['cashier']);
    for (const administrator of [owner, colleague]) {
      if (shared === 'identity number')
        await submitIdentityDocuments(administrator, { identificationNumber: 'SAME-77-0042' });
      else
        await administrator.post('/api/user/payout-methods', {
          ...{ paymentMethod: 'paypal', paymentDetails: 'both@example.org' },
        });
    }
    await approve(owner, path);

    const second = await approve(colleague, path);
    expect(second.body.code).toBe('second_administrator_needed');
    expect(second.body.message).toContain('share');
    const stranger = await createAdministrator(api, 'member', ['cashier']);
    expect((await approve(stranger, path)).body.status).toBe('processing');
  },
);
