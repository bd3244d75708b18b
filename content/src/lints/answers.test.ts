import { findIn, repeatItems } from '../../test/compile-example.ts';
import {
  disagreementsAreArgued,
  keysWereFoundBlind,
  picturesTellNothing,
  requiredWordsHaveForms,
  someItemsAreClean,
  timesAreNotRound,
} from './answers.ts';

test('right times that are all multiples of five seconds are found', () => {
  const cues = (tenths: (number: number) => number): string => `
question:
  kind: form
  ask: When does it start?
  rows: 1
  fields: [{ id: start, label: Start, kind: tenths }]
items:
${repeatItems(8, (number) => `  - { id: w01-01-0${number}, key: [{ start: ${tenths(number)} }], explain: It starts there. }`)}`;
  expect(
    findIn(
      timesAreNotRound,
      cues((number) => number * 50),
    ),
  ).toEqual(['w01-01: All right times are multiples of 5 s']);
  expect(
    findIn(
      timesAreNotRound,
      cues((number) => number * 50 + (number % 3)),
    ),
  ).toEqual([]);
});

test('a required word without its other forms is found; numbers and phrases have none', () => {
  const rules = (required: string): string => `
items:
  - { id: w01-01-01, kind: rewrite, ask: Write it., rules: { required: ${required} } }`;
  expect(findIn(requiredWordsHaveForms, rules('[Tuesday, 30 days]'))).toEqual([
    'w01-01-01: Only "Tuesday" is accepted: list its other forms, as in [Tuesday, Tuesdays]',
  ]);
  expect(findIn(requiredWordsHaveForms, rules('[[Tuesday, Tuesdays], 30 days, "60"]'))).toEqual([]);
});

test('a batch of faults with fewer than two clean items is found, unless it is practice', () => {
  const texts = (clean: number): string => `
looksForFaults: true
question: { kind: spans, ask: Mark it., labels: { invented: Invented } }
items:
${repeatItems(4, (number) => `  - { id: w01-01-0${number}, text: "${number <= clean ? 'All is said' : '[[invented:Some]] is'} ${number}", explain: It is clear. }`)}`;
  expect(findIn(someItemsAreClean, texts(1))).toEqual(['w01-01: Batch 1 has 1 items without a fault, not 2']);
  expect(findIn(someItemsAreClean, texts(2))).toEqual([]);
  expect(findIn(someItemsAreClean, `practice: true\n${texts(0)}`, { rubric: '' })).toEqual([]);
});

test('a text alternative that says the right answer is found', () => {
  const picture = (options: string): string => `
items:
  - { id: w01-01-01, material: [{ picture: street }], kind: choice, ask: What is it?, options: ${options}, key: a, explain: It is clear. }`;
  expect(findIn(picturesTellNothing, picture('{ a: The bus, b: The car }'))).toEqual([]);
  expect(findIn(picturesTellNothing, picture('{ a: A bus, b: A car }'))).toEqual([
    'w01-01-01: The text alternative of its picture says "A bus", the right answer',
  ]);
});

const CHOICE = 'question: { kind: choice, ask: What is it?, options: { yes: It is so, no: It is not } }';
const solved = (number: number, blind: string): string =>
  `  - { id: w01-01-0${number}, material: [{ Message: Number ${number} }], key: yes, explain: It is clear.${blind} }`;

test('items without two blind answers equal to the key are found', () => {
  const task = (blind: string): string =>
    `${CHOICE}\nitems:\n${repeatItems(4, (number) => solved(number, blind))}`;
  expect(findIn(keysWereFoundBlind, task(', blind: [yes]'))).toEqual([
    'w01-01: 0 of 4 items (0 %) have 2 blind answers equal to the key',
  ]);
  expect(findIn(keysWereFoundBlind, task(', blind: [yes, no]'))).toHaveLength(1);
  expect(findIn(keysWereFoundBlind, task(', blind: [yes, yes]'))).toEqual([]);
});

test('a blind answer that is not the key needs a note', () => {
  const task = (blind: string): string => `${CHOICE}\nitems:\n${solved(1, blind)}`;
  expect(findIn(disagreementsAreArgued, task(', blind: [yes, no]'))).toEqual([
    'w01-01-01: A blind answer is not the key, and no "note" says why the key is right',
  ]);
  expect(
    findIn(disagreementsAreArgued, task(', blind: [yes, no], note: The second one missed a word.')),
  ).toEqual([]);
});
