import { isFaulty, isSuspicious } from './rollback.policy.ts';

test.each([
  [15, 15, true],
  [14, 14, false],
  [60, 60, true],
  [60, 20, true],
  [60, 19, false],
  [1_010, 210, true],
  [1_010, 209, false],
  [0, 0, false],
])('of %i networks that saw a version, %i with a fault roll it back: %s', (seen, faulty, expected) => {
  expect(isFaulty({ seen, faulty })).toBe(expected);
});

test('ten networks that report faults change nothing, however many the others are', () => {
  for (let seen = 0; seen <= 200; seen += 1) {
    const ownFaulty = Math.ceil(seen / 5) - 1;
    expect([seen, isFaulty({ seen: seen + 10, faulty: ownFaulty + 10 })]).toEqual([seen, false]);
  }
});

test('ten networks that report no fault keep no version alive that fails in fifteen or more', () => {
  for (let seen = 15; seen <= 200; seen += 1)
    expect([seen, isFaulty({ seen: seen + 10, faulty: seen })]).toEqual([seen, true]);
});

test.each([
  [3, 3, true],
  [60, 3, true],
  [61, 3, false],
  [2, 2, false],
])('of %i networks that saw a version, %i with a fault call a person: %s', (seen, faulty, expected) => {
  expect(isSuspicious({ seen, faulty })).toBe(expected);
});
