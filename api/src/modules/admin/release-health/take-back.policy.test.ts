import { findReason, type NetworkViews } from './take-back.policy.ts';

const networks = (...views: readonly (readonly [views: number, faulty: number])[]): NetworkViews[] =>
  views.map(([all, faultyViews]) => ({ views: all, faultyViews }));

test('takes back from 20 views, 3 networks with faults and 5 percent on', () => {
  expect(findReason(networks([10, 1], [10, 1], [10, 1]))).toContain('3 of 30 views from 3 networks');
});

test.each([
  ['fewer than 20 views', networks([6, 6], [6, 6], [7, 7])],
  ['faults of two networks only', networks([10, 10], [10, 10], [10, 0])],
  ['less than 5 percent', networks([10, 0], [10, 0], [10, 0], [10, 0], [10, 0], [10, 1], [3, 0], [1, 1])],
  ['nothing reported', []],
])('leaves a version live with %s', (_name, views) => {
  expect(findReason(views)).toBeUndefined();
});

test('gives one network the weight of ten views, for faults and against them', () => {
  const faulty = networks([10, 2], [10, 2], [10, 2]);
  expect(findReason([...faulty, { views: 10_000, faultyViews: 0 }])).toBeDefined();
  const good = Array.from({ length: 40 }, () => ({ views: 10, faultyViews: 0 }));
  expect(findReason([...good, ...networks([100, 100], [1, 1], [1, 1])])).toBeUndefined();
});
