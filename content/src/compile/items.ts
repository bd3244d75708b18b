import { materialBlock, partTypeOf, type ItemAnswers, type PartDefinition } from '@platform/contracts';
import { scorePart, type PartTruth } from '@platform/scoring';
import { ValidationError, type Schema } from 'yup';
import { createRandom } from '../random.ts';
import type { WorkItemSeed } from '../seeds.ts';
import {
  ContentError,
  fieldOf,
  flagOf,
  listOf,
  mapOf,
  numberOf,
  textOf,
  type Field,
  type Fields,
  type SourceLocation,
} from '../source/field.ts';
import type { Template } from '../template.ts';
import { readAnswers } from './answers.ts';
import { readMaterial } from './material.ts';
import type { Media } from './media.ts';
import { readQuestion } from './questions.ts';

/** An item with where it is written. */
export type CompiledItem = {
  readonly seed: WorkItemSeed;
  readonly location: SourceLocation;
  /** The number that a template drew it from; `null` if its file lists it. */
  readonly drawnFrom: number | null;
  /** What its file says of it. */
  readonly source: Fields;
  /** The item as it is written, or as a template made it. */
  readonly written: Fields;
  /** What was answered by solvers who had not seen the key, by question. */
  readonly blind: readonly ItemAnswers[];
  /** Why the key is right although a solver answered otherwise. */
  readonly note: string | null;
};

/** What the items of a task have in common. */
export type ItemContext = {
  readonly taskId: string;
  readonly media: Media;
  /** Fields that several items have, by the name that they have behind `with`. */
  readonly shared: ReadonlyMap<string, Field>;
  /** The fields of the questions that every item asks. */
  readonly questions: readonly Fields[];
  readonly template: Template<unknown> | undefined;
};

/** Reads an item, and makes sure that it is one that members can get and answer. @throws ContentError */
export function readItem(own: Fields, context: ItemContext): CompiledItem {
  const idField = own.get('id');
  const id = textOf(idField);
  checkId(idField, context.taskId, '07');
  const [hard, blind, note] = ['hard', 'blind', 'note'].map((name) => own.maybe(name));
  const input = own.over(undefined, ['id', 'hard', 'blind', 'note']);
  const written = context.template ? makeItem(input, context.template, context) : input;
  const seed = {
    ...readWritten(id, written, context),
    ...(hard && flagOf(hard) && { isHard: true }),
  };
  checkItem(seed, own.location);
  return {
    seed,
    location: own.location,
    source: own,
    drawnFrom: null,
    written,
    blind: blind ? listOf(blind).map((answers) => readAnswers(seed.parts, answers)) : [],
    note: note ? textOf(note) : null,
  };
}

/** An id begins with that of its task or objective. @param example a number for the message */
export function checkId(field: Field, prefix: string, example: string): void {
  const id = textOf(field);
  if (!id.startsWith(`${prefix}-`) || !/^\d{2,4}$/.test(id.slice(prefix.length + 1)))
    throw new ContentError(
      field.location,
      `The id of an item is ${prefix}- and a number, such as ${prefix}-${example}`,
    );
}

/** Lets a template make the item that its file describes. */
export function makeItem(
  own: Fields,
  template: Template<unknown>,
  { media }: Pick<ItemContext, 'media'>,
): Fields {
  const seedField = own.maybe('seed');
  const input = template.read(own);
  own.end();
  return runTemplate(template, input, seedField ? numberOf(seedField) : 0, { media, location: own.location });
}

export function runTemplate(
  template: Template<unknown>,
  input: unknown,
  seed: number,
  { media, location }: Pick<ItemContext, 'media'> & { readonly location: SourceLocation },
): Fields {
  const tools = {
    random: createRandom(seed),
    picture: (name: string) => media.get(fieldOf(name, location)),
  };
  try {
    return mapOf(fieldOf(template.make(input, tools), location));
  } catch (error) {
    if (error instanceof ContentError || !(error instanceof Error)) throw error;
    throw new ContentError(location, `The template fails: ${error.message}`);
  }
}

