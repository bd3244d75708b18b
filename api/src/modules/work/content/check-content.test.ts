import {
  BLUEPRINTS,
  FREE_BLUEPRINT_ID,
  FREE_BLUEPRINT_TASK_MINUTES,
  TASK_MINUTES,
  criterion,
  guidelineSection,
  materialBlock,
  partTypeOf,
  type PartAnswer,
  type PartDefinition,
} from '@platform/contracts';
import { scorePart } from '@platform/scoring';
import type { Schema } from 'yup';
import { SEEDED_TASKS } from '../../tasks/seeds/index.ts';
import { WORK_TASK_SEEDS } from './index.ts';
import type { WorkItemSeed, WorkTaskSeed } from './work-task-seed.ts';

const EXPLANATION_MIN = 8;
const OPEN_PARTS = ['rewrite', 'prompt', 'file'];
/** Words that would tell which answer is right, if an id had them. */
const TELLTALE = /correct|wrong|truth|gold|control|planted|fault|seed|better|worse/i;

const tasks = WORK_TASK_SEEDS.map((task) => [task.id, task] as const);

test('ids and titles are unique, also beside the demo tasks', () => {
  const ids = WORK_TASK_SEEDS.map(({ id }) => id);
  const titles = [...WORK_TASK_SEEDS, ...SEEDED_TASKS].map(({ title }) => title.toLowerCase());
  expect(findDuplicates(ids)).toEqual([]);
  expect(findDuplicates(titles)).toEqual([]);
});

test.each(BLUEPRINTS)('$name has four paid tasks and two to practice', ({ id: blueprintId }) => {
  const own = WORK_TASK_SEEDS.filter((task) => task.blueprintId === blueprintId);
  const prefix = `w${String(blueprintId).padStart(2, '0')}-`;
  expect(own.map(({ id }) => id)).toEqual(own.map((_task, index) => `${prefix}0${index + 1}`));
  expect(own.filter(({ isPractice }) => isPractice)).toHaveLength(2);
  expect(own).toHaveLength(6);
});

test('no two items are the same', () => {
  const texts = WORK_TASK_SEEDS.flatMap(itemsOf).map(({ material, parts }) =>
    JSON.stringify([material, parts]),
  );
  expect(findDuplicates(texts)).toEqual([]);
});

describe.each(tasks)('%s', (_id, task) => {
  const items = itemsOf(task);

  test('has texts that fit the contract', () => {
    expect(task.title.length).toBeLessThanOrEqual(120);
    expect(task.description.length).toBeLessThanOrEqual(500);
    expect(task.instructions.length).toBeGreaterThanOrEqual(400);
    expect(task.instructions.length).toBeLessThanOrEqual(4_000);
    expect(findDuplicates(task.instructions.split('\n').filter(Boolean))).toEqual([]);
    expect(task.guideline.length).toBeGreaterThanOrEqual(2);
    expect(task.guideline.length).toBeLessThanOrEqual(12);
    for (const section of task.guideline) expect(guidelineSection.isValidSync(section)).toBe(true);
    expect(task.guideline.filter(({ text }) => text.length < 100)).toEqual([]);
  });

  test('takes a time that its blueprint allows, and has the items for it', () => {
    expect(task.estimatedMinutes).toBeGreaterThanOrEqual(TASK_MINUTES.min);
    expect(task.estimatedMinutes).toBeLessThanOrEqual(maxMinutes(task));
    expect(new Set(task.batches.map(({ length }) => length)).size).toBe(1);
    expect(task.overlap === null).toBe(task.batches.length === 1);
    if (task.isPractice) {
      expect(items.length).toBeGreaterThanOrEqual(6);
      expect(items.length).toBeLessThanOrEqual(10);
      expect(task.overlap).toBeNull();
    }
  });

  test('has a rubric of three to five criteria, except for practice', () => {
    if (task.isPractice) {
      expect(task.rubric).toEqual([]);
      return;
    }
    expect(task.rubric.length).toBeGreaterThanOrEqual(3);
    expect(task.rubric.length).toBeLessThanOrEqual(5);
    for (const one of task.rubric) expect(criterion.validateSync(one, { strict: true })).toEqual(one);
    expect(findDuplicates(task.rubric.map(({ id }) => id))).toEqual([]);
  });

  test('has items that fit the contract, with unique ids that tell nothing', () => {
    for (const { material, parts } of items) {
      for (const block of material) expect(materialBlock().isValidSync(block, { strict: true })).toBe(true);
      for (const part of parts) {
        const schema = partTypeOf(part).definition as Schema<PartDefinition>;
        expect(schema.validateSync(part, { strict: true })).toEqual(part);
        for (const ids of idListsOf(part)) {
          expect(findDuplicates(ids)).toEqual([]);
          expect(ids.filter((id) => TELLTALE.test(id))).toEqual([]);
        }
      }
      expect(findDuplicates(parts.map(({ id }) => id))).toEqual([]);
      expect(material.length).toBeLessThanOrEqual(8);
    }
  });

  test('has truths that are complete answers, and score 1', () => {
    for (const item of items) {
      expect(Object.keys(item.truth).filter((id) => !item.parts.some((part) => part.id === id))).toEqual([]);
      for (const part of item.parts) checkTruth(task, item, part);
    }
  });
});

function checkTruth(task: WorkTaskSeed, item: WorkItemSeed, part: PartDefinition) {
  const truth = item.truth[part.id];
  if (!truth) {
    expect({ part: part.type, isPractice: task.isPractice }).toEqual({ part: part.type, isPractice: false });
    expect([...OPEN_PARTS, 'form']).toContain(part.type);
    return;
  }
  expect(item.explanation.length).toBeGreaterThanOrEqual(EXPLANATION_MIN);
  expect(item.explanation.length).toBeLessThanOrEqual(1_000);
  const schema = partTypeOf(part).answer(part, 'complete') as Schema<PartAnswer>;
  for (const answer of truth.answers) {
    expect(schema.validateSync(answer, { strict: true })).toEqual(answer);
    expect(scorePart(part, answer, truth).score).toBe(1);
  }
}

/** The page of the free blueprint states a range of its own. */
function maxMinutes({ blueprintId, isPractice }: WorkTaskSeed): number {
  if (isPractice) return 30;
  return blueprintId === FREE_BLUEPRINT_ID ? FREE_BLUEPRINT_TASK_MINUTES.max : TASK_MINUTES.max;
}

function itemsOf(task: WorkTaskSeed): WorkItemSeed[] {
  return task.batches.flat();
}

/** The ids of each list of a question that has some. */
function idListsOf(part: PartDefinition): string[][] {
  return Object.values(part)
    .filter((value) => Array.isArray(value))
    .map((list: unknown[]) => list.flatMap((entry) => (hasId(entry) ? [entry.id] : [])));
}

function hasId(value: unknown): value is { id: string } {
  return typeof value === 'object' && value !== null && 'id' in value;
}

function findDuplicates(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
