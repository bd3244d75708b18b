import { createMember } from '../../../test/support/factories.ts';
import { startTestApi, type TestApi } from '../../../test/support/test-api.ts';

// What a change of the bonus and of the lock edits: one file. The lock changes an hour after the test starts.
jest.mock('../../../contracts/src/rules.ts', () => ({
  ...jest.requireActual<object>('../../../contracts/src/rules.ts'),
  SIGNUP_BONUS_DOLLARS: 75,
  EARNINGS_LOCKS: [
    { since: '2026-03-10T13:00:00Z', days: 10 },
    { since: '1970-01-01T00:00:00Z', days: 15 },
  ],
}));

const HOUR_MS = 3_600_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

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
