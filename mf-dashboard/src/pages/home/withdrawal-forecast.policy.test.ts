import { forecastWithdrawal } from './withdrawal-forecast.policy.ts';

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
  expect(forecastWithdrawal({ ...ACCOUNT, balance: 0, lockedBalance: 0 }, 10, 100)).toBeUndefined();
});
