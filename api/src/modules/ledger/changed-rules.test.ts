import { createMember } from '../../../test/support/factories.ts';
import { meetReferralTrigger } from '../../../test/support/submitted-work.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../test/support/test-api.ts';

// What a change of the bonus, the lock and the referral reward edits: one file. The last two change an hour after the
// start.
jest.mock('../../../contracts/src/rules.ts', () => ({
  ...jest.requireActual<object>('../../../contracts/src/rules.ts'),
  SIGNUP_BONUS_DOLLARS: 75,
  EARNINGS_LOCKS: [
    { since: '2026-03-10T13:00:00Z', days: 10 },
    { since: '1970-01-01T00:00:00Z', days: 15 },
  ],
  REFERRAL_REWARDS: [
    { since: '2026-03-10T13:00:00Z', dollars: 40 },
    { since: '1970-01-01T00:00:00Z', dollars: 25 },
  ],
}));

const HOUR_MS = 3_600_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());
beforeEach(() => {
  api.clock.set(START_TIME);
});

test('credits the raised bonus', async () => {
  const member = await createMember(api);
  await member.post('/api/user/claim-signup-bonus');

  expect((await member.get('/api/auth/me')).body).toMatchObject({ balance: 75 });
  expect(await api.app.reconcile()).toMatchObject({ problems: [] });
});

test('locks later completions for the new days, and keeps and proves the lock of earlier ones', async () => {
  const member = await createMember(api);
  const complete = async (taskId: string) =>
    (await member.post('/api/user/tasks', { taskId })).body as { availableAt: string };

  const earlier = await complete('free-browser-detection');
  api.clock.advance(HOUR_MS);
  const later = await complete('free-phone-detection');

  expect(earlier.availableAt).toBe('2026-03-25T12:00:00.000Z');
  expect(later.availableAt).toBe('2026-03-20T13:00:00.000Z');
  expect(await api.app.reconcile()).toMatchObject({ problems: [] });
});

test('pays later referrals the new reward, and keeps, adds up and proves what earlier ones paid', async () => {
  const referrer = await createMember(api);
  const payForFriend = async () =>
    meetReferralTrigger(api, await createMember(api, { referralCode: referrer.user.referralCode }));

  await payForFriend();
  api.clock.advance(HOUR_MS);
  await payForFriend();
  await createMember(api, { referralCode: referrer.user.referralCode });

  const { items, totals } = (await referrer.get('/api/user/referrals')).body;
  const rewards = (items as { status: string; reward: number }[]).map(({ status, reward }) => [
    status,
    reward,
  ]);
  expect(rewards.toSorted()).toEqual([
    ['active', 40],
    ['paid', 25],
    ['paid', 40],
  ]);
  expect(totals).toEqual({ count: 3, earned: 65 });
  expect((await referrer.get('/api/auth/me')).body.balance).toBe(65);
  expect(await api.app.reconcile()).toMatchObject({ problems: [] });
});
