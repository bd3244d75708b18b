import { completion } from '../../../testing/task.factory.ts';
import { earningsByDay, totalEarnings } from './earnings.policy.ts';

/** A Sunday; noon is on the same day in every zone that tests run in. */
const NOW = '2026-03-15T12:00:00.000Z';

test('a week begins on Monday and has seven days, with or without a reward', () => {
  const days = earningsByDay([completion({ completionDate: '2026-03-10T12:00:00.000Z' })], 'this-week', NOW);
  expect(days.map(({ day }) => day)).toEqual([
    '2026-03-09',
    '2026-03-10',
    '2026-03-11',
    '2026-03-12',
    '2026-03-13',
    '2026-03-14',
    '2026-03-15',
  ]);
  expect(days[1]).toEqual({ day: '2026-03-10', available: 0, locked: 10 });
});

test('months have their own lengths', () => {
  expect(earningsByDay([], 'this-month', NOW)).toHaveLength(31);
  expect(earningsByDay([], 'last-month', NOW)).toHaveLength(28);
  expect(earningsByDay([], 'last-month', '2026-01-15T12:00:00.000Z')[0]?.day).toBe('2025-12-01');
});

test('adds cents exactly and keeps what is locked apart from what is available', () => {
  const rewards = [15.5, 0.1, 0.2].map((reward, index) =>
    completion({ reward, available: index > 0, completionDate: '2026-03-11T12:00:00.000Z' }),
  );
  const days = earningsByDay(rewards, 'this-week', NOW);
  expect(totalEarnings(days)).toEqual({ available: 0.3, locked: 15.5 });
});
