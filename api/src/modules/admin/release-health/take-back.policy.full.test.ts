import {
  type Comparison,
  type FaultRate,
  findReason,
  findSilence,
  hasBegunWith,
  type NetworkDocuments,
  type NetworkViews,
} from './take-back.policy.ts';

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

describe('faults', () => {
  const rate = (views: number, faultyViews: number, count = 5): FaultRate => ({
    views,
    faultyViews,
    networks: count,
  });
  const unknown = rate(0, 0, 0);
  const compare = (known: Partial<Comparison> = {}): Comparison => ({
    simultaneous: unknown,
    isCanary: false,
    before: unknown,
    earlier: unknown,
    others: { now: unknown, before: unknown },
    ...known,
  });

  test.each([
    ['nothing is known to compare with', rate(20, 1), compare()],
    ['the version before has hardly any', rate(60, 4), compare({ before: rate(200, 1) })],
    ['it had fewer views without them earlier', rate(30, 5), compare({ earlier: rate(29, 0) })],
    ['few networks had the version before', rate(30, 5), compare({ before: rate(30, 5, 2) })],
    [
      'it is a canary that is worse than what others get, whatever it was before',
      rate(30, 5),
      compare({ isCanary: true, simultaneous: rate(30, 0), earlier: rate(90, 0), before: rate(90, 30) }),
    ],
    [
      'other remotes fail no more than before',
      rate(30, 5),
      compare({ others: { now: rate(60, 6), before: rate(60, 6) } }),
    ],
  ])('have begun with a version if %s', (_name, own, comparison) => {
    expect(hasBegunWith(own, comparison)).toBe(true);
  });

  test.each([
    ['the version before has half as many', rate(100, 20), compare({ before: rate(100, 10) })],
    ['the difference may be chance', rate(20, 4), compare({ before: rate(100, 5) })],
    ['older tabs have them with the version before', rate(30, 5), compare({ simultaneous: rate(20, 4) })],
    ['it had as many views without them earlier', rate(30, 5), compare({ earlier: rate(30, 0) })],
    [
      'they begin with other remotes too',
      rate(30, 5),
      compare({ others: { now: rate(60, 6), before: rate(60, 0) } }),
    ],
    [
      'it is a canary and others have them',
      rate(30, 5),
      compare({ isCanary: true, simultaneous: rate(30, 5), before: rate(90, 0) }),
    ],
  ])('have not begun with a version if %s', (_name, own, comparison) => {
    expect(hasBegunWith(own, comparison)).toBe(false);
  });
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
