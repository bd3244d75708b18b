import { compileExample } from '../test/compile-example.ts';
import { sums } from '../test/sums.ts';
import { estimateTime } from './estimate.ts';

/** The seconds that an item takes, without those for its reading: it has as many words as nothing. */
function secondsOf(item: string): number {
  const without = `items:\n  - { id: w01-01-01, kind: file, ask: Make it., types: [pdf], files: [1, 1], statement: Mine. }`;
  const minutesOf = (task: string) => estimateTime(compileExample(task).workTasks[0]!).minutes;
  return (minutesOf(`items:\n  - ${item}`) - minutesOf(without)) * 60;
}

/** Reading 200 words a minute. */
const WORD = 0.3;

test.each([
  [
    'a choice',
    '{ id: w01-01-01, kind: choice, ask: Which?, options: { a: A, b: B }, key: a, explain: So. }',
    6,
  ],
  [
    'a choice of several',
    '{ id: w01-01-01, kind: choice, ask: Which?, options: { a: A, b: B, c: C }, max: 2, key: a, explain: So. }',
    18,
  ],
  [
    'two spans',
    '{ id: w01-01-01, kind: spans, ask: Mark., labels: { day: Day }, text: "[[day:Mon]] or [[day:Tue]]", explain: So. }',
    16,
  ],
  [
    'no box',
    '{ id: w01-01-01, kind: boxes, ask: Draw., picture: street, labels: { bus: Bus }, minSide: 4, key: [], explain: So. }',
    14,
  ],
  [
    'a calculated field',
    '{ id: w01-01-01, kind: form, ask: How much?, rows: 1, fields: [{ id: sum, label: Sum, kind: money }], key: [{ sum: 1 }], explain: So. }',
    25,
  ],
  [
    'a calculated field in two to four rows',
    '{ id: w01-01-01, kind: form, ask: How much?, rows: [2, 4], fields: [{ id: sum, label: Sum, kind: money }] }',
    75,
  ],
  [
    'a text of 40 to 50 words',
    '{ id: w01-01-01, kind: rewrite, ask: Write., rules: { minWords: 40, maxWords: 50 } }',
    300,
  ],
])('%s takes its seconds', (_name, item, seconds) => {
  expect(Math.abs(secondsOf(item) - seconds)).toBeLessThan(8 * WORD);
});

test('what several items show is read once, and members do one batch', () => {
  const text = Array.from({ length: 400 }, (_, index) => `word${index}`).join(' ');
  const item = (number: number): string =>
    `  - { id: w01-01-0${number}, with: long, kind: choice, ask: Which?, options: { a: A, b: B${number} }, key: a, explain: So. }`;
  const items = `shared: { long: { material: [{ Text: ${text} }] } }\nitems:\n${item(1)}\n${item(2)}`;
  const minutesOf = (task: string) => estimateTime(compileExample(task).workTasks[0]!).minutes;

  const both = minutesOf(items);
  const one = minutesOf(`batches: 2\noverlap: 3\n${items}`);

  expect(both).toBeGreaterThan(2);
  expect(both - one).toBeCloseTo(6 / 60 + 1 / 200);
});

test('a batch of fresh items takes as long as those that members share, in proportion', () => {
  const minutesOf = (items: number) => {
    const task = `template: sums\nfresh: { batches: 1, items: ${items} }`;
    return estimateTime(compileExample(task, { template: sums as never }).workTasks[0]!).minutes;
  };
  const [ten, twenty] = [minutesOf(10), minutesOf(20)];
  expect(twenty - ten).toBeGreaterThan(1);
  expect(minutesOf(30) - twenty).toBeCloseTo(twenty - ten);
});
