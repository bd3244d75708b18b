import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { MaterialBlock, PartDefinition } from '@platform/contracts';
import type { CompiledItem } from '../compile/items.ts';
import type { WorkItemSeed, WorkTaskSeed } from '../seeds.ts';

/** What is solved together: a task, or the questions of an objective. */
export type Solvable = {
  readonly seed: Pick<WorkTaskSeed, 'id' | 'title' | 'instructions' | 'guideline'>;
  readonly items: readonly CompiledItem[];
};

/** Names an item by what is asked, because its place in the file can say something about the key. */
export function nameOnSheet({ material, parts }: Pick<WorkItemSeed, 'material' | 'parts'>): string {
  return createHash('sha256')
    .update(JSON.stringify([material, parts]))
    .digest('hex')
    .slice(0, 10);
}

/** How each kind of question is answered, in the form of content files. */
const HOW_TO_ANSWER: Partial<Record<PartDefinition['type'], string>> = {
  choice: 'the name of an option; a list if several are right; "cannot tell" where that is allowed',
  pair: '{ better: left or right, by: { dimension: 0 for no difference, to 3 }, because: the name of a reason }',
  rank: 'the letters from first to last, e.g. BADC',
  spans: 'the whole text, with each mark as [[label:marked words]]',
  claims:
    'a list, for each claim in its order { is: supported, refuted or not_stated, quote: words of a document }',
  form: 'a list of rows; amounts in cents, times in tenths of a second',
  boxes: 'a list of { x, y, width, height, label, flags } in pixels; [] if there is nothing',
};

/** Lists what a solver gets of a task: what members see, in an order that says nothing, and room for answers. */
export function writeSheet({ seed, items }: Solvable) {
  const solvable = items.filter((item) => Object.keys(item.seed.truth).length > 0);
  if (solvable.length === 0) return undefined;
  const written = solvable.map((item) => writeItem(item.seed)).sort((a, b) => (a.item < b.item ? -1 : 1));
  // Questions that all items ask are written once.
  const [first] = written;
  const isCommon =
    written.length > 1 && written.every(({ questions }) => isDeepStrictEqual(questions, first?.questions));
  const kinds = new Set(solvable.flatMap((item) => knownParts(item.seed)).map(({ type }) => type));
  return {
    task: seed.title,
    instructions: seed.instructions,
    guideline: seed.guideline.map(({ title, text }) => ({ [title]: text })),
    'how to answer': Object.fromEntries([...kinds].map((kind) => [kind, HOW_TO_ANSWER[kind] ?? ''])),
    ...(isCommon && { 'questions of every item': first?.questions }),
    items: isCommon ? written.map(({ questions: _common, ...item }) => item) : written,
  };
}

/** The questions of an item that have a known answer. */
export function knownParts({ parts, truth }: WorkItemSeed): PartDefinition[] {
  return parts.filter(({ id }) => truth[id]);
}

function writeItem(seed: WorkItemSeed) {
  const known = knownParts(seed);
  const empty = known.length > 1 ? Object.fromEntries(known.map(({ id }) => [id, null])) : null;
  return {
    item: nameOnSheet(seed),
    ...(seed.material.length > 0 && { material: seed.material.map(writeBlock) }),
    questions: known.map(writePart),
    answer: empty,
  };
}

/** Pictures are files beside the sheet, named as members get them. */
function writeBlock(block: MaterialBlock): object {
  const { type, title, ...rest } = block;
  const named = title === null ? {} : { title };
  if (type === 'picture') return { ...named, picture: `${block.picture}.png` };
  if (type === 'conversation')
    return { ...named, turns: block.turns.map(({ speaker, text }) => ({ [speaker]: text })) };
  return { ...named, ...rest };
}

/** Everything that members see of a question. Ids of options are names to answer with. */
function writePart(part: PartDefinition): object {
  const { type, id, prompt, ...rest } = part;
  const picture = 'picture' in rest ? { picture: `${rest.picture}.png` } : {};
  return { part: id, kind: type, ask: prompt, ...rest, ...picture };
}

/** Lists the pictures that a task shows, by their hash. */
export function listPictures({ items }: Solvable): string[] {
  return items.flatMap(({ seed }) =>
    [...seed.material, ...seed.parts].flatMap((block) => ('picture' in block ? [block.picture] : [])),
  );
}