/** Reads an item as it is written, or as a template made it. */
export function readWritten(
  id: string,
  own: Fields,
  context: Omit<ItemContext, 'template' | 'taskId'>,
): WorkItemSeed {
  const { media, shared } = context;
  const name = own.maybe('with');
  const used = name && findShared(name, shared);
  const material = [used?.maybe('material'), own.maybe('material')].flatMap((field) =>
    readMaterial(field, media),
  );
  const [explain, hard] = [own.maybe('explain'), own.maybe('hard')];
  const read = listQuestions(own.over(used, ITEM_FIELDS), own, context.questions).map((fields) =>
    readQuestion(fields, media),
  );
  const parts = read.map(({ part }) => part);
  const truth = Object.fromEntries(
    read.flatMap(({ part, truth }) => (truth ? [[part.id, truth] as const] : [])),
  );
  return {
    id,
    material,
    parts,
    truth,
    explanation: explain ? textOf(explain) : explainByDefault(parts, truth),
    ...(hard && flagOf(hard) && { isHard: true }),
  };
}

/** The fields of an item that are not those of its question. */
const ITEM_FIELDS = ['with', 'material', 'explain', 'hard', 'question', 'questions'];

function findShared(name: Field, shared: ItemContext['shared']): Fields {
  const field = shared.get(textOf(name));
  if (!field) throw new ContentError(name.location, `There is no "${textOf(name)}" below "shared"`);
  return mapOf(field);
}

/** An item completes the question of its task, lists what it changes in several questions, or asks one of its own. */
function listQuestions(completed: Fields, own: Fields, common: readonly Fields[]): readonly Fields[] {
  const [one, several] = [own.maybe('question'), own.maybe('questions')];
  if (one || several) own.end();
  if (one) return [mapOf(one)];
  if (several) return listOf(several).map((field, index) => mapOf(field).over(common[index]));
  if (common.length > 1) return common.map((fields) => fields.over(undefined));
  return [completed.over(common[0])];
}

/** The reason of a comparison, or what the hint of the right option says. */
function explainByDefault(
  parts: readonly PartDefinition[],
  truth: Readonly<Record<string, PartTruth>>,
): string {
  for (const part of parts) {
    const [answer] = truth[part.id]?.answers ?? [];
    if (answer && 'reason' in answer) return answer.reason;
    if (part.type !== 'choice' || !answer || !('selected' in answer)) continue;
    const right = part.options.find(({ id }) => answer.selected.includes(id));
    if (right?.hint) return `${right.label}: ${right.hint}`;
  }
  return '';
}

/** @throws ContentError if the contract rejects the item, or if its key is no complete answer that scores 1 */
export function checkItem(
  { material, parts, truth, explanation }: WorkItemSeed,
  location: SourceLocation,
): void {
  const check = (schema: unknown, value: unknown): void => {
    try {
      (schema as Schema<unknown>).validateSync(value, { strict: true });
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      throw new ContentError(location, error.path ? `${error.path}: ${error.message}` : error.message);
    }
  };
  for (const block of material) check(materialBlock(), block);
  for (const part of parts) {
    check(partTypeOf(part).definition, part);
    for (const answer of truth[part.id]?.answers ?? []) {
      check(partTypeOf(part).answer(part, 'complete'), answer);
      if (scorePart(part, answer, truth[part.id] ?? { answers: [] }).score !== 1)
        throw new ContentError(location, 'The key of this item does not score 1');
    }
  }
  if (Object.keys(truth).length > 0 && explanation === '')
    throw new ContentError(location, '"explain" is missing');
  if (new Set(parts.map(({ id }) => id)).size < parts.length)
    throw new ContentError(location, 'Two questions have the same "part"');
}
