import type { KeyRange } from '../src/storage/environment.ts';
import { IndexDefinition } from '../src/catalog/index-definition.ts';
import { Collection } from '../src/catalog/collection.ts';
import { planQuery } from '../src/find/planner.ts';
import { mergeSorted, PAUSE } from '../src/find/stream.ts';
import { compileFilter, type Filter } from '../src/query/filter.ts';
import type { Doc, Value } from '../src/bson/value.ts';

const list = <T>(length: number, create: (n: number) => T): T[] =>
  Array.from({ length }, (_item, n) => create(n));

/** Plans a query, and collects the ranges that it measures. They have 10 keys, but those of the first index many. */
const plan = (keys: readonly Doc[], filter: Value) => planFilter(keys, compileFilter(filter));

function planFilter(keys: readonly Doc[], filter: Filter): { kind: string; measured: KeyRange[] } {
  const collection = new Collection(1, 'test', 'rows');
  collection.indexes = keys.map(
    (key, n) => new IndexDefinition(n, { key, name: `${n}` }, { isMultikey: false, isReady: true }),
  );
  const measured: KeyRange[] = [];
  const { access } = planQuery(collection, { filter, sort: [], hint: undefined }, 0, (limit, range) => {
    measured.push(range);
    return range.start.readUInt32BE(0) === 0 ? limit : Math.min(limit, 10);
  });
  return { kind: access.kind, measured };
}

describe('planning, which cannot pause,', () => {
  test('measures scans of few ranges only', () => {
    const keys = [{ a: 1 }, { b: 1 }];
    // Once in each round for `a`.
    expect(plan(keys, { a: 1, b: { $in: list(100, Number) } }).measured).toHaveLength(2);
    expect(plan(keys, { a: 1, b: { $in: list(30, Number) } }).measured.length).toBeGreaterThan(30);
  });

  test('measures a bounded number of ranges in all', () => {
    const keys = list(60, (n) => ({ a: 1, [`b${n}`]: 1 }));
    const { measured } = plan(keys, { a: { $in: list(30, Number) } });
    expect(measured.length).toBeLessThanOrEqual(256);
  });

  test.each<[string, Doc[], string]>([
    ['and none of them has a plan', list(6_000, () => ({ $or: [{ x: 1 }, { a: 1 }] })), 'collection'],
    ['and all of them have', list(6_000, () => ({ $or: [{ a: 1 }, { b: 1 }] })), 'union'],
  ])('reads thousands of conditions beside $or a few times only, %s', (_title, disjunctions, kind) => {
    let reads = 0;
    const compiled = compileFilter({ $and: [...list(6_000, (n) => ({ [`f${n}`]: n })), ...disjunctions] });
    const filter = {
      ...compiled,
      get conditions() {
        reads++;
        return compiled.conditions;
      },
    };
    expect(planFilter([{ a: 1 }, { b: 1 }], filter).kind).toBe(kind);
    // Of each index, and for each branch of the disjunctions that are tried.
    expect(reads).toBeLessThan(100);
  });
});

test('a merge of many streams compares each item with few others', () => {
  const [streamCount, itemCount] = [1_000, 10];
  let comparisonCount = 0;
  const compare = (a: number, b: number): number => {
    comparisonCount++;
    return a - b;
  };
  const streams = list(streamCount, (n) => list(itemCount, (m) => m * streamCount + ((n * 7) % streamCount)));
  const merged = [...mergeSorted(streams, compare)].filter((item) => item !== PAUSE);
  expect(merged).toEqual(list(streamCount * itemCount, Number));
  expect(comparisonCount).toBeLessThan(streamCount * itemCount * 12);
});

test('a merge keeps equal items in the order of their streams', () => {
  const streams = list(3, (source) => list(3, (n) => ({ n, source })));
  const merged = [...mergeSorted(streams, (a, b) => a.n - b.n)];
  expect(merged.map((item) => item !== PAUSE && item.source)).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2]);
});
