import { compileExample, findIn, repeatItems } from '../../test/compile-example.ts';
import { minutesAreEstimated, payIsAlike } from './pay.ts';

const CHOICE = 'question: { kind: choice, ask: What is it?, options: { yes: It is so, no: It is not } }';
const choices = (count: number): string =>
  `${CHOICE}\nitems:\n${repeatItems(
    count,
    (number) =>
      `  - { id: w01-01-${100 + number}, material: [{ Message: Number ${number} }], key: yes, explain: It is clear. }`,
  )}`;

/** Four tasks of a blueprint that pays $10 for each, by their minutes. */
function findUnlikePay(...minutes: number[]): string[] {
  const workTasks = minutes.flatMap((each, index) => {
    const id = `w01-0${index + 1}`;
    const item = `${CHOICE}\nitems:\n  - { id: ${id}-01, key: yes, explain: It is clear. }`;
    return compileExample(item, { id, minutes: `minutes: ${each}` }).workTasks;
  });
  const content = { ...compileExample(choices(1)), workTasks };
  return payIsAlike.find(content).map(({ id, message }) => `${id}: ${message}`);
}

test('a task that pays over a quarter more or less per hour than the median of its blueprint is found', () => {
  expect(findUnlikePay(20, 25, 25, 30)).toEqual([]);
  expect(findUnlikePay(20, 30, 30, 60)).toEqual([
    'w01-01: It pays $30 per hour, 50 % more than the median of its blueprint',
    'w01-04: It pays $10 per hour, 50 % less than the median of its blueprint',
  ]);
});

test('minutes over a third away from what reading and answering take are found', () => {
  // 200 choices of 6 s are 20 minutes; reading takes three.
  expect(findIn(minutesAreEstimated, choices(200), { minutes: 'minutes: 20' })).toEqual([]);
  expect(findIn(minutesAreEstimated, choices(200), { minutes: 'minutes: 15' })).toEqual([
    'w01-01: It says 15 minutes; estimated are 23',
  ]);
  expect(findIn(minutesAreEstimated, `practice: true\n${choices(200)}`)).toEqual([]);
});

test('a file can take any time above what is counted', () => {
  const file = (words: number): string => `items:
  - id: w01-01-01
    questions:
      - { kind: rewrite, part: a, ask: Write it., rules: { minWords: ${words}, maxWords: ${words} } }
      - { kind: file, part: b, ask: Make it., types: [pdf], files: [1, 1], statement: It is mine. }`;
  expect(findIn(minutesAreEstimated, file(9), { minutes: 'minutes: 60' })).toEqual([]);
  expect(findIn(minutesAreEstimated, file(900), { minutes: 'minutes: 60' })).toEqual([
    'w01-01: It says 60 minutes; estimated are at least 101',
  ]);
});
