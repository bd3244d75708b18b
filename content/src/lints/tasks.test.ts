import { compileExample, findIn, repeatItems } from '../../test/compile-example.ts';
import {
  blueprintsAreComplete,
  demoTasksFit,
  itemsFit,
  minutesFit,
  nothingIsRepeated,
  textsFit,
} from './tasks.ts';

const QUESTION = 'question: { kind: choice, ask: What is it?, options: { yes: It is so, no: It is not } }';
const item = (number: number, text = `Number ${number}`): string =>
  `  - { id: w01-01-0${number}, material: [{ Message: ${text} }], key: yes, explain: It is clear. }`;
const items = (count: number): string => `${QUESTION}\nitems:\n${repeatItems(count, item)}`;

test('texts outside the limits of the pages, and repeated paragraphs, are found', () => {
  const paragraph = 'Read each message once, then decide what it is about and mark it. '.repeat(4).trim();
  expect(findIn(textsFit, items(1))).toEqual([]);
  expect(findIn(textsFit, items(1), { instructions: 'instructions: Do it.' })).toEqual([
    'w01-01: The instructions has 6 characters, not 400 to 4000',
  ]);
  expect(
    findIn(textsFit, items(1), { instructions: `instructions: "${paragraph}\\n\\n${paragraph}"` }),
  ).toEqual(['w01-01: A paragraph of the instructions stands there twice']);
  const short = 'guideline: [{ title: Only, text: Nothing. }]';
  expect(findIn(textsFit, items(1), { guideline: short })).toEqual([
    'w01-01: The guideline has 1 sections, not 2 to 12',
    'w01-01: The section "Only" has 8 characters, not at least 100',
  ]);
});

test('a task that takes longer than its blueprint says, or a practice of two items, is found', () => {
  expect(findIn(minutesFit, items(2))).toEqual([]);
  expect(findIn(minutesFit, items(2), { minutes: 'minutes: 90' })).toHaveLength(1);
  expect(findIn(minutesFit, `practice: true\n${items(2)}`)).toEqual([
    'w01-01: Practice has 2 items, not 6 to 10',
  ]);
});

test('a name that tells the answer, and markup in a text, are found', () => {
  const telling = `items:
  - { id: w01-01-01, kind: choice, ask: Which?, options: { correct: A, other: B }, key: correct, explain: It is clear. }`;
  expect(findIn(itemsFit, telling)).toEqual(['w01-01-01: The name "correct" tells which answer is right']);
  expect(findIn(itemsFit, `${QUESTION}\nitems:\n${item(1, '"It is **so** now"')}`)).toEqual([
    'w01-01-01: A text has markup in it (**, <b>, [[label:): members would see it',
  ]);
  expect(findIn(itemsFit, `${QUESTION}\nitems:\n${item(1, '"It is [[misheard:so]] now"')}`)).toHaveLength(1);
  expect(findIn(itemsFit, items(2))).toEqual([]);
});

test('an item that asks the same as another one, and a title that is there twice, are found', () => {
  expect(findIn(nothingIsRepeated, items(2))).toEqual([]);
  expect(findIn(nothingIsRepeated, `${QUESTION}\nitems:\n${item(1, 'Same')}\n${item(2, 'Same')}`)).toEqual([
    'w01-01-02: Another item asks the same',
  ]);
  const demo = `- { id: b02-one, title: Sort Messages, description: D., minutes: 20, instructions: Do it. }`;
  expect(findIn(nothingIsRepeated, items(1), { demo })).toEqual(['w01-01: Another task has this title']);
});

test('a blueprint without enough tasks is found', () => {
  const { workTasks } = compileExample(items(1));
  const messages = blueprintsAreComplete.find({
    workTasks,
    demoTasks: [],
    courses: [],
    media: { pictures: [], get: () => undefined as never },
    problems: [],
  });
  expect(messages.filter(({ id }) => id === 'b01').map(({ message }) => message)).toEqual([
    'AI Basics - Beginner Tier has 1 paid tasks, not at least 4',
    'AI Basics - Beginner Tier has 0 tasks to practice, not at least 2',
    'AI Basics - Beginner Tier has 0 demo tasks, not at least 24',
  ]);
});

test('demo tasks with short or copied instructions are found', () => {
  const text = Array.from({ length: 90 }, (_, index) => `word${index}`).join(' ');
  const demo = (other: string): string => `
- { id: b02-one, title: One, description: D., minutes: 20, instructions: ${text} }
- { id: b02-two, title: Two, description: D., minutes: 90, instructions: ${other} }`;
  expect(findIn(demoTasksFit, items(1), { demo: demo('Do it.') })).toEqual([
    'b02-two: The instructions has 6 characters, not at least 400',
    'b02-two: The task has 90 minutes, not 15 to 60',
  ]);
  expect(findIn(demoTasksFit, items(1), { demo: demo(text.replaceAll('word40', 'another')) })).toContain(
    'b02-two: 94 % of its five-word runs are those of b02-one',
  );
});
