import { compileExample, findIn, repeatItems } from '../../test/compile-example.ts';
import { hardItemsAreTagged, rubricFits, supportIsOfClaims } from './rubrics.ts';

const QUESTION = 'question: { kind: choice, ask: What is it?, options: { yes: It is so, no: It is not } }';
/** Items of which the first ones are hard. */
const items = (count: number, hard = 0): string =>
  `${QUESTION}\nitems:\n${repeatItems(
    count,
    (number) =>
      `  - { id: w01-01-0${number}, hard: ${number <= hard}, material: [{ Message: Number ${number} }], key: yes, explain: It is clear. }`,
  )}`;
const CLAIMS = `items:
  - id: w01-01-01
    kind: claims
    ask: What do the documents say?
    documents: [{ Letter: We open on Monday. }]
    claims: [{ claim: It opens on Monday., is: supported, quote: on Monday }]
    explain: The letter says so.`;
const SPEAKS = { rubric: 'rubric: { hardCases: the hard ones, support: the note }' };

const criteriaOf = (...example: Parameters<typeof compileExample>) =>
  compileExample(...example).workTasks[0]?.seed.rubric;

test('paid work without three criteria, and practice that cannot be scored, are found', () => {
  const one = 'rubric: [{ id: care, title: Care is taken, weak: None., fair: Some., good: Much. }]';
  expect(findIn(rubricFits, items(1))).toEqual([]);
  expect(findIn(rubricFits, items(1), { rubric: one })).toEqual([
    'w01-01: The rubric has 1 criteria, not 3 to 5',
  ]);
  const open = 'practice: true\nitems:\n  - { id: w01-01-01, kind: rewrite, ask: Write it. }';
  expect(findIn(rubricFits, open)).toEqual([
    'w01-01: Practice is not reviewed, so it has no rubric',
    'w01-01: Practice asks only what has a known answer, unlike w01-01-01',
  ]);
});

test('criteria of known answers are filled in from the score; the quotations of claims are judged', () => {
  const accuracy = {
    ...{ id: 'accuracy', title: 'Accuracy', scoredBy: 'known_answers' },
    options: [
      { id: 'weak', label: 'Falls short', anchor: 'Fewer than 80% of the answers are right.' },
      { id: 'fair', label: 'Acceptable', anchor: '80 to 94% of the answers are right.' },
      { id: 'good', label: 'Good', anchor: 'At least 95% of the answers are right.' },
    ],
  };

  expect(criteriaOf(items(5, 1), SPEAKS)).toMatchObject([
    accuracy,
    {
      ...{ id: 'hard_cases', scoredBy: 'hard_items' },
      options: [{ anchor: 'Of the hard ones, fewer than 80% are right.' }, {}, {}],
    },
  ]);
  expect(criteriaOf(items(5), SPEAKS)).toEqual([accuracy]);
  expect(criteriaOf(items(5, 1), { rubric: 'rubric: {}' })).toEqual([accuracy]);
  expect(criteriaOf(CLAIMS, SPEAKS)).toMatchObject([accuracy, { id: 'support', title: 'Support' }]);
  const judged = '{ id: notes, title: Notes, weak: None., fair: Some., good: All. }';
  expect(criteriaOf(items(5), { rubric: `rubric: { criteria: [${judged}] }` })).toMatchObject([
    accuracy,
    { id: 'notes', options: [{ anchor: 'None.' }, { anchor: 'Some.' }, { anchor: 'All.' }] },
  ]);
});

test('a rubric that speaks of hard cases has 10 to 40 % hard items in each batch', () => {
  expect(findIn(hardItemsAreTagged, items(5, 2), SPEAKS)).toEqual([]);
  expect(findIn(hardItemsAreTagged, items(5, 3), SPEAKS)).toEqual([
    'w01-01: 60 % of the items have "hard: true", not 10 to 40 %',
  ]);
  expect(findIn(hardItemsAreTagged, items(5), { rubric: 'rubric: {}' })).toEqual([]);
  expect(findIn(hardItemsAreTagged, `batches: 2\noverlap: 3\n${items(6, 1)}`, SPEAKS)).toEqual([
    'w01-01: 0 % of batch 2 have "hard: true", not 10 to 40 %',
  ]);
});

test('support is asked for by claims alone', () => {
  expect(findIn(supportIsOfClaims, CLAIMS, SPEAKS)).toEqual([]);
  expect(findIn(supportIsOfClaims, items(5, 1), SPEAKS)).toEqual([
    'w01-01: Its rubric speaks of "support", which only claims ask for',
  ]);
});
