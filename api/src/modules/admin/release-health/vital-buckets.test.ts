import { estimateVital, findBucket } from './vital-buckets.ts';

test.each([
  ['LCP', [800, 900, 1_000, 9_000], 1_000],
  ['CLS', [0, 0.01, 0.02, 0.9], 0.02],
  ['INP', [Number.MAX_SAFE_INTEGER], 75_200],
] as const)('estimates the 75th percentile of %s at most a quarter too high', (name, values, exact) => {
  const counts = values.map((value) => ({ [findBucket(name, value)]: 1 }));
  const { p75 = 0, samples } = estimateVital(name, counts) ?? {};

  expect(samples).toBe(values.length);
  expect(p75).toBeGreaterThanOrEqual(exact);
  expect(p75).toBeLessThanOrEqual(exact * 1.25);
});

test('has no value without measurements', () => {
  expect(estimateVital('TTFB', [{}])).toBeNull();
});
