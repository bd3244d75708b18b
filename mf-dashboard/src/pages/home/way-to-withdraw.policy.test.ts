import { wayToWithdraw } from './way-to-withdraw.policy.ts';

const FACTS = {
  balance: 412.5,
  lockedBalance: 10,
  tasksToday: { completed: 6, limit: 20, resetsAt: '2026-03-16T00:00:00.000Z' },
  now: '2026-03-15T12:00:00.000Z',
};

test('counts what is locked, and says when the last of it is unlocked', () => {
  expect(wayToWithdraw(FACTS, 31, 9)).toEqual({ tasks: 3, at: '2026-03-30T12:00:00.000Z' });
  expect(wayToWithdraw({ ...FACTS, balance: 459, lockedBalance: 10 }, 31, 9)?.tasks).toBe(1);
});

test('says nothing where no task is needed, or where today is not enough', () => {
  expect(wayToWithdraw({ ...FACTS, lockedBalance: 87.5 }, 31, 9)).toBeUndefined();
  expect(wayToWithdraw(FACTS, 31, 2)).toBeUndefined();
  expect(wayToWithdraw({ ...FACTS, balance: 0, lockedBalance: 0 }, 10, 100)).toBeUndefined();
});
