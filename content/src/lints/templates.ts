import { isDeepStrictEqual } from 'node:util';
import { drawItem, printOf, type DrawSource } from '../compile/draw.ts';
import { checkItem, readWritten, runTemplate, type CompiledItem } from '../compile/items.ts';
import type { CompiledTask } from '../compile/work-task.ts';
import { ContentError, numberOf } from '../source/field.ts';
import type { WorkItemSeed } from '../seeds.ts';
import type { Template } from '../template.ts';
import type { CompiledObjective } from '../course/course.ts';
import { toGroup, type Finding, type Lint } from './lint.ts';
import { distractorsHaveReasons, findUneven, optionsAreOfLikeLength, optionsDiffer } from './options.ts';
import { itemsFit } from './tasks.ts';
import { guidelinesAnswerNoItem } from './texts.ts';

const RUNS = 200;
/** An item that a template makes is at most so many times larger or smaller than those that were read by a person. */
const SIZE_BAND = 2;

/**
 * A template makes an item that can be asked and solved from every seed, the same one each time, and never one
 * twice.
 */
export const templatesHold: Lint = {
  name: 'template',
  find({ workTasks, courses }) {
    const ofUnits = courses.flatMap(({ objectives }) =>
      objectives.flatMap((objective) =>
        objective.templates.flatMap(({ seed: { id }, location, source }) =>
          [...new Set(findFaultsOfUnits(source, objective))].map((message) => ({ id, location, message })),
        ),
      ),
    );
    const tried = new Set<Template<unknown>>();
    const ofTasks = workTasks.flatMap((task): Finding[] => {
      const { template } = task.context;
      if (!template || task.items.length === 0) return [];
      // Tasks that share a template try it once.
      const isTried = tried.has(template);
      tried.add(template);
      const messages = [
        ...task.items.flatMap((item) => findUnrepeatable(task, template, item)),
        ...(isTried ? [] : findFaultsOfSeeds(task, template)),
      ];
      return [...new Set(messages)].map((message) => ({
        id: task.seed.id,
        location: task.location,
        message,
      }));
    });
    return [...ofTasks, ...ofUnits];
  },
};

/** What each question that a template makes for a course has to keep, as those by hand. */
const UNIT_LINTS = [
  itemsFit,
  distractorsHaveReasons,
  optionsDiffer,
  optionsAreOfLikeLength,
  guidelinesAnswerNoItem,
];

/** Draws units. Their sizes are compared with each other: the items by hand are of other kinds. */
function findFaultsOfUnits(source: DrawSource, objective: CompiledObjective): string[] {
  const drawn: CompiledItem[] = [];
  const seen = new Set<string>();
  const faults = Array.from({ length: RUNS }, (_, run): string[] => {
    try {
      const { seed, drawnFrom, written } = drawItem(source, run + 1);
      const print = printOf(seed);
      const isRepeated = seen.has(print) && !source.template.drawsFromList;
      seen.add(print);
      const { location } = source;
      drawn.push({ seed, location, drawnFrom, written, source: written, blind: [], note: null });
      if (seed.parts.some(({ id }) => !seed.truth[id]))
        return ['A question that it makes has no right answer'];
      return isRepeated ? [`Seed ${run + 1} draws a question that another seed draws too`] : [];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return [`Seed ${run + 1}: ${error.message}`];
    }
  }).flat();
  const group = { ...toGroup(objective), items: drawn };
  const sizes = drawn.map(({ seed }) => sizeOf(seed)).sort((a, b) => a - b);
  const middle = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const isOfAnotherSize = (size: number) => size < middle / SIZE_BAND || size > middle * SIZE_BAND;
  return [
    ...faults,
    ...(sizes.some(isOfAnotherSize)
      ? ['It draws questions that are more than twice as large as others']
      : []),
    ...findUneven(drawn, group),
    ...drawn.flatMap((item) => UNIT_LINTS.flatMap((lint) => lint.findIn(item, group))),
  ];
}

/** Makes fresh items if the template draws its input, and otherwise the items of the file from other seeds. */
function findFaultsOfSeeds(task: CompiledTask, template: Template<unknown>): string[] {
  const { draw } = template;
  return draw
    ? findFaultsOfDrawn(task, { ...task.context, template: { ...template, draw }, location: task.location })
    : findFaultsOfListed(task, template);
}

/** Makes an item again: it must be the same. */
function findUnrepeatable(task: CompiledTask, template: Template<unknown>, item: CompiledItem): string[] {
  const again = makeAgain(task, template, item);
  return typeof again !== 'string' &&
    isDeepStrictEqual({ ...item.seed, ...again, id: item.seed.id }, item.seed)
    ? []
    : [`It makes another item of ${item.seed.id} the second time`];
}

function makeAgain(
  task: CompiledTask,
  template: Template<unknown>,
  { source, drawnFrom }: CompiledItem,
): WorkItemSeed | string {
  if (task.fresh && drawnFrom !== null) return draw(task.fresh.source, drawnFrom);
  const seed = source.entries.get('seed');
  return make(task, template, template.read(source.over(undefined)), seed ? numberOf(seed) : 0);
}

/** Draws fresh items. */
function findFaultsOfDrawn(task: CompiledTask, source: DrawSource): string[] {
  const sizes = task.items.map(({ seed }) => sizeOf(seed));
  const [min, max] = [Math.min(...sizes) / SIZE_BAND, Math.max(...sizes) * SIZE_BAND];
  const seen = new Set<string>();
  const drawn: { readonly seed: WorkItemSeed }[] = [];
  const faults = Array.from({ length: RUNS }, (_, run) => {
    const made = draw(source, run + 1);
    if (typeof made === 'string') return [`Seed ${run + 1}: ${made}`];
    drawn.push({ seed: made });
    const print = printOf(made);
    const messages = [
      ...(seen.has(print) && !source.template.drawsFromList
        ? [`Seed ${run + 1} draws an item that another seed draws too`]
        : []),
      ...(sizeOf(made) < min || sizeOf(made) > max ? [`Seed ${run + 1} draws an item of another size`] : []),
    ];
    seen.add(print);
    return messages;
  }).flat();
  return [...faults, ...findUneven(drawn, task)];
}

/** Makes the items of the file from other seeds. */
function findFaultsOfListed(task: CompiledTask, template: Template<unknown>): string[] {
  return Array.from({ length: RUNS }, (_, run) => {
    const item = task.items[run % task.items.length];
    const made = item && make(task, template, template.read(item.source.over(undefined)), run + 1);
    return typeof made === 'string' ? [`Seed ${run + 1} of ${item?.seed.id ?? ''}: ${made}`] : [];
  }).flat();
}

/** Draws an item. Returns what is wrong with it if it cannot be asked or answered. */
function draw(source: DrawSource, drawnFrom: number): WorkItemSeed | string {
  return attempt(() => drawItem(source, drawnFrom).seed);
}

/** Makes an item. Returns what is wrong with it if it cannot be asked or answered. */
function make(
  { context, location }: CompiledTask,
  template: Template<unknown>,
  input: unknown,
  seed: number,
): WorkItemSeed | string {
  return attempt(() => {
    const written = runTemplate(template, input, seed, { media: context.media, location });
    const item = readWritten('', written, context);
    checkItem(item, location);
    return item;
  });
}

function attempt(makeItem: () => WorkItemSeed): WorkItemSeed | string {
  try {
    return makeItem();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message;
  }
}

function sizeOf({ material, parts }: WorkItemSeed): number {
  return JSON.stringify([material, parts]).length;
}
