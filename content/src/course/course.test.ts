import { compileCourse, COURSE_FILES, problemsOf, writeLesson } from '../../test/course-example.ts';

const AT = '01-basics/lessons/1.1-look-first.md';
const ITEMS = '01-basics/items/1.1-look-first.yaml';
const lesson = (changes: Readonly<Record<string, string>>) => ({
  'lessons/1.1-look-first.md': writeLesson(changes),
});
const items = (text: string) => ({ 'items/1.1-look-first.yaml': text });

test('a lesson becomes typed blocks, and its questions have no key', async () => {
  const { courses, problems } = await compileCourse();
  expect(problems).toEqual([]);
  const [course] = courses;
  expect(course?.seed).toMatchObject({
    ...{ id: 1, slug: 'basics', minutes: 8, hasTest: false, gatesWork: false, title: 'Basics' },
    objectives: [{ id: '1.1', lesson: 'look-first', isTested: true }],
    lessons: [{ slug: 'look-first', objective: '1.1', title: 'Look first', minutes: 8 }],
  });
  const blocks = course!.seed.lessons[0]!.blocks;
  expect(blocks.map(({ type }) => type)).toEqual([
    ...['heading', 'paragraph', 'rule', 'comparison', 'case', 'list'],
    ...['try', 'try', 'try', 'exit', 'exit'],
  ]);
  expect(blocks[0]).toEqual({ type: 'heading', id: 'what-it-costs', text: 'What it costs' });
  expect(blocks[1]).toMatchObject({
    content: [
      { type: 'text', text: 'A ' },
      { type: 'term', term: 'look', content: [{ type: 'text', text: 'look' }] },
      { type: 'text', text: ' ' },
      { type: 'strong', content: [{ type: 'text', text: 'would' }] },
      { type: 'text', text: ' have shown it: ' },
      { type: 'source', source: 'paper' },
      { type: 'text' },
    ],
  });
  expect(blocks[6]).toEqual({
    type: 'try',
    unit: {
      ...{ id: '1.1-001', objective: '1.1' },
      material: [{ type: 'text', title: 'Note', text: 'Note number 1.' }],
      parts: [expect.objectContaining({ type: 'choice', prompt: 'Is it so?' })],
    },
  });
});

test('the bank has the questions of the lesson for practice, and those of the test', async () => {
  const { courses } = await compileCourse();
  const units = courses[0]!.bank.units.map(({ id, use, kind, lesson: of }) => [id, use, kind, of]);
  expect(units).toHaveLength(6);
  expect(units[0]).toEqual(['1.1-001', 'practice', 'hand', 'look-first']);
  expect(units[5]).toEqual(['1.1-011', 'test', 'hand', null]);
  expect(courses[0]!.bank).toMatchObject({ courseId: 1, version: courses[0]!.seed.version });
});

test('the version of a course changes with a key', async () => {
  const changed = items(COURSE_FILES['items/1.1-look-first.yaml'].replace('key: yes', 'key: no'));
  const [before, after] = [await compileCourse(), await compileCourse(changed)];
  expect(before.courses[0]!.seed.version).not.toBe(after.courses[0]!.seed.version);
});

test('a folder without course.yaml has no course, and an objective without a file no lesson', async () => {
  const none = {
    'course.yaml': undefined,
    'lessons/1.1-look-first.md': undefined,
    'items/1.1-look-first.yaml': undefined,
  };
  expect(await compileCourse(none)).toMatchObject({ courses: [], problems: [] });
  const { courses } = await compileCourse({ 'lessons/1.1-look-first.md': undefined });
  expect(courses[0]?.seed).toMatchObject({ minutes: 0, lessons: [], objectives: [{ lesson: null }] });
});

