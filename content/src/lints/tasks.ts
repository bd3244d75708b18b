import {
  BLUEPRINTS,
  FREE_BLUEPRINT_ID,
  FREE_BLUEPRINT_TASK_MINUTES,
  TASK_MINUTES,
  type PartDefinition,
} from '@platform/contracts';
import type { CompiledTask } from '../compile/work-task.ts';
import { itemLint, listGroups, taskLint, type Finding, type Lint } from './lint.ts';
import { findSimilarTexts } from './text-runs.ts';

const DEMO_TASKS_PER_BLUEPRINT = 24;
const MAX_SHARED = 0.4;
const INSTRUCTIONS = { min: 400, max: 4_000 };
const EXPLANATION = { min: 8, max: 1_000 };
const PRACTICE_MINUTES_MAX = 30;
/** Words that would tell which answer is right, if an id had them. */
const TELLTALE = /correct|wrong|truth|gold|control|planted|fault|seed|better|worse/i;
/** Markup that would become a part of what members read. */
const MARKUP = /\*\*|<\/?[a-z]+[^>]*>|\[\[[a-z_]+:/i;

/** Texts have the lengths that pages are made for, and repeat nothing. */
export const textsFit = taskLint('texts', ({ seed }) => {
  const { title, description, instructions, guideline } = seed;
  return [
    ...outside('The title', title.length, 1, 120),
    ...outside('The description', description.length, 1, 500),
    ...outside('The instructions', instructions.length, INSTRUCTIONS.min, INSTRUCTIONS.max),
    ...outside('The guideline', guideline.length, 2, 12, 'sections'),
    ...guideline.flatMap((section) =>
      outside(`The section "${section.title}"`, section.text.length, 100, Infinity),
    ),
    ...(hasRepeated(paragraphsOf(instructions))
      ? ['A paragraph of the instructions stands there twice']
      : []),
  ];
});

/** A task takes a time that its blueprint allows, and practice is short. */
export const minutesFit = taskLint('minutes', ({ seed }) => {
  const { blueprintId, isPractice, estimatedMinutes, overlap, batches } = seed;
  const max = isPractice
    ? PRACTICE_MINUTES_MAX
    : blueprintId === FREE_BLUEPRINT_ID
      ? FREE_BLUEPRINT_TASK_MINUTES.max
      : TASK_MINUTES.max;
  return [
    ...outside('The task', estimatedMinutes, TASK_MINUTES.min, max, 'minutes'),
    ...(isPractice ? outside('Practice', batches.flat().length, 6, 10, 'items') : []),
    ...(isPractice && overlap !== null ? ['Practice has no limit of places'] : []),
  ];
});

/** Explanations say something, no id gives an answer away, and no markup is left in a text. */
export const itemsFit = itemLint('item', ({ seed }) => {
  const { material, parts, truth, explanation } = seed;
  const telling = parts.flatMap(listIds).filter((id) => TELLTALE.test(id));
  return [
    ...(Object.keys(truth).length > 0
      ? outside('The explanation', explanation.length, EXPLANATION.min, EXPLANATION.max)
      : []),
    ...outside('The material', material.length, 0, 8, 'blocks'),
    ...telling.map((id) => `The name "${id}" tells which answer is right`),
    ...(MARKUP.test(JSON.stringify([material, parts, truth]))
      ? ['A text has markup in it (**, <b>, [[label:): members would see it']
      : []),
  ];
});

/** No two items ask the same, whether of tasks or courses, and no two tasks have the same title. */
export const nothingIsRepeated: Lint = {
  name: 'repeated',
  find: ({ workTasks, demoTasks, courses }) => [
    ...findRepeated(
      listGroups({ workTasks, courses })
        .flatMap(({ items }) => items)
        .map(({ seed, location }) => ({
          ...{ id: seed.id, location, text: JSON.stringify([seed.material, seed.parts]) },
          message: 'Another item asks the same',
        })),
    ),
    ...findRepeated(
      [...demoTasks, ...workTasks].map(({ seed, location }) => ({
        ...{ id: seed.id, location, text: seed.title.toLowerCase() },
        message: 'Another task has this title',
      })),
    ),
  ],
};

/** Every blueprint has paid work and practice, in the order of their ids. */
export const blueprintsAreComplete: Lint = {
  name: 'blueprint',
  find: ({ workTasks, demoTasks }) =>
    BLUEPRINTS.flatMap(({ id, name }) => {
      const work = workTasks.filter(({ seed }) => seed.blueprintId === id);
      const demo = demoTasks.filter(({ seed }) => seed.blueprintId === id);
      const prefix = `b${String(id).padStart(2, '0')}-`;
      const messages = [
        ...outside(name, countPaid(work), 4, Infinity, 'paid tasks'),
        ...outside(name, work.length - countPaid(work), 2, Infinity, 'tasks to practice'),
        ...outside(name, demo.length, DEMO_TASKS_PER_BLUEPRINT, Infinity, 'demo tasks'),
        ...demo
          .filter(({ seed }) => !seed.id.startsWith(prefix))
          .map(({ seed }) => `${seed.id} does not begin with ${prefix}`),
      ];
      const location = { file: 'README.md', line: 1, column: 1 };
      return messages.map((message) => ({ id: prefix.slice(0, -1), location, message }));
    }),
};

function countPaid(tasks: readonly CompiledTask[]): number {
  return tasks.filter(({ seed }) => !seed.isPractice).length;
}

/** Demo tasks have instructions, take 15 to 60 minutes, and differ from each other. */
export const demoTasksFit: Lint = {
  name: 'demo task',
  find: ({ demoTasks }) => {
    const ofBlueprints = demoTasks.filter(({ seed }) => seed.blueprintId !== null);
    const similar = findSimilarTexts(
      demoTasks.map(({ seed }) => ({ id: seed.id, text: seed.instructions })),
      MAX_SHARED,
    );
    return demoTasks.flatMap(({ seed, location }) => {
      const [min, max] =
        seed.blueprintId === FREE_BLUEPRINT_ID ? freeRange() : [TASK_MINUTES.min, TASK_MINUTES.max];
      const messages = [
        ...(ofBlueprints.some((task) => task.seed === seed)
          ? [
              ...outside('The instructions', seed.instructions.length, INSTRUCTIONS.min, Infinity),
              ...outside('The task', seed.estimatedMinutes, min, max, 'minutes'),
            ]
          : []),
        // Pages use the text of a paragraph as its key.
        ...(hasRepeated(paragraphsOf(seed.instructions))
          ? ['A paragraph of the instructions stands there twice']
          : []),
        ...similar
          .filter(({ id }) => id === seed.id)
          .map(
            ({ other, shared }) =>
              `${Math.round(shared * 100)} % of its five-word runs are those of ${other}`,
          ),
      ];
      return messages.map((message) => ({ id: seed.id, location, message }));
    });
  },
};

/** The page of the free blueprint states a range of its own. */
function freeRange(): [min: number, max: number] {
  return [FREE_BLUEPRINT_TASK_MINUTES.min, FREE_BLUEPRINT_TASK_MINUTES.max];
}

export function outside(
  what: string,
  value: number,
  min: number,
  max: number,
  unit = 'characters',
): string[] {
  if (value >= min && value <= max) return [];
  const range = max === Infinity ? `at least ${min}` : `${min} to ${max}`;
  return [`${what} has ${value} ${unit}, not ${range}`];
}

function findRepeated(all: readonly (Finding & { readonly text: string })[]): Finding[] {
  const seen = new Set<string>();
  return all.flatMap(({ text, ...finding }) => {
    if (seen.has(text)) return [finding];
    seen.add(text);
    return [];
  });
}

/** Lists the ids of options, labels, entries and the like. */
function listIds(part: PartDefinition): string[] {
  return Object.values(part).flatMap((value: unknown) =>
    Array.isArray(value) ? value.flatMap((entry) => (hasId(entry) ? [entry.id] : [])) : [],
  );
}

function hasId(value: unknown): value is { id: string } {
  return typeof value === 'object' && value !== null && 'id' in value;
}

function paragraphsOf(text: string): string[] {
  return text.split('\n').filter(Boolean);
}

function hasRepeated(values: readonly string[]): boolean {
  return new Set(values).size < values.length;
}
