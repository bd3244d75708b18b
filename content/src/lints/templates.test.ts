import { findIn } from '../../test/compile-example.ts';
import { sums, type Sum } from '../../test/sums.ts';
import type { Random } from '../random.ts';
import { templatesHold } from './templates.ts';

const ITEM = 'template: sums\nitems:\n  - { id: w01-01-01, first: 3, second: 4 }';

const findingsOf = (changes: Partial<typeof sums>): string[] =>
  findIn(templatesHold, ITEM, { template: { ...sums, ...changes } as never });

test('a template that makes 200 different items that can be answered is accepted', () => {
  expect(findingsOf({})).toEqual([]);
});

test('a template that draws an item twice is found', () => {
  const draw = (random: Random): Sum => ({ first: random.integer(1, 9), second: 1 });
  expect(findingsOf({ draw })).toContainEqual(
    expect.stringMatching(/^w01-01: Seed \d+ draws an item that another seed draws too$/),
  );
});

test('a template that picks from a list may draw an item twice', () => {
  const draw = (random: Random): Sum => ({ first: random.integer(1, 90), second: 1 });
  expect(findingsOf({ draw, drawsFromList: true })).toEqual([]);
});

test('a template whose key is no option for some seed is found', () => {
  const make: typeof sums.make = (input, tools) => ({
    ...sums.make(input, tools),
    key: input.first > 9_000 ? 'c' : 'a',
  });
  expect(findingsOf({ make })[0]).toMatch(/^w01-01: Seed \d+: "c" is not one of [ab], [ab]/);
});

test('a template that uses chance beside its seed is found', () => {
  let calls = 0;
  const make: typeof sums.make = (input, tools) => {
    calls += 1;
    return { ...sums.make(input, tools), explain: `It is the sum, for the time ${calls}.` };
  };
  expect(findingsOf({ make })).toContain('w01-01: It makes another item of w01-01-01 the second time');
});

test('a drawn item of another size than those of the file is found', () => {
  const make: typeof sums.make = (input, tools) => ({
    ...sums.make(input, tools),
    ...(input.first > 9_000 && { material: [{ Text: 'long '.repeat(500) }] }),
  });
  expect(findingsOf({ make })[0]).toMatch(/^w01-01: Seed \d+ draws an item of another size$/);
});

test('of a task with fresh items, those that were drawn for all are made again too', () => {
  const fresh = `template: sums\nfresh: { batches: 2, items: 10 }`;
  const find = (changes: Partial<typeof sums>) =>
    findIn(templatesHold, fresh, { template: { ...sums, ...changes } as never });
  expect(find({})).toEqual([]);
  let calls = 0;
  const make: typeof sums.make = (input, tools) => {
    calls += 1;
    return { ...sums.make(input, tools), explain: `It is the sum, for the time ${calls}.` };
  };
  expect(find({ make })).toContain('w01-01: It makes another item of w01-01-b2-02 the second time');
});
