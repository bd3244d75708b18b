import { guidelineSection, type AssistanceRule } from '@platform/contracts';
import type { WorkTaskSeed } from '../seeds.ts';
import {
  ContentError,
  entriesOf,
  flagOf,
  listOf,
  mapOf,
  numberOf,
  textOf,
  wordOf,
  type Field,
  type Fields,
} from '../source/field.ts';
import type { Template } from '../template.ts';
import { readFresh, shareItems, toBatches, type Fresh } from './fresh.ts';
import { readItem, type CompiledItem, type ItemContext } from './items.ts';
import type { Media } from './media.ts';
import { readReviewerKit } from './reviewer-kit.ts';
import { readRubric, type RubricTopic } from './rubric.ts';

/** A work task with where it is written, and what the product does not need to know of it. */
export type CompiledTask = {
  /** The task as its file has it. */
  readonly seed: WorkTaskSeed;
  /** What members get of it: the task itself, or one for each batch of fresh items. */
  readonly offered: readonly WorkTaskSeed[];
  readonly location: SourceLocation;
  /** The items of the file, and those that were drawn for all members of a batch. */
  readonly items: readonly CompiledItem[];
  /** How fresh items are offered; `undefined` if all members get the same ones. */
  readonly fresh: Fresh | undefined;
  /** What its items have in common, to make fresh ones. */
  readonly context: ItemContext;
  /** Whether its items are searched for faults, so that some of them must have none. */
  readonly looksForFaults: boolean;
  /** What its file says of known answers below `rubric`. */
  readonly rubricTopics: readonly RubricTopic[];
};

type SourceLocation = Fields['location'];

/** The file of a task before it is read. */
export type TaskFile = { readonly id: string; readonly blueprintId: number; readonly fields: Fields };

const ASSISTANCE: readonly AssistanceRule[] = ['allowed', 'required', 'not_allowed'];
/** What a task takes from the one that it is based on. */
const INHERITED = [
  'assistance',
  'phone',
  'guideline',
  'question',
  'questions',
  'template',
  'shared',
  'instructions',
  'looksForFaults',
];

/** Reads a task. Mistakes in its items are reported one by one. @throws ContentError for one outside of its items */
export function readWorkTask(
  file: TaskFile,
  {
    media,
    findBase,
    findTemplate,
    report,
  }: {
    readonly media: Media;
    readonly findBase: (id: Field) => Fields;
    readonly findTemplate: (name: Field) => Template<unknown>;
    readonly report: (error: ContentError) => void;
  },
): CompiledTask {
  const basedOn = file.fields.maybe('basedOn');
  const base = basedOn && findBase(basedOn);
  const inherited = base?.over(
    undefined,
    [...base.entries.keys()].filter((name) => !INHERITED.includes(name)),
  );
  const fields = file.fields.over(inherited, ['basedOn']);
  const template = fields.maybe('template');
  const shared = fields.maybe('shared');
  const context: ItemContext = {
    taskId: file.id,
    media,
    shared: new Map(shared ? entriesOf(shared) : []),
    questions: readQuestionFields(fields),
    template: template && findTemplate(template),
  };
  const listed = readItems(fields, context, report);
  const fresh = readFresh(fields, context);
  const sharedItems = fresh ? shareItems(fresh, file.id, listed) : [listed];
  const [looksForFaults, kit] = [fields.maybe('looksForFaults'), fields.maybe('reviewerKit')];
  const rubric = readRubric(fields.maybe('rubric'), sharedItems.flat());
  const texts = {
    ...{ id: file.id, blueprintId: file.blueprintId, ...readTexts(fields) },
    rubric: rubric.criteria,
    ...(kit && { reviewerKit: readReviewerKit(kit) }),
  };
  const compiled = {
    ...offer(fields, { texts, sharedItems, fresh }),
    location: file.fields.location,
    context,
    looksForFaults: looksForFaults ? flagOf(looksForFaults) : false,
    rubricTopics: rubric.topics,
  };
  fields.end();
  return compiled;
}

/** Reads the items that a file lists. A task with fresh ones needs none. */
function readItems(
  fields: Fields,
  context: ItemContext,
  report: (error: ContentError) => void,
): CompiledItem[] {
  const list = fields.entries.has('fresh') ? fields.maybe('items') : fields.get('items');
  return (list ? listOf(list) : []).flatMap((item): CompiledItem[] => {
    try {
      return [readItem(mapOf(item), context)];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      report(error);
      return [];
    }
  });
}

type Texts = Omit<WorkTaskSeed, 'overlap' | 'batches' | 'freshItems'>;

/** Makes what members get: one task, or one for each batch of fresh items. */
function offer(
  fields: Fields,
  {
    texts,
    sharedItems,
    fresh,
  }: { texts: Texts; sharedItems: readonly (readonly CompiledItem[])[]; fresh: Fresh | undefined },
): Pick<CompiledTask, 'seed' | 'offered' | 'items' | 'fresh'> {
  const all = sharedItems.flat();
  if (!fresh) {
    const seed = { ...texts, ...readBatches(fields, all), freshItems: 0 };
    return { seed, offered: [seed], items: all, fresh };
  }
  const batches = [all.map(({ seed }) => seed)];
  return {
    seed: { ...texts, overlap: null, batches, freshItems: fresh.items - (sharedItems[0]?.length ?? 0) },
    offered: toBatches(texts, fresh, sharedItems),
    items: all,
    fresh,
  };
}

function readQuestionFields(fields: Fields): Fields[] {
  const [one, several] = [fields.maybe('question'), fields.maybe('questions')];
  return [...(one ? [mapOf(one)] : []), ...(several ? listOf(several).map(mapOf) : [])];
}

function readTexts(fields: Fields) {
  const [practice, phone, addition] = ['practice', 'phone', 'addInstructions'].map((name) =>
    fields.maybe(name),
  );
  const instructions = textOf(fields.get('instructions'));
  return {
    title: textOf(fields.get('title')),
    description: textOf(fields.get('description')),
    instructions: addition ? `${instructions}\n\n${textOf(addition)}` : instructions,
    estimatedMinutes: numberOf(fields.get('minutes')),
    isPractice: practice ? flagOf(practice) : false,
    assistance: wordOf(fields.get('assistance'), ASSISTANCE),
    worksOnPhone: phone ? flagOf(phone) : true,
    guideline: listOf(fields.get('guideline')).map(readSection),
  };
}

function readSection(field: Field) {
  const fields = mapOf(field);
  const section = { title: textOf(fields.get('title')), text: textOf(fields.get('text')) };
  fields.end();
  if (!guidelineSection.isValidSync(section))
    throw new ContentError(field.location, 'A title or text of the guideline is too long');
  return section;
}

/** Divides the items into batches of the same size. */
function readBatches(fields: Fields, items: readonly CompiledItem[]) {
  const [batches, overlap] = [fields.maybe('batches'), fields.maybe('overlap')];
  const count = batches ? numberOf(batches) : 1;
  const size = items.length / count;
  const listed = listOf(fields.get('items')).length;
  if (batches && listed % count !== 0)
    throw new ContentError(batches.location, `${listed} items do not make ${count} batches`);
  if (count > 1 !== (overlap !== undefined))
    throw new ContentError(
      (overlap ?? batches ?? fields).location,
      'A task with several batches has an "overlap", and no other has',
    );
  const seeds = items.map(({ seed }) => seed);
  return {
    overlap: overlap ? numberOf(overlap) : null,
    batches: Array.from({ length: count }, (_, index) => seeds.slice(index * size, (index + 1) * size)),
  };
}
