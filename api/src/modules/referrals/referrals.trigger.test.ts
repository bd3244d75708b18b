import { expectReconciledAfterEach } from '../../../test/support/expect-reconciled.ts';
import { confirmAddress, createMember, type LoggedInClient } from '../../../test/support/factories.ts';
import {
  completeReviewedWork,
  createSubmission,
  insertWorkTask,
  itemIdOf,
  meetReferralTrigger,
  pick,
} from '../../../test/support/submitted-work.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { requireId } from '../../platform/ids.ts';

/** When a referral pays: the friend has a confirmed address and reviewed work, in either order. */

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
expectReconciledAfterEach(() => api);
afterAll(() => api.stop());
beforeEach(() => {
  api.clock.set(START_TIME);
});

const REVIEW_HOURS = 72;
const collection = (name: string) => api.database.connection.collection(name);
const statusOf = async (referrer: LoggedInClient) =>
  (await referrer.get('/api/user/referrals')).body.items[0].status;
const balanceOf = async (referrer: LoggedInClient) => (await referrer.get('/api/auth/me')).body.balance;

async function createFriends(): Promise<[referrer: LoggedInClient, friend: LoggedInClient]> {
  const referrer = await createMember(api);
  return [referrer, await createMember(api, { referralCode: referrer.user.referralCode })];
}

/**
 * Hands in work of which half of the known answers are right, or all, and lets its time run out. What was sent back
 * before is approved even so.
 */
async function approveInSilence(member: LoggedInClient, right: 'half' | 'all' | 'unknown'): Promise<void> {
  const taskId = await insertWorkTask(api);
  const { id } = await createSubmission(api, taskId, { member, sentBackAt: api.clock.now() });
  if (right === 'all')
    await collection('answers').updateMany(
      { submissionId: requireId(id) },
      { $set: { answers: pick('cat') } },
    );
  if (right === 'unknown')
    await collection('work_truths').updateMany(
      { _id: { $in: [0, 1].map((position) => itemIdOf(taskId, position)) as never } },
      { $set: { parts: {} } },
    );
  api.clock.advance(REVIEW_HOURS * 3_600_000);
  await api.app.jobs.runNow('decide-overdue-work');
  const { body } = await member.get('/api/user/tasks');
  expect(body.items.map((completion: { taskId: string }) => completion.taskId)).toContain(taskId);
}

test.each([
  ['the address and then the work', [confirmAddress, completeReviewedWork]],
  ['the work and then the address', [completeReviewedWork, confirmAddress]],
] as const)('after %s', async (_order, [first, second]) => {
  const [referrer, friend] = await createFriends();

  await first(api, friend);
  expect([await statusOf(referrer), await balanceOf(referrer)]).toEqual(['active', 0]);
  await second(api, friend);
  expect([await statusOf(referrer), await balanceOf(referrer)]).toEqual(['paid', 25]);
  await completeReviewedWork(api, friend);
  expect(await balanceOf(referrer)).toBe(25);
});

test.each([
  ['half', 'active'],
  ['unknown', 'active'],
  ['all', 'paid'],
] as const)(
  'work without a person, with %s of its answers known to be right, leaves it %s',
  async (right, status) => {
    const [referrer, friend] = await createFriends();
    await confirmAddress(api, friend);

    await approveInSilence(friend, right);

    expect(await statusOf(referrer)).toBe(status);
    // Work that does not count does not keep later work from counting.
    await completeReviewedWork(api, friend);
    expect([await statusOf(referrer), await balanceOf(referrer)]).toEqual(['paid', 25]);
  },
);

test('tasks that are completed by a click and an active free blueprint pay nothing', async () => {
  const [referrer, friend] = await createFriends();
  await confirmAddress(api, friend);
  for (const taskId of ['free-browser-detection', 'free-phone-detection'])
    expect((await friend.post('/api/user/tasks', { taskId })).status).toBe(201);

  expect([await statusOf(referrer), await balanceOf(referrer)]).toEqual(['active', 0]);
});

describe('reconciliation finds', () => {
  const change = async (name: string, filter: object, update: object) => {
    const before = await collection(name).findOne(filter);
    await collection(name).updateOne(filter, update);
    const { problems } = await api.app.reconcile();
    await collection(name).replaceOne({ _id: before!._id }, before!);
    return problems.join('\n');
  };

  test('what was paid without its reason, with another amount, or not at all', async () => {
    const [referrer, friend] = await createFriends();
    await meetReferralTrigger(api, friend);
    const referral = { referrerId: requireId(referrer.user.id) };
    const work = { userId: requireId(friend.user.id), isReviewed: true };

    expect(await change('referrals', referral, { $set: { workReviewedAt: null } })).toMatch(
      /paid without reviewed work.*\n.*knows of no reviewed work, but there is some/,
    );
    expect(await change('referrals', referral, { $set: { rewardCents: 9_900 } })).toMatch(
      /says 9900 cents, 2500 were paid.*\n.*9900 cents, the rule said 2500/,
    );
    expect(await change('referrals', referral, { $set: { status: 'active', rewardCents: null } })).toMatch(
      /is active, 2500 cents were paid.*\n.*although nothing is missing/,
    );
    expect(await change('completions', work, { $set: { isReviewed: false } })).toMatch(
      /approved by a person, not reviewed/,
    );
  });
});
