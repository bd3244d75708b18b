import {
  activateBlueprint,
  confirmAddress,
  createAdministrator,
  createMember,
  insertTasks,
  makePayable,
  PASSWORD,
  submitIdentityDocuments,
  type LoggedInClient,
} from '../../../test/support/factories.ts';
import {
  completeReviewedWork,
  createSubmission,
  insertWorkTask,
} from '../../../test/support/submitted-work.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { DAY_MS } from '../../platform/clock.ts';
import { requireId } from '../../platform/ids.ts';

/** A farm: seven accounts of one person, who clicks, hands in empty work, and refers six friends that do not exist. */

/** What production requires; no amount in these tests needs two approvals for its size. */
const PRODUCTION = { production: true, payoutApprovalLimit: 10_000, houseDailyBudget: 10_000 };
const FRIENDS = 6;
const WORK_TASKS = 4;
/** Of every member, in production too. */
const FREE_TASKS = 2;

let api: TestApi;
afterEach(async () => {
  expect((await api.app.reconcile()).problems).toEqual([]);
  await api.stop();
});

const collection = (name: string) => api.database.connection.collection(name);
const me = async (member: LoggedInClient) => (await member.get('/api/auth/me')).body;
const request = (member: LoggedInClient, amount: number) =>
  member.post('/api/user/withdrawals', {
    ...{ amount, paymentMethod: 'paypal' },
    paymentDetails: `${member.user.username}@example.com`,
  });

async function passDays(days: number): Promise<void> {
  api.clock.advance(days * DAY_MS);
  for (const job of ['approve-overdue-verifications', 'decide-overdue-work', 'release-due-rewards'])
    await api.app.jobs.runNow(job);
}

/** Confirms the address, claims the bonus and gets the free blueprint, which no person looks at. */
async function join(member: LoggedInClient): Promise<void> {
  await confirmAddress(api, member);
  expect((await member.post('/api/user/claim-signup-bonus')).status).toBe(200);
  await submitIdentityDocuments(member);
}

/** Clicks every task that can be clicked, up to the limits. Returns how many counted. */
async function click(member: LoggedInClient, blueprintId: number): Promise<number> {
  const lists = [
    await member.get('/api/tasks/free'),
    await member.get(`/api/tasks/blueprint/${blueprintId}`),
  ];
  const tasks = lists.flatMap(({ body }) => body.items as { id: string }[]);
  // A list that is empty does not keep a script from trying.
  const ids = new Set(['free-browser-detection', 'free-phone-detection', ...tasks.map(({ id }) => id)]);
  let count = 0;
  for (const taskId of ids) if ((await member.post('/api/user/tasks', { taskId })).status === 201) count += 1;
  return count;
}

/** Hands in work of the free blueprint without an answer, again after it came back with what was missed. */
async function handInNothing(member: LoggedInClient): Promise<void> {
  for (let index = 0; index < WORK_TASKS; index += 1) {
    const work = { member, blueprintId: 1, rewardCents: 10_00, sentBackAt: api.clock.now() };
    const { id } = await createSubmission(api, await insertWorkTask(api), work);
    const submissionId = requireId(id);
    await collection('answers').updateMany({ submissionId }, { $set: { answers: {}, cannotDo: 'unclear' } });
  }
}

test('with the settings that production has, gets nothing out: no demo task and no invented friend pays', async () => {
  api = await startTestApi({ ...PRODUCTION, demoTasks: false });
  const administrator = await createAdministrator(api);
  const boss = await createMember(api);
  const friends: LoggedInClient[] = [];
  for (let index = 0; index < FRIENDS; index += 1)
    friends.push(await createMember(api, { referralCode: boss.user.referralCode }));

  for (const member of [boss, ...friends]) await join(member);
  await passDays(2);
  for (const member of [boss, ...friends]) {
    expect(await click(member, 1)).toBe(FREE_TASKS);
    await handInNothing(member);
  }
  await passDays(20);

  const { items, totals } = (await boss.get('/api/user/referrals')).body;
  expect(totals).toEqual({ count: FRIENDS, earned: 0 });
  expect(new Set(items.map(({ status }: { status: string }) => status))).toEqual(new Set(['active']));
  // What is left of $500: the bonus, the free tasks, and work that was paid although no one had read it.
  for (const member of [boss, ...friends]) {
    expect((await me(member)).balance).toBe(50 + (FREE_TASKS + WORK_TASKS) * 10);
    expect((await request(member, 50)).body.code).toBe('pending_requirement');
  }
  expect((await administrator.get('/api/admin/counters')).body.clickableDollars).toBe(0);
});

describe('where the operator has opened demo tasks', () => {
  let owner: LoggedInClient;
  let boss: LoggedInClient;
  beforeEach(async () => {
    api = await startTestApi({ ...PRODUCTION, demoTasks: true });
    owner = await createAdministrator(api);
    boss = await createMember(api);
    await join(boss);
    await passDays(2);
    await activateBlueprint(api, boss, 10);
  });

  const approve = (by: LoggedInClient, path: string) => by.post(`${path}/approve`);
  const requestAndWait = async (member: LoggedInClient, amount: number) => {
    const { body } = await request(member, amount);
    await passDays(2);
    return `/api/admin/withdrawals/${body.id}`;
  };

  test('gets nothing paid for clicks without the approval of a second person', async () => {
    await insertTasks(api, 10, 4);
    expect((await owner.get('/api/admin/counters')).body.clickableDollars).toBeGreaterThan(3_000);
    expect(await click(boss, 10)).toBeGreaterThanOrEqual(4);
    await passDays(15);
    await makePayable(api, boss);
    const path = await requestAndWait(boss, 500);

    const { body } = await approve(owner, path);
    expect(body).toMatchObject({ status: 'pending', secondApprovalCause: 'little_reviewed_work' });
    expect(body.composition).toMatchObject([
      { source: 'bonus', amount: 50, left: 0 },
      { source: 'clicks', amount: 450 },
    ]);
    expect((await approve(owner, path)).body.code).toBe('second_administrator_needed');
    const helper = await createMember(api);
    const roles = { roles: ['cashier'], reason: 'Helps with payouts since today.' };
    expect((await owner.post(`/api/admin/users/${helper.user.id}/roles`, roles)).status).toBe(200);
    const login = { username: helper.user.username, password: PASSWORD };
    const client = api.client('console');
    await client.post('/api/auth/login', login);
    expect((await client.post(`${path}/approve`)).body.code).toBe('role_too_new');
    expect((await me(boss)).totalWithdrawn).toBe(0);
    expect((await owner.get('/api/admin/ledger')).body.accounts).toContainEqual({
      account: 'payouts',
      total: 0,
    });

    const colleague = await createAdministrator(api, 'console', ['cashier']);
    expect((await approve(colleague, path)).body.status).toBe('processing');
  });

  test('while one person pays what is reviewed work by half', async () => {
    for (let index = 0; index < 4; index += 1) await completeReviewedWork(api, boss);
    await passDays(15);
    await makePayable(api, boss);
    const path = await requestAndWait(boss, 100);

    const { body } = await owner.get(path);
    expect(body).toMatchObject({ secondApprovalCause: null });
    expect(body.composition).toEqual([
      expect.objectContaining({ source: 'bonus', amount: 50, left: 0 }),
      expect.objectContaining({ source: 'reviewed_work', amount: 50, left: 550 }),
    ]);
    expect((await approve(owner, path)).body.status).toBe('processing');
    const more = await requestAndWait(boss, 50.01);
    expect((await owner.get(more)).body.composition).toMatchObject([
      { source: 'reviewed_work', amount: 50.01 },
    ]);
  });
});
