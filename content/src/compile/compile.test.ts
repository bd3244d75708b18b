import { compileExample, problemOf } from '../../test/compile-example.ts';
import type { ContentError } from '../source/field.ts';
import { readYaml } from '../source/read-yaml.ts';

/** The first line of an example is line 10, after the texts of the task. */
const QUESTION = 'question: { kind: choice, ask: What is it?, options: { yes: It is so, no: It is not } }';
const item = (fields: string): string => `${QUESTION}\nitems:\n  - ${fields}`;
const AT = '01-ai-basics/work/w01-01-example.yaml';

test('an item becomes what members are asked, and apart from it what is right', () => {
  const { workTasks } = compileExample(
    item('{ id: w01-01-07, hard: true, material: [{ Message: Hello. }], key: yes, explain: It says so. }'),
  );
  expect(workTasks[0]).toMatchObject({
    seed: {
      id: 'w01-01',
      batches: [
        [
          {
            id: 'w01-01-07',
            material: [{ type: 'text', title: 'Message', text: 'Hello.' }],
            parts: [
              { type: 'choice', id: 'choice', prompt: 'What is it?', options: [{ id: 'yes' }, { id: 'no' }] },
            ],
            truth: { choice: { answers: [{ selected: ['yes'], cannotTell: false, note: '' }] } },
            explanation: 'It says so.',
            isHard: true,
          },
        ],
      ],
    },
  });
});

test.each([
  [
    'a misspelled name',
    '{ id: w01-01-01, kay: yes, key: yes, explain: So. }',
    `${AT}:12:27 "kay" is not known here. Did you mean "key"?`,
  ],
  ['a missing key', '{ id: w01-01-01, explain: So. }', `${AT}:12:5 "key" is missing`],
  [
    'a key that is no option',
    '{ id: w01-01-01, key: yas, explain: So. }',
    `${AT}:12:27 "yas" is not one of yes, no. Did you mean "yes"?`,
  ],
  [
    'an id of another task',
    '{ id: w02-01-01, key: yes, explain: So. }',
    `${AT}:12:11 The id of an item is w01-01- and a number, such as w01-01-07`,
  ],
  [
    'an id with a blank',
    '{ id: w01-01- 1, key: yes, explain: So. }',
    `${AT}:12:11 The id of an item is w01-01- and a number, such as w01-01-07`,
  ],
  [
    'a name that is like no other',
    '{ id: w01-01-01, key: yes, explain: So., color: red }',
    `${AT}:12:53 "color" is not known here, only id, hard, blind, note, with, material, explain, question, questions, kind, part, ask, options, min, max, cannotTell, key, also`,
  ],
  [
    'a misspelled name of no question',
    '{ id: w01-01-01, key: yes, explains: So. }',
    `${AT}:12:42 "explains" is not known here. Did you mean "explain"?`,
  ],
  ['a missing explanation', '{ id: w01-01-01, key: yes }', `${AT}:12:5 "explain" is missing`],
  [
    'a picture that is not listed',
    '{ id: w01-01-01, material: [{ picture: strete }], key: yes, explain: So. }',
    `${AT}:12:44 There is no such picture`,
  ],
])('%s is named with its file, line and column', (_name, fields, problem) => {
  expect(problemOf(item(fields))).toBe(problem);
});

test('a table with a row of another length is named', () => {
  const table =
    '{ id: w01-01-01, material: [{ Plan: { columns: [A, B], rows: [[1, 2], [3]] } }], key: yes, explain: So. }';
  expect(problemOf(item(table))).toMatch(/:12:\d+ This row has 1 cells, the table 2 columns/);
});

test('a claim that no document decides is named', () => {
  const claims = `items:
  - id: w01-01-01
    kind: claims
    ask: What do the documents say?
    documents: [{ Letter: We open on Monday. }]
    claims:
      - { claim: It opens on Monday., is: supported, quote: on Tuesday }
    explain: The letter says so.`;
  expect(problemOf(claims)).toBe(`${AT}:16:61 No document says "on Tuesday"`);
});

