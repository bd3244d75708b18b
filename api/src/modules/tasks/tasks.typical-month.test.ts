import { TYPICAL_MONTH } from '@platform/contracts';
import { createMember } from '../../../test/support/factories.ts';
import { START_TIME, startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { DAY_MS } from '../../platform/clock.ts';
import { newId, type Id } from '../../platform/ids.ts';

const MINUTE_MS = 60_000;
const NO_FIGURES = { members: null, medianDollars: null };

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.stop());

const read = async () => (await api.client().get('/api/typical-month')).body;

/** Stores completions of a member, by default of work that was handed in today. */
async function complete(userId: Id, rewardCents: number, { daysAgo = 0, isWork = true } = {}): Promise<void> {
  const completedAt = new Date(Date.parse(START_TIME) - daysAgo * DAY_MS);
  await api.database.connection.collection('completions').insertOne({
    userId,
    taskId: newId().toHexString(),
    isFreeTask: false,
    rewardCents,
    completedAt,
    lockDays: 15,
    availableAt: completedAt,
    evidence: null,
    submissionId: isWork ? newId() : null,
    isReviewed: isWork,
  });
}

test('has no figures until 20 members have worked, and then their median', async () => {
  for (let count = 1; count < TYPICAL_MONTH.minMembers; count += 1) await complete(newId(), count * 1_000);
  expect(await read()).toEqual(NO_FIGURES);

  const last = newId();
  await complete(last, 99_900);
  await complete(last, 100);
  // A result is reused for a minute.
  expect(await read()).toEqual(NO_FIGURES);
  api.clock.advance(MINUTE_MS);

  // $10, $20 ... $190 and $1,000: the middle two are $100 and $110.
  expect(await read()).toEqual({ members: 20, medianDollars: 105 });
});

test('counts work of the last 30 days only: neither older work nor clicks, free tasks and bonuses', async () => {
  const members = Array.from({ length: TYPICAL_MONTH.minMembers }, () => newId());
  for (const [index, userId] of members.entries()) {
    await complete(userId, 2_000, { daysAgo: index === 0 ? TYPICAL_MONTH.days : 1 });
    await complete(userId, 50_000, { daysAgo: TYPICAL_MONTH.days + 1 });
    await complete(userId, 50_000, { isWork: false });
  }
  const member = await createMember(api);
  await member.post('/api/user/claim-signup-bonus');
  await member.post('/api/user/tasks', { taskId: 'free-browser-detection' });

  expect(await read()).toEqual({ members: 20, medianDollars: 20 });
  api.clock.advance(MINUTE_MS);
  expect(await read()).toEqual(NO_FIGURES);
});
