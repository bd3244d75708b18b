import {
  BLUEPRINTS,
  FREE_BLUEPRINT_ID,
  FREE_BLUEPRINT_TASK_MINUTES,
  TASK_MINUTES,
  taskResponse,
} from '@platform/contracts';
import { presentTask } from '../tasks.presenter.ts';
import { SEEDED_TASKS } from './index.ts';

const TASKS_PER_BLUEPRINT = 24;
const SEQUENCE_LENGTH_WORDS = 5;
const MAX_SHARED_RATIO = 0.4;

const blueprintTasks = SEEDED_TASKS.filter((task) => task.blueprintId !== null);

test.each(BLUEPRINTS)('$name has at least 24 tasks, numbered in order', ({ id }) => {
  const tasks = SEEDED_TASKS.filter((task) => task.blueprintId === id);
  expect(tasks.length).toBeGreaterThanOrEqual(TASKS_PER_BLUEPRINT);
  expect(tasks.map((task) => task.position)).toEqual(tasks.map((_task, index) => index + 1));
  const prefix = `b${String(id).padStart(2, '0')}-`;
  expect(tasks.filter((task) => !task._id.startsWith(prefix))).toEqual([]);
});

test('every task has a unique id and title', () => {
  const titles = SEEDED_TASKS.map((task) => task.title.toLowerCase());
  expect(findDuplicates(SEEDED_TASKS.map((task) => task._id))).toEqual([]);
  expect(findDuplicates(titles)).toEqual([]);
});

test('every task matches the response schema of the contract', () => {
  const invalid = SEEDED_TASKS.filter((task) => !taskResponse.isValidSync(presentTask(task)));
  expect(invalid.map((task) => task._id)).toEqual([]);
});

test('every blueprint task has at least 400 characters of instructions and takes 15 to 60 minutes', () => {
  const tooShort = blueprintTasks.filter((task) => task.instructions.length < 400);
  const wrongDuration = blueprintTasks.filter(
    ({ estimatedMinutes: minutes }) => minutes < TASK_MINUTES.min || minutes > TASK_MINUTES.max,
  );
  expect([...tooShort, ...wrongDuration].map((task) => task._id)).toEqual([]);
});

test('the tasks of AI Basics take exactly the range of minutes that its page states', () => {
  const minutes = SEEDED_TASKS.filter(({ blueprintId }) => blueprintId === FREE_BLUEPRINT_ID).map(
    ({ estimatedMinutes }) => estimatedMinutes,
  );
  expect({ min: Math.min(...minutes), max: Math.max(...minutes) }).toEqual(FREE_BLUEPRINT_TASK_MINUTES);
});

test('no task repeats a paragraph, because pages use the text of a paragraph as its key', () => {
  const paragraphs = SEEDED_TASKS.map((task) => task.instructions.split('\n').filter(Boolean));
  expect(paragraphs.flatMap(findDuplicates)).toEqual([]);
  expect(paragraphs.flat().filter((paragraph) => paragraph !== paragraph.trim())).toEqual([]);
});

test('no two tasks share more than 40% of their five-word sequences', () => {
  const similar = findSimilarPairs(
    SEEDED_TASKS.map(({ _id, instructions }) => ({ _id, sequences: toWordSequences(instructions) })),
  );
  expect(similar.filter(({ ratio }) => ratio > MAX_SHARED_RATIO)).toEqual([]);
});

test('the similarity check detects a copy with a few words changed', () => {
  const [original] = blueprintTasks.map((task) => task.instructions);
  const copy = original!.replaceAll('Marlow', 'Harlow').replaceAll('birthday', 'wedding');
  const [pair] = findSimilarPairs([
    { _id: 'original', sequences: toWordSequences(original!) },
    { _id: 'copy', sequences: toWordSequences(copy) },
  ]);
  expect(pair!.ratio).toBeGreaterThan(MAX_SHARED_RATIO);
});

type TaskSequences = { _id: string; sequences: ReadonlySet<string> };

function toWordSequences(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  return new Set(
    words
      .slice(0, 1 - SEQUENCE_LENGTH_WORDS)
      .map((_word, start) => words.slice(start, start + SEQUENCE_LENGTH_WORDS).join(' ')),
  );
}

/** The ratio is relative to the shorter text, so that a short excerpt of a long task is found too. */
function findSimilarPairs(tasks: readonly TaskSequences[]): { pair: string; ratio: number }[] {
  return tasks.flatMap((one, index) =>
    tasks.slice(index + 1).flatMap((other) => {
      const shared = [...one.sequences].filter((sequence) => other.sequences.has(sequence)).length;
      const ratio = shared / Math.min(one.sequences.size, other.sequences.size);
      return shared ? [{ pair: `${one._id} and ${other._id}`, ratio }] : [];
    }),
  );
}

function findDuplicates(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