describe('a reviewer kit', () => {
  const kit = (...entries: string[]): string =>
    `reviewerKit: [${entries.join(', ')}]\n${item('{ id: w01-01-01, key: yes, explain: So. }')}`;
  const ENTRY = '{ input: Is there cake?, expect: It does not promise cake. }';

  test('is a list of inputs with what must happen', () => {
    const { workTasks } = compileExample(kit(ENTRY, ENTRY, ENTRY));
    const entry = { input: 'Is there cake?', expect: 'It does not promise cake.' };
    expect(workTasks[0]?.seed.reviewerKit).toEqual([entry, entry, entry]);
  });

  test.each([
    ['of two entries', [ENTRY, ENTRY], '10:14 A reviewer kit has 3 to 10 entries'],
    ['without what must happen', [ENTRY, ENTRY, '{ input: Hello }'], '10:139 "expect" is missing'],
    [
      'with a text that is too long',
      [ENTRY, ENTRY, `{ input: ${'a'.repeat(2_001)}, expect: Nothing }`],
      '10:139 A text of the reviewer kit is too long',
    ],
  ])('%s is named', (_name, entries, problem) => {
    expect(problemOf(kit(...entries))).toBe(`${AT}:${problem}`);
  });
});

test.each([
  [
    'of an unknown kind',
    '[[price:Ten]] days',
    '12:28 "price" is not one of place, time. Did you mean "place"?',
  ],
  ['without its end', '[[time:Ten] days', '12:28 "[[time:Ten]" is no mark: write [[place:text]]'],
  ['in single brackets', '[time:Ten] days', '12:28 "[time:Ten]" is no mark: write [[place:text]]'],
])('a mark %s is named at the text that has it', (_name, text, problem) => {
  expect(
    problemOf(
      `question: { kind: spans, ask: Mark it., labels: { place: Place, time: Time } }\nitems:\n  - { id: w01-01-01, text: "${text}", explain: So. }`,
    ),
  ).toBe(`${AT}:${problem}`);
});

test('a template that fails is named at the item that it was to make', () => {
  const template = {
    read: () => undefined,
    make: () => {
      throw new Error('There is nothing to pick from.');
    },
  } as never;
  expect(problemOf('template: street\nitems:\n  - { id: w01-01-01 }', { template })).toBe(
    `${AT}:12:5 The template fails: There is nothing to pick from.`,
  );
});

test.each([
  [
    'a colon in a text',
    'title: Listening: part 1',
    '1:8 A text with a colon in it needs quotes, or ">-" before a new line',
  ],
  ['a missing blank after a colon', 'title: a\nminutes:"x"', '2:1 '],
  [
    'a text that begins with a quote',
    'title: "Yes" is the answer',
    '1:14 A text that begins with a quote or a bracket',
  ],
  ['a list too far left', 'items:\n  - a\n- b', '3:1 A line begins further left or right'],
  ['a tab', 'items:\n\t- a', '2:1 Lines begin with spaces, not with tabs'],
  ['a name twice', 'a: 1\na: 2', '2:1 The same name stands here twice'],
  ['an alias', 'a: &x [1]\nb: *x', '2:4 An alias (*name) is not allowed'],
  [
    'a chain of aliases',
    `a0: &a0 [x, x]\n${[1, 2, 3, 4].map((n) => `a${n}: &a${n} [*a${n - 1}, *a${n - 1}]`).join('\n')}`,
    '2:10 An alias',
  ],
])('%s is a mistake with its line and a hint', (_name, text, problem) => {
  let found = 'no problem';
  try {
    readYaml(text, 'a.yaml');
  } catch (error) {
    const { location, message } = error as ContentError;
    found = `${location.line}:${location.column} ${message}`;
  }
  expect(found.slice(0, problem.length)).toBe(problem);
});
