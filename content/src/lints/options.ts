import type {
  ChoiceAnswer,
  ChoiceDefinition,
  PairAnswer,
  PairDefinition,
  PartDefinition,
} from '@platform/contracts';
import type { CompiledItem } from '../compile/items.ts';
import { entriesOf, listOf, mapOf, textOf, type Field, type Fields } from '../source/field.ts';
import { groupLint, isWithin, itemLint, percent, type ItemGroup } from './lint.ts';

/** Fewer answers than this say nothing about where right ones are. */
const MIN_ANSWERS = 8;
const MAX_SHARE = 0.4;
/** So many items with the same options have no options of their own. */
const MIN_SCALE = 4;
const POSITION_POINTS = 15;
/** Options that are numbers can be sorted: more often than this, the right one has the same rank among them. */
const MAX_RANK_SHARE = 0.5;

/** A question of one item with its options and the right one. */
type Choice = {
  readonly part: ChoiceDefinition;
  readonly right: number;
  /** What members read of each option. */
  readonly texts: readonly string[];
};

/**
 * Every distractor names the mistake that leads to it; options with the same names in all items are a scale,
 * not distractors.
 */
export const distractorsHaveReasons = itemLint('why', (item, group) =>
  listOwnOptions(item, group).flatMap(({ options, right }) =>
    options
      .filter(([id, option]) => !right.includes(id) && !(option.kind === 'map' && option.entries.has('why')))
      .map(([id]) => `The option "${id}" has no "why": the mistake that leads to it`),
  ),
);

/** No two options mean the same. */
export const optionsDiffer = itemLint('same option', (item) =>
  item.seed.parts.filter(isChoice).flatMap(({ options }) => {
    const meanings = options.map(({ label, hint }) => toMeaning(`${label} ${hint ?? ''}`));
    const labels = options.map(({ label }) => toMeaning(label));
    return [meanings, labels].some((texts) => new Set(texts).size < texts.length)
      ? ['Two options mean the same']
      : [];
  }),
);

/** No option is longer than twice the others. */
export const optionsAreOfLikeLength = itemLint('option length', (item, group) =>
  listChoices([item], group).flatMap(({ texts }) => {
    const lengths = texts.map(({ length }) => length);
    const longest = Math.max(...lengths);
    const others = (lengths.reduce((sum, length) => sum + length, 0) - longest) / (lengths.length - 1);
    return longest > 2 * others ? [`An option of ${longest} characters is longer than twice the others`] : [];
  }),
);

/** The right option is neither the longest nor the median one too often. */
export const lengthTellsNothing = groupLint('key length', (group) => {
  const ranks = listChoices(group.items, group)
    .filter(({ texts }) => texts.length > 2)
    .map(rankByLength);
  if (ranks.length < MIN_ANSWERS) return [];
  const shareOf = (test: (rank: (typeof ranks)[number]) => boolean) =>
    ranks.filter(test).length / ranks.length;
  const longest = shareOf(({ rank, count }) => rank === count - 1);
  const median = shareOf(({ rank, count }) => Math.abs(rank - (count - 1) / 2) < 1);
  return [
    ...(longest > MAX_SHARE ? [`The right option is the longest in ${percent(longest)} of the items`] : []),
    // Of four, two are in the middle, so that chance alone makes half.
    ...(median > (ranks.some(({ count }) => count % 2 === 0) ? 0.5 + POSITION_POINTS / 100 : MAX_SHARE)
      ? [`The right option is of median length in ${percent(median)} of the items`]
      : []),
  ];
});

/** Each position, and each side of a pair, is right about equally often. Drawn items are judged with their template. */
export const positionsAreEven = groupLint('key position', (group) =>
  findUneven(
    group.items.filter(({ drawnFrom }) => drawnFrom === null),
    group,
  ),
);

/** Lists the positions and sides that are right too often, or too seldom, in some items of a group. */
export function findUneven(
  items: readonly Pick<CompiledItem, 'seed'>[],
  group: Pick<ItemGroup, 'items'>,
): string[] {
  const choices = listChoices(items, group);
  const pairs = items.flatMap(({ seed }) =>
    seed.parts.filter(isPair).flatMap((part) => {
      const [answer] = (seed.truth[part.id]?.answers ?? []) as PairAnswer[];
      return answer ? [{ part, side: sideOf(answer) }] : [];
    }),
  );
  return [
    ...findUnevenPositions(choices),
    ...findUnevenRanks(choices),
    ...findUnevenSides(
      'on the left',
      pairs.map(({ side }) => side === 'left'),
    ),
    ...findUnevenSides(
      'the longer one',
      pairs.map(({ part, side }) => side === longerSide(part)),
    ),
  ];
}

function findUnevenPositions(choices: readonly Choice[]): string[] {
  const counts = new Set(choices.map(({ texts }) => texts.length));
  return [...counts].flatMap((count) => {
    const own = choices.filter(({ texts }) => texts.length === count);
    if (own.length < MIN_ANSWERS) return [];
    return Array.from({ length: count }, (_, position) => {
      const share = own.filter(({ right }) => right === position).length / own.length;
      return isWithin(share, 1 / count, POSITION_POINTS)
        ? []
        : [`Option ${position + 1} of ${count} is right in ${percent(share)} of the items`];
    }).flat();
  });
}

