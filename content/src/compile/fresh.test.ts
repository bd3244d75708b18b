import { compileExample, problemOf } from '../../test/compile-example.ts';
import { sums } from '../../test/sums.ts';
import { drawItem, drawItems, printOf } from './draw.ts';

const AT = '01-ai-basics/work/w01-01-example.yaml';
/** Line 10 of the example is the first one that a test writes. */
const LISTED =
  'items:\n  - { id: w01-01-01, first: 3, second: 4 }\n  - { id: w01-01-02, first: 5, second: 6 }';

type Changes = Partial<typeof sums>;
type Example = readonly [fresh: string, rest?: string, changes?: Changes];

/** Writes a task whose items are sums. */
function write(...[fresh, rest = LISTED, changes = {}]: Example): Parameters<typeof compileExample> {
  const template = { ...sums, ...changes } as never;
  return [`template: sums\nfresh: ${fresh}\n${rest}`, { template }];
}

function compile(...example: Example) {
  return compileExample(...write(...example)).workTasks[0]!;
}

test('a task with fresh items is offered in batches, and a fifth of the items of each is the same for all', () => {
  const { offered, seed } = compile('{ batches: 3, items: 24 }');
  const described = offered.map((batch) => ({
    id: batch.id,
    title: batch.title,
    shared: batch.batches.map((items) => items.map(({ id }) => id)),
    fresh: batch.freshItems,
  }));

  expect(described).toEqual([
    {
      id: 'w01-01',
      title: 'Sort messages, batch 1',
      shared: [['w01-01-01', 'w01-01-02', 'w01-01-b1-01', 'w01-01-b1-02', 'w01-01-b1-03']],
      fresh: 19,
    },
    {
      id: 'w01-01-b2',
      title: 'Sort messages, batch 2',
      shared: [['w01-01-b2-01', 'w01-01-b2-02', 'w01-01-b2-03', 'w01-01-b2-04', 'w01-01-b2-05']],
      fresh: 19,
    },
    {
      id: 'w01-01-b3',
      title: 'Sort messages, batch 3',
      shared: [['w01-01-b3-01', 'w01-01-b3-02', 'w01-01-b3-03', 'w01-01-b3-04', 'w01-01-b3-05']],
      fresh: 19,
    },
  ]);
  expect(seed.title).toBe('Sort messages');
  expect(new Set(offered.flatMap(({ batches }) => batches.flat().map(printOf))).size).toBe(15);
  expect(compile('{ batches: 3, items: 24 }').offered).toEqual(offered);
});

test('one batch has no number, and more than a fifth of it is shared if more are listed', () => {
  const { offered } = compile('{ batches: 1, items: 3 }');
  expect(offered).toMatchObject([{ id: 'w01-01', title: 'Sort messages', freshItems: 1 }]);
  expect(compile('{ batches: 1, items: 10 }', '').offered).toMatchObject([{ freshItems: 8 }]);
});

test('each batch has the rubric and the kit of the task, and a template says which of its items are hard', () => {
  const kit = ['a', 'b', 'c'].map((input) => `{ input: ${input}, expect: It adds. }`).join(', ');
  const { offered } = compile('{ batches: 2, items: 24 }', `reviewerKit: [${kit}]`, {
    make: (input, tools) => ({ ...sums.make(input, tools), hard: input.first > 5_000 }),
  });
  const [first, second] = offered;
  expect([first!.rubric, first!.reviewerKit]).toEqual([second!.rubric, second!.reviewerKit]);
  expect(first!.reviewerKit).toHaveLength(3);
  const items = offered.flatMap(({ batches }) => batches.flat());
  const isAbove = ({ explanation }: (typeof items)[number]) => Number(explanation.split(' ')[0]) > 5_000;
  expect(items.filter(({ isHard }) => isHard)).toEqual(items.filter(isAbove));
  expect(new Set(items.map(isAbove)).size).toBe(2);
});

