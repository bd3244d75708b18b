import { exceedsRejectionLimit } from './reviews.policy.ts';

test.each([
  [19, false],
  [20, true],
])('after %i rejections on a day, one more exceeds the limit: %s', (rejectedToday, exceeds) => {
  expect(exceedsRejectionLimit({ rejectedToday, decisions: [] })).toBe(exceeds);
});