/** Lists the ranks by size that the right one of several numbers has too often, such as always the second smallest. */
function findUnevenRanks(choices: readonly Choice[]): string[] {
  const ranked = choices.flatMap(({ texts, right }) => {
    const numbers = texts.map(numberIn);
    const key = numbers[right];
    const areNumbers = !numbers.includes(undefined) && numbers.length > 2;
    return areNumbers && key !== undefined
      ? [{ count: numbers.length, rank: numbers.filter((number) => (number ?? 0) < key).length }]
      : [];
  });
  const counts = new Set(ranked.map(({ count }) => count));
  return [...counts].flatMap((count) => {
    const own = ranked.filter((one) => one.count === count);
    if (own.length < MIN_ANSWERS) return [];
    return Array.from({ length: count }, (_, rank) => {
      const share = own.filter((one) => one.rank === rank).length / own.length;
      return share <= MAX_RANK_SHARE
        ? []
        : [`The right number is number ${rank + 1} of ${count} by size in ${percent(share)} of the items`];
    }).flat();
  });
}

/** Returns the number of an option that has exactly one, such as `$1,250.00` or `12:30`. */
function numberIn(text: string): number | undefined {
  const [number, ...others] = text.replaceAll(/(?<=\d),(?=\d{3})/g, '').match(/\d+(?:[.:]\d+)?/g) ?? [];
  return number === undefined || others.length > 0 ? undefined : Number(number.replace(':', '.'));
}

function findUnevenSides(what: string, is: readonly boolean[]): string[] {
  if (is.length < MIN_ANSWERS) return [];
  const share = is.filter(Boolean).length / is.length;
  return isWithin(share, 0.5, POSITION_POINTS)
    ? []
    : [`The better text is ${what} in ${percent(share)} of the items`];
}

function sideOf({ ratings }: PairAnswer): 'left' | 'right' {
  return Object.values(ratings).reduce((sum: number, rating) => sum + rating, 0) > 0 ? 'right' : 'left';
}

function longerSide({ left, right }: PairDefinition): 'left' | 'right' {
  return left.text.length > right.text.length ? 'left' : 'right';
}

function rankByLength({ texts, right }: Choice): { rank: number; count: number } {
  const length = texts[right]?.length ?? 0;
  return { rank: texts.filter((text) => text.length < length).length, count: texts.length };
}

/** Lists questions with one right option, whose options are those of the item alone. */
function listChoices(
  items: readonly Pick<CompiledItem, 'seed'>[],
  group: Pick<ItemGroup, 'items'>,
): Choice[] {
  return items.flatMap((item) =>
    item.seed.parts.filter(isChoice).flatMap((part): Choice[] => {
      const [answer, ...others] = (item.seed.truth[part.id]?.answers ?? []) as ChoiceAnswer[];
      const [id, ...more] = answer?.selected ?? [];
      const hasOneAnswer = part.max === 1 && more.length === 0 && others.length === 0;
      if (id === undefined || !hasOneAnswer || hasCommonOptions(part, group)) return [];
      const right = part.options.findIndex((option) => option.id === id);
      return [{ part, right, texts: part.options.map(({ label, hint }) => hint ?? label) }];
    }),
  );
}

/** Whether all items of a group, or several of them, choose among the same options: a scale. */
function hasCommonOptions({ id, options }: ChoiceDefinition, { items }: Pick<ItemGroup, 'items'>): boolean {
  const own = JSON.stringify(options);
  const others = items.flatMap(({ seed }) => seed.parts.filter((part) => part.id === id));
  const same = others.filter((part) => isChoice(part) && JSON.stringify(part.options) === own).length;
  return same === others.length || same >= MIN_SCALE;
}

/** Lists the options that an item has for itself, with the ids of the right ones. */
function listOwnOptions(item: CompiledItem, group: Pick<ItemGroup, 'items'>) {
  const questions = [item.written, ...listQuestions(item.written)];
  const choices = item.seed.parts.filter(isChoice).filter((part) => !hasCommonOptions(part, group));
  return choices.flatMap((part) => {
    const ids = part.options.map(({ id }) => id).join();
    const options = questions
      .flatMap((fields) => fields.entries.get('options') ?? [])
      .map(entriesOf)
      .find((entries) => entries.map(([id]) => id).join() === ids);
    const answers = (item.seed.truth[part.id]?.answers ?? []) as ChoiceAnswer[];
    return options ? [{ options, right: answers.flatMap(({ selected }) => selected) }] : [];
  });
}

/** What each wrong option of an item says about the mistake that leads to it. */
export type OptionWhy = { readonly label: string; readonly why: string };

/** Lists the mistakes that lead to the wrong options of an item. */
export function listWhys({ written }: CompiledItem): OptionWhy[] {
  const options = [written, ...listQuestions(written)].flatMap(
    (fields) => fields.entries.get('options') ?? [],
  );
  return options.flatMap(entriesOf).flatMap(([, option]): OptionWhy[] => {
    if (option.kind !== 'map') return [];
    const [label, why] = ['label', 'why'].map((name) => option.entries.get(name));
    return label && why ? [{ label: textOf(label), why: textOf(why) }] : [];
  });
}

function listQuestions(written: Fields): Fields[] {
  const [one, several] = ['question', 'questions'].map((name): Field | undefined =>
    written.entries.get(name),
  );
  return [...(one ? [mapOf(one)] : []), ...(several ? listOf(several).map(mapOf) : [])];
}

/** Reduces a text to what it means: small letters, no articles, no punctuation. */
function toMeaning(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !['a', 'an', 'the'].includes(word)).join(' ');
}

function isChoice(part: PartDefinition): part is ChoiceDefinition {
  return part.type === 'choice';
}

function isPair(part: PartDefinition): part is PairDefinition {
  return part.type === 'pair';
}
