import { findIn, repeatItems } from '../../test/compile-example.ts';
import { findSimilarTexts } from './text-runs.ts';
import {
  guidelinesAnswerNoItem,
  kendallTau,
  lengthRanksNothing,
  marksAreSmall,
  stemsDiffer,
} from './texts.ts';

const QUESTION = 'question: { kind: choice, ask: What is it?, options: { yes: It is so, no: It is not } }';
const message = (number: number, text: string): string => `
  - { id: w01-01-0${number}, material: [{ Message: "${text}" }], key: yes, explain: It is clear. }`;
const guideline = (text: string): string => `guideline:
  - { title: Cases, text: ${JSON.stringify(text)} }
  - { title: Others, text: "${'Nothing that any item would ever say, here or there. '.repeat(2).trim()}" }`;

test('an item that its guideline quotes is found', () => {
  const items = `${QUESTION}\nitems:${message(1, 'My sofa came with a broken leg, please help me now.')}`;
  const quoting = guideline(
    'A message such as "came with a broken leg" is about damage, and goes to the workshop.',
  );
  expect(findIn(guidelinesAnswerNoItem, items, { guideline: quoting })).toEqual([
    'w01-01-01: "came with a broken leg" is said in "Cases" too, which is read before',
  ]);
  const own = guideline(
    'A message about a lamp that flickers is about damage too, and goes to the workshop.',
  );
  expect(findIn(guidelinesAnswerNoItem, items, { guideline: own })).toEqual([]);
});

test('two items that share more than 40 % of their five-word runs are found', () => {
  const [first, copy, other] = [
    'The delivery van came at nine and left again without ringing the bell.',
    'The delivery van came at ten and left again without ringing the bell.',
    'No one told me that the table needs two people to put it together.',
  ];
  expect(
    findIn(stemsDiffer, `${QUESTION}\nitems:${message(1, first)}${message(2, copy)}${message(3, other)}`),
  ).toEqual(['w01-01-02: 44 % of its five-word runs are those of w01-01-01']);
});

test('a short excerpt of a long text is similar to it', () => {
  const long = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen';
  const texts = [
    { id: 'long', text: long },
    { id: 'excerpt', text: 'five six seven eight nine ten' },
  ];
  expect(findSimilarTexts(texts, 0.4)).toEqual([{ id: 'excerpt', other: 'long', shared: 1 }]);
});

test('a ranking that sorting by length would solve is found', () => {
  const ranking = (number: number, lengths: readonly number[]): string => `
  - id: w01-01-0${number}
    kind: rank
    ask: Which is best?
    noun: Text
    first: best
    last: worst
    order:
${lengths.map((length, index) => `      - ${'ABCD'[index]!}: ${'x'.repeat(length)}`).join('\n')}
    explain: The first one is best.`;
  const falling = repeatItems(3, (number) => ranking(number, [40, 30, 20, 10]));
  expect(findIn(lengthRanksNothing, `items:${falling}`)).toEqual([
    "w01-01: Length and rank agree too well: Kendall's tau is 1.00, not within 0.3",
  ]);
  const mixed = ranking(1, [40, 10, 30, 20]) + ranking(2, [10, 30, 20, 40]);
  expect(findIn(lengthRanksNothing, `items:${mixed}`)).toEqual([]);
});

test("Kendall's tau is 1 for a falling order, -1 for a rising one", () => {
  expect([kendallTau([3, 2, 1]), kendallTau([1, 2, 3]), kendallTau([2, 1, 3, 2])]).toEqual([
    1,
    -1,
    expect.closeTo(-1 / 6),
  ]);
});

test('a mark that is larger than the difference of two wordings is found', () => {
  const spans = (text: string): string => `
template: takes
items:
  - { id: w01-01-01, text: "${text}" }`;
  const template = {
    read: (fields: { get(name: string): unknown }) => fields.get('text'),
    make: () => ({
      kind: 'choice',
      ask: 'What is it?',
      options: { yes: 'It is so', no: 'It is not' },
      key: 'yes',
      explain: 'It is clear.',
    }),
  } as never;
  const found = (text: string) => findIn(marksAreSmall, spans(text), { template });

  expect(found('[[changed:one among many|none among many]] of them')).toEqual([
    'w01-01-01: "one among many" and "none among many" end with the same word: mark only what differs',
  ]);
  expect(found('[[changed:one |none]]among many')).toEqual([
    'w01-01-01: The mark "one " begins or ends with a space',
  ]);
  expect(found('[[changed:one|none]] among many, [[changed:meant to|not meant to]]')).toEqual([]);
});