test.each<[string, string, ...Example]>([
  [
    'more listed items than a member gets',
    `${AT}:11:8 2 items are listed, more than 1`,
    '{ batches: 1, items: 1 }',
  ],
  ['no batch', `${AT}:11:19 A number from 1 is expected here`, '{ batches: 0, items: 9 }'],
  [
    'practice',
    `${AT}:11:8 A task with "fresh" has no "practice" beside it`,
    '{ batches: 1, items: 9 }',
    `practice: true\n${LISTED}`,
  ],
  [
    'batches of listed items',
    `${AT}:11:8 A task with "fresh" has no "batches" beside it`,
    '{ batches: 1, items: 9 }',
    `batches: 2\noverlap: 3\n${LISTED}`,
  ],
  [
    'a template that draws nothing',
    `${AT}:10:11 This template has no "draw", so it makes no fresh items`,
    '{ batches: 1, items: 9 }',
    LISTED,
    { draw: undefined },
  ],
  [
    'a template that makes too few items',
    `${AT}:11:8 Of 16 items to draw here, the template makes only 5 that differ from each other and from the rest`,
    '{ batches: 1, items: 20 }',
    '',
    { draw: (random) => ({ first: random.integer(1, 9), second: 1 }) },
  ],
  [
    'a template that always fails',
    `${AT}:11:8 "c" is not one of a, b`,
    '{ batches: 1, items: 20 }',
    '',
    { make: (input, tools) => ({ ...sums.make(input, tools), key: 'c' }) },
  ],
])('%s is named with its file, line and column', (_name, problem, ...example) => {
  expect(problemOf(...write(...example))).toBe(problem);
});

test('fresh items need a template', () => {
  expect(() => compileExample('fresh: { batches: 1, items: 9 }\nitems: []')).toThrow(
    'Fresh items are made by a "template", and this task has none',
  );
});

test('a secret draws the same items again, and another one draws others', () => {
  const { source } = compile('{ batches: 1, items: 24 }').fresh!;
  const drawn = drawItems(source, { secret: 'one', count: 24, taken: [] });
  const seeds = drawn.map(({ seed }) => seed);
  const again = drawItems(source, { secret: 'one', count: 24, taken: [] });
  expect(again.map(({ seed }) => seed)).toEqual(seeds);
  expect(drawn.map(({ drawnFrom }) => drawItem(source, drawnFrom).seed)).toEqual(seeds);
  const prints = drawn.map(({ seed }) => printOf(seed));
  expect(new Set(prints).size).toBe(24);
  const others = drawItems(source, { secret: 'two', count: 24, taken: [] });
  expect(others.some(({ seed }) => prints.includes(printOf(seed)))).toBe(false);
});

test('what is taken, and what cannot be asked, is passed over', () => {
  const draw: typeof sums.draw = (random) => ({ first: random.integer(1, 9), second: 1 });
  const make: typeof sums.make = (input, tools) => ({
    ...sums.make(input, tools),
    ...(input.first === 9 && { key: 'c' }),
  });
  const { source } = compile('{ batches: 1, items: 1 }', '', { draw, make }).fresh!;
  const taken = drawItems(source, { secret: 'taken', count: 3, taken: [] }).map(({ seed }) => printOf(seed));
  const rest = drawItems(source, { secret: 'rest', count: 5, taken });
  expect(new Set([...taken, ...rest.map(({ seed }) => printOf(seed))]).size).toBe(8);
  expect(rest.map(({ seed }) => seed.explanation)).not.toContain('9 and 1 make 10.');
});

test('no two items of a batch have the same line', () => {
  const draw: typeof sums.draw = (random) => ({ first: random.integer(1, 9), second: random.integer(1, 9) });
  const listLines: NonNullable<Changes['listLines']> = ({ parts: [part] }) => [
    part!.prompt.split(' and ')[0]!,
  ];
  const { source } = compile('{ batches: 1, items: 1 }', '', { draw, listLines }).fresh!;
  const drawn = drawItems(source, { secret: 'one', count: 9, taken: [] });
  expect(new Set(drawn.map(({ seed }) => listLines(seed)[0])).size).toBe(9);
});
