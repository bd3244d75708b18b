import { findReason, findSilence, type NetworkDocuments, type NetworkViews } from './take-back.policy.ts';

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

describe('a version of the shell', () => {
  const documents = (count: number, [all, views]: readonly [documents: number, views: number]) =>
    Array.from({ length: count }, (): NetworkDocuments => ({ documents: all, views }));
  const baseline = documents(5, [10, 8]);

  test('is silent if its pages start in none of 30 documents, and those of the other version in most', () => {
    expect(findSilence(documents(3, [10, 0]), baseline)).toBe(
      'pages started in 0 % of the documents in 3 networks, with the version to compare in 80 %',
    );
  });

  test('is silent if it starts for a few visitors only', () => {
    expect(findSilence([...documents(10, [10, 0]), ...documents(4, [10, 9])], baseline)).toBeDefined();
  });

  test.each([
    ['starts as often as the other one', documents(3, [10, 8]), baseline],
    ['starts a little less often', documents(10, [10, 5]), baseline],
    ['starts less often, which can be chance', documents(3, [10, 2]), baseline],
    ['got few documents', documents(3, [7, 0]), baseline],
    ['is silent in two networks only', documents(2, [100, 0]), baseline],
    ['is compared with a version that reports nothing either', documents(3, [10, 0]), documents(5, [10, 0])],
    ['is compared with few documents', documents(3, [10, 0]), documents(3, [6, 6])],
    ['is compared with two networks', documents(3, [10, 0]), documents(2, [100, 100])],
  ])('is left live if it %s', (_name, own, other) => {
    expect(findSilence(own, other)).toBeUndefined();
  });

  test('is judged by the robots of both versions, and by no single network', () => {
    const robots = documents(5, [1_000, 0]);
    expect(findSilence([...robots, ...documents(5, [10, 8])], [...robots, ...baseline])).toBeUndefined();
    expect(findSilence([...documents(1, [9_000, 0]), ...documents(6, [10, 8])], baseline)).toBeUndefined();
  });

  test('hides its silence by no reports in excess', () => {
    const forged = documents(1, [1, 90_000]);
    expect(findSilence([...documents(4, [10, 0]), ...forged], baseline)).toBeDefined();
  });
});
