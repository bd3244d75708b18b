import { createCompletion } from '../../../testing/task.factory.ts';
import { findPeriod, groupEarningsByDay, sumEarnings } from './earnings.policy.ts';

/** A Sunday; noon UTC falls on the same day in every time zone that the tests run in. */
const NOW = '2026-03-15T12:00:00.000Z';

test('starts the week on Monday and includes days without a reward', () => {
  const days = groupEarningsByDay(
    [createCompletion({ completionDate: '2026-03-10T12:00:00.000Z' })],
    'this-week',
    NOW,
  );
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

test('covers all days of a month', () => {
  expect(groupEarningsByDay([], 'this-month', NOW)).toHaveLength(31);
  expect(groupEarningsByDay([], 'last-month', NOW)).toHaveLength(28);
  expect(groupEarningsByDay([], 'last-month', '2026-01-15T12:00:00.000Z')[0]?.day).toBe('2025-12-01');
});

test('sums cents exactly and separates locked from available rewards', () => {
  const rewards = [15.5, 0.1, 0.2].map((reward, index) =>
    createCompletion({ reward, available: index > 0, completionDate: '2026-03-11T12:00:00.000Z' }),
  );
  const days = groupEarningsByDay(rewards, 'this-week', NOW);
  expect(sumEarnings(days)).toEqual({ available: 0.3, locked: 15.5 });
});

test.each([
  ['2026-03-11', 'this-week'],
  ['2026-03-02', 'this-month'],
  ['2026-02-20', 'last-month'],
  ['2025-12-20', 'this-week'],
])('a last reward on %s opens %s', (day, period) => {
  const completions = [createCompletion({ completionDate: `${day}T12:00:00.000Z` })];
  expect(findPeriod(completions, NOW)).toBe(period);
});
