import { findPayoutDay, listUnlockDays } from './unlock-days.policy.ts';

const ACCOUNT = { balance: 470.5, now: '2026-03-01T22:00:00.000Z' };
const createReward = (availableAt: string, reward: number) => ({ available: false, availableAt, reward });

test('sums what unlocks on each day of the reader, from today to the end of the lock', () => {
  const days = listUnlockDays(ACCOUNT, [
    createReward('2026-03-04T08:00:00.000Z', 10.1),
    createReward('2026-03-04T09:00:00.000Z', 20.2),
    createReward('2026-03-16T12:00:00.000Z', 31),
    // Its time has come; the job that unlocks it has not run yet.
    createReward('2026-02-28T12:00:00.000Z', 1),
    { ...createReward('2026-03-02T12:00:00.000Z', 99), available: true },
  ]);
  expect(days).toHaveLength(16);
  expect(days?.[0]).toEqual({ day: '2026-03-01', amount: 1, balance: 471.5 });
  expect(days?.[1]).toEqual({ day: '2026-03-02', amount: 0, balance: 471.5 });
  expect(days?.[3]).toEqual({ day: '2026-03-04', amount: 30.3, balance: 501.8 });
  expect(days?.[15]).toEqual({ day: '2026-03-16', amount: 31, balance: 532.8 });
});

test('says nothing if nothing is locked', () => {
  expect(listUnlockDays(ACCOUNT, [])).toBeUndefined();
});

test('finds the day on which there is enough for a withdrawal', () => {
  const days = listUnlockDays(ACCOUNT, [createReward('2026-03-04T08:00:00.000Z', 29.5)]) ?? [];
  expect(findPayoutDay(470.5, days)).toBe(3);
  expect(findPayoutDay(500, days)).toBeUndefined();
  expect(findPayoutDay(470.5, days.slice(0, 2))).toBeUndefined();
});
