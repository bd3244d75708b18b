import { compileCourse, COURSE_FILES, findInCourse, writeLesson } from '../../test/course-example.ts';
import { banksAreComplete, banksWereSolvedBlind, coursesFit, lessonsFit } from './courses.ts';
import type { Lint } from './lint.ts';
import { nothingIsRepeated } from './tasks.ts';
import { templatesHold } from './templates.ts';
import { guidelinesAnswerNoItem, stemsDiffer } from './texts.ts';
import { itemsFit } from './tasks.ts';
import { sums } from '../../test/sums.ts';

const findInLesson = (changes: Readonly<Record<string, string>>, lint: Lint = lessonsFit) =>
  findInCourse(lint, { 'lessons/1.1-look-first.md': writeLesson(changes) });
const course = (change: string): string => `${COURSE_FILES['course.yaml']}\n${change}`;
const ITEMS = COURSE_FILES['items/1.1-look-first.yaml'];

test('a lesson that has everything is accepted', async () => {
  expect(await findInLesson({})).toEqual([]);
});

test.each([
  ['two rules', { '- One': '> Look again.\n\n- One' }, 'The lesson has 2 rules (lines with ">"), not 1 to 1'],
  [
    'no comparison',
    {
      '```compare\nbad: { title: Too fast, text: I know it., why: No one looked. }\ngood: { title: In time, text: I saw it., why: A reader looked. }\n```':
        '',
    },
    'The lesson has 0 blocks "compare", not 1 to 2',
  ],
  ['too few questions to try', { '```try': '```exit' }, 'The lesson has 2 blocks "try", not 3 to 4'],
  [
    'no source',
    { '(source:paper)': '(https://example.com)' },
    'No source is cited: [what it cost](source:name)',
  ],
  ['a time that no reader needs', { 'minutes: 8': 'minutes: 20' }, 'The lesson has 20 minutes, not 8 to 10'],
  [
    'a text after the last questions',
    { '- One\n- Two\n': '', 'question 5.\n```': 'question 5.\n```\n\nWell done.' },
    'The blocks "exit" are not its end',
  ],
])('a lesson with %s is found', async (_name, changes, message) => {
  expect(await findInLesson(changes as Record<string, string>)).toContain(`1.1: ${message}`);
});

test('a lesson that takes another time than it says is found', async () => {
  const filler = 'Every reader who has some time can look at it. ';
  expect(await findInLesson({ [filler.repeat(50)]: '' })).toEqual([
    expect.stringMatching(/^1\.1: The lesson says 8 minutes, and takes about \d$/),
  ]);
});

test('a course of another number of objectives, or with a text of two sentences, is found', async () => {
  const two = COURSE_FILES['course.yaml'].replace('Looks before', 'Looks. Before');
  expect(await findInCourse(coursesFit, { 'course.yaml': two })).toEqual([
    'basics: The course has 1 objectives, not 6 to 7',
    'basics: The course has 1 tested objectives, not 6 to 6',
    'basics: The text of 1.1 is not one sentence',
  ]);
});

test('a test needs its lessons, its bank and blind answers before it opens', async () => {
  const open = { 'course.yaml': course('test: true') };
  expect(await findInCourse(banksAreComplete)).toEqual([]);
  expect(await findInCourse(banksAreComplete, { ...open, 'lessons/1.1-look-first.md': undefined })).toEqual([
    '1.1: The lesson is not written',
    '1.1: The pre-test has 0 questions, not 1 to 1',
    '1.1: The test has 1 questions by hand, 0 templates and 0 small works, not 6 with both others, or 15 by hand',
  ]);
  expect(await findInCourse(banksWereSolvedBlind)).toEqual([]);
  expect(await findInCourse(banksWereSolvedBlind, open)).toEqual([
    'basics: 0 of 6 questions (0 %) have 2 blind answers equal to the key',
  ]);
});

test('a question of the test that a lesson asks too, or answers, is found', async () => {
  const again = ITEMS.replace('Only a test may show this note.', 'Note number 2.');
  expect(await findInCourse(nothingIsRepeated, { 'items/1.1-look-first.yaml': again })).toEqual([
    '1.1-011: Another item asks the same',
  ]);
  expect(
    await findInLesson({ '- One': '- Only a test may show this note.' }, guidelinesAnswerNoItem),
  ).toEqual(['1.1-011: "only a test may show" is said in "Look first" too, which is read before']);
});

test('a question of the test that is nearly one of another lesson is found', async () => {
  const near = { 'Note number 1.': 'Only a test may show this note, not a lesson.' };
  expect(await findInLesson(near, stemsDiffer)).toEqual([
    '1.1-011: 100 % of its five-word runs are those of 1.1-001',
  ]);
});

test('questions of courses keep the rules of items', async () => {
  const short = ITEMS.replace('explain: The reason of the test.', 'explain: So.');
  expect(await findInCourse(itemsFit, { 'items/1.1-look-first.yaml': short })).toEqual([
    '1.1-011: The explanation has 3 characters, not 8 to 1000',
  ]);
});

test('a template whose wrong options name no mistake, or that draws a question twice, is found', async () => {
  const content = await compileCourse();
  const [first] = content.courses;
  const seed = { id: '1.1-101', objective: '1.1', use: 'test', kind: 'parametric' } as const;
  const location = { file: 'items.yaml', line: 7, column: 3 };
  const findFor = (changes: Partial<typeof sums>) => {
    const template = { ...sums, draw: sums.draw!, ...changes };
    const source = {
      media: content.media,
      shared: new Map(),
      questions: [],
      template: template as never,
      location,
    };
    const templates = [{ seed, location, source, file: 'sums.ts' }];
    const objectives = [{ ...first!.objectives[0]!, templates }];
    return templatesHold
      .find({ ...content, courses: [{ ...first!, objectives }] })
      .map(({ message }) => message);
  };
  const good: typeof sums.make = ({ first: a, second: b }, { random }) => ({
    kind: 'choice',
    ask: `What is ${a} and ${b}?`,
    options: Object.fromEntries(
      random.shuffle([
        ['a', { label: String(a + b) }],
        ['b', { label: String(a + b + 1), why: 'counts one too many' }],
      ]),
    ),
    key: 'a',
    explain: `${a} and ${b} make ${a + b}.`,
  });
  expect(findFor({ make: good })).toEqual([]);
  expect(findFor({})).toEqual(['The option "b" has no "why": the mistake that leads to it']);
  expect(findFor({ make: good, draw: () => ({ first: 1, second: 2 }) })).toContain(
    'Seed 9 draws a question that another seed draws too',
  );
});
