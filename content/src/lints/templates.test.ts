import { findIn } from '../../test/compile-example.ts';
import type { Random } from '../random.ts';
import { numberOf } from '../source/field.ts';
import { defineTemplate } from '../template.ts';
import { templatesHold } from './templates.ts';

const ITEM = 'template: sums\nitems:\n  - { id: w01-01-01, first: 3, second: 4 }';

type Sum = { readonly first: number; readonly second: number };

/** A template that adds two numbers. */
const sums = defineTemplate<Sum>({
  read: (fields) => ({ first: numberOf(fields.get('first')), second: numberOf(fields.get('second')) }),
  draw: (random) => ({ first: random.integer(1, 9_999), second: random.integer(1, 9_999) }),
  make: ({ first, second }) => ({
    kind: 'choice',
    ask: `What is ${first} and ${second}?`,
    options: { a: String(first + second), b: String(first + second + 1) },
    key: 'a',
    explain: `${first} and ${second} make ${first + second}.`,
  }),
});

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
  expect(findingsOf({ make })[0]).toMatch(/^w01-01: Seed \d+: "c" is not one of a, b/);
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
