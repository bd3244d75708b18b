import { stringify } from 'yaml';
import { compileExample } from '../../test/compile-example.ts';
import { sums } from '../../test/sums.ts';
import { compareAnswers, drawToSolve } from './blind.ts';
import { writeSheet } from './blind-sheet.ts';

const FRESH = `template: sums
fresh: { batches: 3, items: 20 }
items:
  - { id: w01-01-01, first: 3, second: 4 }`;
const task = compileExample(FRESH, { template: sums as never }).workTasks[0]!;
const sheetOf = (seed: string) => writeSheet(drawToSolve(task, seed))!;
const namesOf = (seed: string) => sheetOf(seed).items.map(({ item }) => item);

test('of a task with fresh items, the listed ones and twenty drawn ones are solved', () => {
  expect(namesOf('1')).toHaveLength(21);
  expect(namesOf('1')).toEqual(namesOf('1'));
  expect(namesOf('2').filter((name) => namesOf('1').includes(name))).toHaveLength(1);
});

test('answers to drawn items are compared with what the same seed draws', () => {
  const { items, ...rest } = sheetOf('1');
  const answered = stringify([{ ...rest, items: items.map((item) => ({ ...item, answer: 'a' })) }]);
  expect(compareAnswers(answered, 'answers.yaml', [drawToSolve(task, '1')])).toEqual([
    'w01-01 Sort messages: 21 of 21 answers equal the key (100.0 %) (21 items)',
    'All: 21 of 21 answers equal the key (100.0 %)',
  ]);
  expect(compareAnswers(answered, 'answers.yaml', [drawToSolve(task, '2')])).toContain(
    '20 answers are to items that are asked otherwise now',
  );
});
