import { isFaulty, isSuspicious } from './rollback.policy.ts';

test.each([
  [12, 12, true],
  [60, 12, true],
  [61, 12, false],
  [11, 11, false],
  [1_000, 200, true],
  [0, 0, false],
])('of %i networks that saw a version, %i with a fault roll it back: %s', (seen, faulty, expected) => {
  expect(isFaulty({ seen, faulty })).toBe(expected);
});

test.each([
  [3, 3, true],
  [60, 3, true],
  [61, 3, false],
  [2, 2, false],
])('of %i networks that saw a version, %i with a fault call a person: %s', (seen, faulty, expected) => {
  expect(isSuspicious({ seen, faulty })).toBe(expected);
});
