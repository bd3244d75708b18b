import { findIn, repeatItems } from '../../test/compile-example.ts';
import {
  distractorsHaveReasons,
  lengthTellsNothing,
  optionsAreOfLikeLength,
  optionsDiffer,
  positionsAreEven,
} from './options.ts';

/** An item with options of its own. */
const choice = (number: number, options: Record<string, string>, key: string): string => `
  - id: w01-01-0${number}
    kind: choice
    ask: Which one is it, number ${number}?
    options:
${Object.entries(options)
  .map(([id, text]) => `      ${id}: ${text}`)
  .join('\n')}
    key: ${key}
    explain: It is this one.`;

const items = (...texts: string[]): string => `items:${texts.join('')}`;

test('a distractor names the mistake that leads to it', () => {
  const [right, wrong] = ['{ label: A }', '{ label: B, why: reads only the first line }'];
  const other = choice(2, { a: 'X', b: '{ label: Y, why: counts the title }' }, 'a');

  expect(findIn(distractorsHaveReasons, items(choice(1, { a: right, b: wrong }, 'a'), other))).toEqual([]);
  expect(
    findIn(distractorsHaveReasons, items(choice(1, { a: right, b: '{ label: B }' }, 'a'), other)),
  ).toEqual(['w01-01-01: The option "b" has no "why": the mistake that leads to it']);
});

test('options that all items share are no distractors', () => {
  const common = { a: 'Return', b: 'Repair' };
  expect(findIn(distractorsHaveReasons, items(choice(1, common, 'a'), choice(2, common, 'b')))).toEqual([]);
});

test('two options that mean the same are found', () => {
  const [same, other] = [
    { a: 'The return.', b: 'Return' },
    { a: 'Return', b: 'Repair' },
  ];
  expect(findIn(optionsDiffer, items(choice(1, same, 'a'), choice(2, other, 'b')))).toEqual([
    'w01-01-01: Two options mean the same',
  ]);
});

test('an option of more than twice the length of the others is found', () => {
  const long = { a: 'Short one', b: 'Another', c: 'A much longer one with every detail' };
  const alike = { a: 'Short one', b: 'Another', c: 'A longer one' };
  expect(findIn(optionsAreOfLikeLength, items(choice(1, long, 'c'), choice(2, alike, 'a')))).toEqual([
    'w01-01-01: An option of 35 characters is longer than twice the others',
  ]);
});

test('a right option that is the longest, or of median length, in more than 40 % of the items is found', () => {
  const write = (right: string) => (number: number) =>
    choice(number, { a: `Word${number}`, b: `Two words${number}`, c: `Three words here${number}` }, right);
  expect(findIn(lengthTellsNothing, items(repeatItems(8, write('c'))))).toEqual([
    'w01-01: The right option is the longest in 100 % of the items',
  ]);
  expect(findIn(lengthTellsNothing, items(repeatItems(8, write('b'))))).toEqual([
    'w01-01: The right option is of median length in 100 % of the items',
  ]);
  const even = repeatItems(9, (number) => write(['a', 'b', 'c'][number % 3]!)(number));
  expect(findIn(lengthTellsNothing, items(even))).toEqual([]);
});

test('a position that is right too often is found', () => {
  const options = (number: number) => ({ a: `One${number}`, b: `Two${number}` });
  const often = repeatItems(8, (number) => choice(number, options(number), number < 7 ? 'a' : 'b'));
  expect(findIn(positionsAreEven, items(often))).toEqual([
    'w01-01: Option 1 of 2 is right in 75 % of the items',
    'w01-01: Option 2 of 2 is right in 25 % of the items',
  ]);
  const even = repeatItems(8, (number) => choice(number, options(number), number % 2 === 0 ? 'a' : 'b'));
  expect(findIn(positionsAreEven, items(even))).toEqual([]);
});

test('a right number that has the same rank by size too often is found', () => {
  const write = (rankOf: (number: number) => number) => (number: number) => {
    const ids = ['a', 'b', 'c'];
    // The right position is even, and the right one of the three numbers is not.
    const right = number % 3;
    const rest = [0, 1, 2].filter((rank) => rank !== rankOf(number));
    const labels = ids.map((id, place) => [
      id,
      `'$${(number * 10 + (place === right ? rankOf(number) : rest.shift()!)) * 100}.00'`,
    ]);
    return choice(number, Object.fromEntries(labels) as Record<string, string>, ids[right]!);
  };
  const found = (rankOf: (number: number) => number) =>
    findIn(positionsAreEven, items(repeatItems(9, write(rankOf))));
  expect(found(() => 1)).toEqual(['w01-01: The right number is number 2 of 3 by size in 100 % of the items']);
  expect(found((number) => (number >> 1) % 3)).toEqual([]);
});

test('a side of pairs, or the longer text, that is better too often is found', () => {
  const pair = (number: number, better: string, longer: string): string => `
  - id: w01-01-0${number}
    kind: pair
    ask: Which text is better?
    titles: [First, Second]
    left: ${longer === 'left' ? 'A text with some more words' : 'A short text'} ${number}
    right: ${longer === 'right' ? 'A text with some more words' : 'A short text'} ${number}
    dimensions: { clear: Clear }
    reasons: { shorter: It is shorter, truer: It is truer }
    better: ${better}
    by: { clear: 2 }
    because: truer
    reason: The other one says something that is not known.`;
  const sides = ['left', 'right'];
  const found = (better: (number: number) => string, longer: (number: number) => string) =>
    findIn(positionsAreEven, items(repeatItems(8, (number) => pair(number, better(number), longer(number)))));
  const alternating = (number: number): string => sides[number % 2]!;
  const inTwos = (number: number): string => sides[Math.floor(number / 2) % 2]!;

  expect(found(() => 'left', alternating)).toEqual([
    'w01-01: The better text is on the left in 100 % of the items',
  ]);
  expect(found(alternating, alternating)).toEqual([
    'w01-01: The better text is the longer one in 100 % of the items',
  ]);
  expect(found(alternating, inTwos)).toEqual([]);
});