test.each([
  ['HTML', { '- One': '<b>One</b>' }, `${AT}:26:1 HTML is shown to no one`],
  ['a picture of Markdown', { '- One': '- ![One](one.png)' }, `${AT}:26:3 A picture is shown by a block`],
  [
    'an unknown block',
    { '```case': '```cases' },
    `${AT}:19:1 "cases" is not one of try, exit, compare, case, show. Did you mean "case"?`,
  ],
  ['a block without an end', { 'question 5.\n```': 'question 5.\n' }, `${AT}:61:1 This block has no end`],
  [
    'a misspelled name in a block',
    { 'result: It': 'results: It' },
    `${AT}:20:1 "result" is missing; is "results" meant to be it?`,
  ],
  [
    'a mistake of YAML in a block',
    { 'steps: [Read': 'steps: Yes: [Read' },
    `${AT}:22:8 A text with a colon in it needs quotes`,
  ],
  [
    'a source that is not listed',
    { 'source:paper': 'source:pages' },
    `${AT}:10:46 "pages" is not one of paper. Did you mean "paper"?`,
  ],
  [
    'a term that is not in the glossary',
    { 'term:look': 'term:book' },
    `${AT}:10:3 "book" is not one of look`,
  ],
  [
    'an address without https',
    { 'source:paper': 'http://example.com' },
    `${AT}:10:46 A link leads to "https://..."`,
  ],
  [
    'a heading of another level',
    { '## What': '# What' },
    `${AT}:8:1 A heading of a lesson begins with "## "`,
  ],
  ['a missing title', { 'title: Look first\n': '' }, `${AT}:2:1 "title" is missing`],
  [
    'a use of a question in a lesson',
    { 'id: 1.1-003': 'id: 1.1-003\nuse: test' },
    `${AT}:47:6 "use" is for the questions of "items/"`,
  ],
  [
    'a key that is no option',
    { 'key: yes': 'key: yas' },
    `${AT}:41:6 "yas" is not one of yes, no. Did you mean "yes"?`,
  ],
  [
    'an id of another objective',
    { '1.1-002': '1.2-002' },
    `${AT}:38:5 The id of an item is 1.1- and a number`,
  ],
  ['an id twice', { '1.1-002': '1.1-011' }, `${ITEMS}:3:5 The id 1.1-011 is also that of ${AT}:38`],
])('%s in a lesson is named with its line', async (_name, changes, problem) => {
  const [first = 'no problem'] = await problemsOf(lesson(changes));
  expect(first.slice(0, problem.length)).toBe(problem);
});

const UNIT = 'id: 1.1-011, material: [{ Note: A note. }]';

test.each([
  [
    'a question without its use',
    `{ ${UNIT}, kind: choice, ask: A?, options: { a: A, b: B }, key: a, explain: It is a. }`,
    `${ITEMS}:2:5 "use" is missing`,
  ],
  ['an unknown use', `{ ${UNIT}, use: exam }`, `${ITEMS}:2:56 "exam" is not one of practice, test`],
  [
    'free writing in the test',
    `{ ${UNIT}, use: test, kind: rewrite, ask: Write it. }`,
    `${ITEMS}:2:5 A question of the test has a right answer: free writing is practice`,
  ],
  [
    'a question of the test in the pre-test',
    `{ ${UNIT}, use: test, pretest: true, kind: choice, ask: A?, options: { a: A, b: B }, key: a, explain: It is a. }`,
    `${ITEMS}:2:71 The pre-test is "use: practice"`,
  ],
])('%s is named', async (_name, item, problem) => {
  const [first = 'no problem'] = await problemsOf(items(`items:\n  - ${item}`));
  expect(first.slice(0, problem.length)).toBe(problem);
});

test('a template that is not there is named, and so is a file of no objective', async () => {
  const template = items('templates:\n  - { id: 1.1-101, use: test, template: sums }');
  expect(await problemsOf(template)).toEqual([`${ITEMS}:2:41 There is no template "sums" in this course`]);
  expect(await problemsOf({ 'lessons/1.2-else.md': 'Nothing.' })).toEqual([
    '01-basics/lessons/1.2-else.md:1:1 No objective in course.yaml has this file, only 1.1-look-first',
  ]);
  expect(await problemsOf({ 'course.yaml': undefined })).toContainEqual(
    `${AT}:1:1 There is no course.yaml beside this folder, so that no one sees it`,
  );
});

test('an objective that is practiced only has no question of the test', async () => {
  const practice = COURSE_FILES['course.yaml'].replace('text: Looks', 'practice: true, text: Looks');
  expect(await problemsOf({ 'course.yaml': practice })).toEqual([
    `${ITEMS}:3:25 The objective 1.1 is "practice: true" in course.yaml: no test asks it`,
  ]);
});
