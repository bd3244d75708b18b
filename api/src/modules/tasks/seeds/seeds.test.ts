import { BLUEPRINTS, taskAnswer } from '@platform/contracts';
import { presentTask } from '../tasks.presenter.ts';
import { SEEDED_TASKS } from './index.ts';

const TASKS_PER_BLUEPRINT = 24;
const RUN_WORDS = 5;
const SHARED_RUNS_MAX = 0.4;

const blueprintTasks = SEEDED_TASKS.filter((task) => task.blueprintId !== null);

test.each(BLUEPRINTS)('has at least 24 tasks for $name, numbered in their order', ({ id }) => {
  const own = SEEDED_TASKS.filter((task) => task.blueprintId === id);
  expect(own.length).toBeGreaterThanOrEqual(TASKS_PER_BLUEPRINT);
  expect(own.map((task) => task.position)).toEqual(own.map((_task, index) => index + 1));
  const prefix = `b${String(id).padStart(2, '0')}-`;
  expect(own.filter((task) => !task._id.startsWith(prefix))).toEqual([]);
});

test('gives every task an id and a title of its own', () => {
  const titles = SEEDED_TASKS.map((task) => task.title.toLowerCase());
  expect(repeated(SEEDED_TASKS.map((task) => task._id))).toEqual([]);
  expect(repeated(titles)).toEqual([]);
});

test('keeps every task within what the contract lets through', () => {
  const refused = SEEDED_TASKS.filter((task) => !taskAnswer.isValidSync(presentTask(task)));
  expect(refused.map((task) => task._id)).toEqual([]);
});

test('says what to do in 400 characters and more, for 15 to 60 minutes', () => {
  const tooShort = blueprintTasks.filter((task) => task.instructions.length < 400);
  const outside = blueprintTasks.filter(({ estimatedMinutes: minutes }) => minutes < 15 || minutes > 60);
  expect([...tooShort, ...outside].map((task) => task._id)).toEqual([]);
});

test('repeats no paragraph within a task, since pages tell paragraphs apart by their text', () => {
  const paragraphs = SEEDED_TASKS.map((task) => task.instructions.split('\n').filter(Boolean));
  expect(paragraphs.flatMap(repeated)).toEqual([]);
  expect(paragraphs.flat().filter((paragraph) => paragraph !== paragraph.trim())).toEqual([]);
});

test('has no two tasks that share over 40 % of their five-word runs', () => {
  const alike = pairsThatShareRuns(
    SEEDED_TASKS.map(({ _id, instructions }) => ({ _id, runs: runsOf(instructions) })),
  );
  expect(alike.filter(({ share }) => share > SHARED_RUNS_MAX)).toEqual([]);
});

test('would notice a task that is another one with a few words changed', () => {
  const [original] = blueprintTasks.map((task) => task.instructions);
  const copy = original!.replaceAll('Marlow', 'Harlow').replaceAll('birthday', 'wedding');
  const [pair] = pairsThatShareRuns([
    { _id: 'original', runs: runsOf(original!) },
    { _id: 'copy', runs: runsOf(copy) },
  ]);
  expect(pair!.share).toBeGreaterThan(SHARED_RUNS_MAX);
});

type Runs = { _id: string; runs: ReadonlySet<string> };

function runsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  return new Set(
    words.slice(0, 1 - RUN_WORDS).map((_word, start) => words.slice(start, start + RUN_WORDS).join(' ')),
  );
}

/** The share is of the shorter text's runs, so that a short copy out of a long task is found too. */
function pairsThatShareRuns(tasks: readonly Runs[]): { pair: string; share: number }[] {
  return tasks.flatMap((one, index) =>
    tasks.slice(index + 1).flatMap((other) => {
      const shared = [...one.runs].filter((run) => other.runs.has(run)).length;
      const share = shared / Math.min(one.runs.size, other.runs.size);
      return shared ? [{ pair: `${one._id} and ${other._id}`, share }] : [];
    }),
  );
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
