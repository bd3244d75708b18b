import { createCompletion } from '../../testing/task.factory.ts';
import { findFirstUnlock, findPayoutDate, forecastWithdrawal } from './withdrawal-forecast.policy.ts';

const ACCOUNT = {
  balance: 412.5,
  lockedBalance: 10,
  tasksToday: { completed: 6, limit: 20, resetsAt: '2026-03-16T00:00:00.000Z' },
  now: '2026-03-15T12:00:00.000Z',
};

test("counts locked rewards, and returns when today's rewards unlock", () => {
  expect(forecastWithdrawal(ACCOUNT, 31, 9)).toEqual({ taskCount: 3, at: '2026-03-30T12:00:00.000Z' });
  expect(forecastWithdrawal({ ...ACCOUNT, balance: 459, lockedBalance: 10 }, 31, 9)?.taskCount).toBe(1);
});

test("returns nothing if no task is needed or today's tasks are not enough", () => {
  expect(forecastWithdrawal({ ...ACCOUNT, lockedBalance: 87.5 }, 31, 9)).toBeUndefined();
  expect(forecastWithdrawal(ACCOUNT, 31, 2)).toBeUndefined();
  const nearLimit = { ...ACCOUNT.tasksToday, completed: 18 };
  expect(forecastWithdrawal({ ...ACCOUNT, tasksToday: nearLimit }, 31, 9)).toBeUndefined();
  expect(forecastWithdrawal({ ...ACCOUNT, balance: 0, lockedBalance: 0 }, 10, 100)).toBeUndefined();
});

describe('the dates of completed tasks', () => {
  const late = createCompletion({ reward: 100, availableAt: '2026-03-20T12:00:00.000Z' });
  const soon = createCompletion({ reward: 50, availableAt: '2026-03-16T12:00:00.000Z' });
  const unlocked = { ...soon, available: true, availableAt: '2026-03-10T12:00:00.000Z' };

  test('are the first unlock, also once it has passed', () => {
    expect(findFirstUnlock([])).toBeUndefined();
    expect(findFirstUnlock([late, soon])).toEqual({ at: soon.availableAt, isDone: false });
    expect(findFirstUnlock([late, unlocked])).toEqual({ at: unlocked.availableAt, isDone: true });
  });

  test('are the day on which locked rewards reach the minimum for a withdrawal', () => {
    expect(findPayoutDate(450, [late, soon])).toBe(soon.availableAt);
    expect(findPayoutDate(400, [late, soon])).toBe(late.availableAt);
    expect(findPayoutDate(349.99, [late, soon])).toBeUndefined();
    expect(findPayoutDate(400, [unlocked])).toBeUndefined();
  });
});
