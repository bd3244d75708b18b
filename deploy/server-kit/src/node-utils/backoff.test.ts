import { createBackoff } from './backoff.ts';

it('doubles the delay up to five seconds, for ever, and starts over after a minute without a crash', () => {
  const backoff = createBackoff();
  const delays = Array.from({ length: 100 }, () => backoff.nextDelayMs(1_000));
  expect(delays.slice(0, 5)).toEqual([500, 1_000, 2_000, 4_000, 5_000]);
  expect(new Set(delays.slice(5))).toEqual(new Set([5_000]));
  expect(backoff.nextDelayMs(61_000)).toBe(500);
  expect(backoff.nextDelayMs(1_000)).toBe(1_000);
});
