import type { RankAnswer, RankDefinition } from '@platform/contracts';
import type { CompiledItem } from '../compile/items.ts';
import { readMarks } from '../compile/marks.ts';
import { listUnits, type CompiledCourse } from '../course/course.ts';
import { textOf, type Field } from '../source/field.ts';
import { groupLint, itemLint, listGroups, type ItemGroup, type Lint } from './lint.ts';
import { findSimilarTexts, listRuns } from './text-runs.ts';

const MAX_SHARED = 0.4;
const MAX_TAU = 0.3;

/** No five words in a row of a guideline or lesson are in an item of it, which they would answer. */
export const guidelinesAnswerNoItem = itemLint('guideline', (item, { texts }) => {
  const own = listRuns(stemOf(item));
  const shared = texts.flatMap(({ title, text }) =>
    [...listRuns(text)].filter((run) => own.has(run)).map((run) => ({ title, run })),
  );
  const [first] = shared;
  return first ? [`"${first.run}" is said in "${first.title}" too, which is read before`] : [];
});

/**
 * No two items of a task or course share more than 40 % of their five-word runs. Those that a template draws are sure
 * to differ, and have its frame in common.
 */
export const stemsDiffer: Lint = {
  name: 'similar items',
  find: (content) =>
    [...listGroups({ ...content, courses: [] }), ...content.courses.map(toOneGroup)].flatMap((group) => {
      const items = group.items.filter(({ drawnFrom }) => drawnFrom === null);
      const byId = new Map(items.map((item) => [item.seed.id, item]));
      const stems = items.map((item) => ({ id: item.seed.id, text: stemOf(item) }));
      const similar = new Map(findSimilarTexts(stems, MAX_SHARED).map((pair) => [pair.id, pair]));
      return [...similar.values()].flatMap(({ id, other, shared }) => {
        const item = byId.get(id);
        const message = `${Math.round(shared * 100)} % of its five-word runs are those of ${other}`;
        return item ? [{ id, location: item.location, message }] : [];
      });
    }),
};

/** No question of a course is like another one, whatever objective they have. */
function toOneGroup({ objectives }: CompiledCourse): Pick<ItemGroup, 'items'> {
  return { items: objectives.flatMap(listUnits) };
}

/** The length of an entry says little about its place in a ranking. */
export const lengthRanksNothing = groupLint('rank by length', ({ items }) => {
  const taus = items.flatMap(({ seed }) =>
    seed.parts.flatMap((part) => {
      const [answer] = (seed.truth[part.id]?.answers ?? []) as RankAnswer[];
      return part.type === 'rank' && answer ? [kendallTau(lengthsInOrder(part, answer))] : [];
    }),
  );
  if (taus.length === 0) return [];
  const tau = taus.reduce((sum, one) => sum + one, 0) / taus.length;
  return Math.abs(tau) > MAX_TAU
    ? [`Length and rank agree too well: Kendall's tau is ${tau.toFixed(2)}, not within ${MAX_TAU}`]
    : [];
});

function lengthsInOrder({ entries }: RankDefinition, { places }: RankAnswer): number[] {
  return places.flat().map((id) => entries.find((entry) => entry.id === id)?.text.length ?? 0);
}

/** Kendall's tau between a list of numbers and a falling order: 1 if the largest is first. */
export function kendallTau(values: readonly number[]): number {
  let [sum, pairs] = [0, 0];
  values.forEach((first, index) => {
    for (const second of values.slice(index + 1)) {
      sum += Math.sign(first - second);
      pairs += 1;
    }
  });
  return pairs === 0 ? 0 : sum / pairs;
}

/** Fields whose texts are an item's own: what members read of it alone. */
const STEM_FIELDS = [
  'material',
  'left',
  'right',
  'order',
  'text',
  'claims',
  'source',
  'question',
  'questions',
];
/** Fields that are the same in many items, or that members do not read. */
const NOT_STEM = [
  'picture',
  'ask',
  'kind',
  'part',
  'options',
  'labels',
  'flags',
  'is',
  'quote',
  'key',
  'reason',
  'rules',
];

/** The texts of an item that are its own: no shared material, options or answers. */
export function stemOf({ written }: CompiledItem): string {
  const fields = STEM_FIELDS.map((name) => written.entries.get(name));
  return fields.flatMap((field) => (field ? listTexts(field) : [])).join('\n');
}

function listTexts(field: Field): string[] {
  if (field.kind === 'list') return field.items.flatMap(listTexts);
  if (field.kind === 'map')
    return [...field.entries].flatMap(([name, value]) => (NOT_STEM.includes(name) ? [] : listTexts(value)));
  return typeof field.value === 'string' && field.value !== '' ? [readMarks(textOf(field)).text] : [];
}

/** `[[label:said|written]]` in the source of a template, or `[[label:text]]`. */
const MARK = /\[\[[a-z_]+:([^|\]]+)(?:\|([^\]]+))?\]\]/g;

/**
 * A mark is as small as the task's own rule allows: where two wordings are known, it begins and ends with a
 * difference.
 */
export const marksAreSmall = itemLint('smallest span', ({ source }) =>
  [...source.entries.values()].flatMap(listRawTexts).flatMap((text) =>
    [...text.matchAll(MARK)].flatMap(([, first = '', second]) => {
      if (first !== first.trim()) return [`The mark "${first}" begins or ends with a space`];
      if (second === undefined) return [];
      const [own = [], other = []] = [first, second].map((piece) => piece.toLowerCase().split(/\s+/));
      // Where words were only added or left out, there is nothing smaller to mark.
      if (isPartOf(own, other) || isPartOf(other, own)) return [];
      const sharesStart = own[0] === other[0];
      if (!sharesStart && own.at(-1) !== other.at(-1)) return [];
      return [
        `"${first}" and "${second}" ${sharesStart ? 'begin' : 'end'} with the same word: mark only what differs`,
      ];
    }),
  ),
);

function isPartOf(part: readonly string[], whole: readonly string[]): boolean {
  return ` ${whole.join(' ')} `.includes(` ${part.join(' ')} `);
}

function listRawTexts(field: Field): string[] {
  if (field.kind === 'list') return field.items.flatMap(listRawTexts);
  if (field.kind === 'map') return [...field.entries.values()].flatMap(listRawTexts);
  return typeof field.value === 'string' ? [field.value] : [];
}
