import type { FormAnswer, PartAnswer, PartDefinition, TextRules } from '@platform/contracts';
import { scorePart } from '@platform/scoring';
import type { CompiledItem } from '../compile/items.ts';
import { groupLint, itemLint, percent, taskLint, type ItemGroup } from './lint.ts';

/** In tenths of a second: five seconds, half of them, two, one and a half second. */
const ROUND_TENTHS = [50, 25, 20, 10, 5];
const MIN_TIMES = 8;
const MIN_CLEAN = 2;
const SOLVERS = 2;
const MIN_AGREEMENT = 0.95;
/** A part score from which two answers count as the same. */
export const AGREES = 0.8;

/** The right times are not all multiples of a round number, which would solve the task by snapping. */
export const timesAreNotRound = groupLint('round times', ({ items }) => {
  const times = items.flatMap(listTimes);
  if (times.length < MIN_TIMES) return [];
  const step = ROUND_TENTHS.find((tenths) => times.every((time) => time % tenths === 0));
  return step === undefined ? [] : [`All right times are multiples of ${step / 10} s`];
});

function listTimes({ seed }: CompiledItem): number[] {
  return seed.parts.flatMap((part) => {
    if (part.type !== 'form') return [];
    const ids = part.fields.filter(({ kind }) => kind === 'tenths').map(({ id }) => id);
    const answers = (seed.truth[part.id]?.answers ?? []) as FormAnswer[];
    return answers.flatMap(({ rows }) =>
      rows.flatMap((row) => ids.flatMap((id) => (typeof row[id] === 'number' ? [row[id]] : []))),
    );
  });
}

/** A word that a text must have is accepted in its other forms too. */
export const requiredWordsHaveForms = itemLint('required word', ({ seed }) =>
  seed.parts.flatMap((part) => (hasRules(part) ? findLiterals(part.rules) : [])),
);

function hasRules(part: PartDefinition): part is PartDefinition & { readonly rules: TextRules } {
  return 'rules' in part;
}

/** A number or a sign has no other form, a phrase of several words is a quotation. */
function findLiterals({ required }: TextRules): string[] {
  return required
    .filter((forms) => forms.length === 1 && /^\p{L}+$/u.test(forms[0] ?? ''))
    .map(([word]) => `Only "${word ?? ''}" is accepted: list its other forms, as in [Tuesday, Tuesdays]`);
}

/** Some of the items that are searched for faults have none, in every paid batch. */
export const someItemsAreClean = taskLint('clean items', ({ seed, looksForFaults }) => {
  if (!looksForFaults || seed.isPractice) return [];
  return seed.batches.flatMap((batch, index) => {
    const clean = batch.filter(({ truth }) =>
      Object.values(truth).every(({ answers }) =>
        answers.some((answer) => 'nothingToMark' in answer && answer.nothingToMark),
      ),
    ).length;
    return clean < MIN_CLEAN
      ? [`Batch ${index + 1} has ${clean} items without a fault, not ${MIN_CLEAN}`]
      : [];
  });
});

/**
 * Nearly all items with one right answer were solved by two people who had not seen it, and came to the same. Drawn
 * items have no place for blind answers: those of a template are solved as `blind --seed` writes them.
 */
export const keysWereFoundBlind = taskLint('blind answers', ({ items }) => {
  const known = listKnown(items);
  const agreed = countAgreed(known);
  return agreed < known.length * MIN_AGREEMENT
    ? [
        `${agreed} of ${known.length} items (${percent(agreed / known.length)}) have ${SOLVERS} blind answers equal to the key`,
      ]
    : [];
});

/** The items that people wrote and whose right answer is known. */
export function listKnown(items: readonly CompiledItem[]): CompiledItem[] {
  return items.filter(({ seed, drawnFrom }) => drawnFrom === null && Object.keys(seed.truth).length > 0);
}

/** Counts the items with two blind answers that are both equal to the key. */
export function countAgreed(items: readonly CompiledItem[]): number {
  return items.filter(
    (item) => item.blind.length >= SOLVERS && item.blind.every((answers) => agrees(item, answers)),
  ).length;
}

/** Where a solver came to another answer, a note argues why the key is right. */
export const disagreementsAreArgued = itemLint('blind note', (item) =>
  item.note === null && item.blind.some((answers) => !agrees(item, answers))
    ? ['A blind answer is not the key, and no "note" says why the key is right']
    : [],
);

/** Whether the answers to an item agree with its key in every question. */
export function agrees(
  { seed }: Pick<CompiledItem, 'seed'>,
  answers: Readonly<Record<string, PartAnswer>>,
): boolean {
  return lowestScore({ seed }, answers) >= AGREES;
}

/** The score of the question of an item whose answer is farthest from the key; from 0 to 1. */
export function lowestScore(
  { seed }: Pick<CompiledItem, 'seed'>,
  answers: Readonly<Record<string, PartAnswer>>,
): number {
  const scores = seed.parts.flatMap((part) => {
    const [truth, answer] = [seed.truth[part.id], answers[part.id]];
    if (!truth) return [];
    return [answer === undefined ? 0 : scorePart(part, answer, truth).score];
  });
  return Math.min(1, ...scores);
}

/** The text alternative of a picture does not give the key away. */
export const picturesTellNothing = itemLint('picture text', ({ seed }, group) => {
  const answers = listKeyWords(seed, group);
  return listPictureTexts(seed).flatMap((text) =>
    answers
      .filter((word) => includesWord(text, word))
      .map((word) => `The text alternative of its picture says "${word}", the right answer`),
  );
});

function listPictureTexts({ material, parts }: CompiledItem['seed']): string[] {
  return [...material, ...parts].flatMap((block) => ('picture' in block ? [block.description] : []));
}

/** What the right answers say: labels of options, and of boxes. Labels of right answers of all items tell nothing. */
function listKeyWords({ parts, truth }: CompiledItem['seed'], { items }: Pick<ItemGroup, 'items'>): string[] {
  return parts.flatMap((part) => {
    const answers = truth[part.id]?.answers ?? [];
    const labelOf = (id: string) => {
      const options = part.type === 'choice' ? part.options : part.type === 'boxes' ? part.labels : [];
      return options.find((option) => option.id === id)?.label ?? '';
    };
    const ids = answers.flatMap((answer) =>
      'selected' in answer
        ? answer.selected
        : 'boxes' in answer
          ? answer.boxes.map(({ label }) => label)
          : [],
    );
    const isAlways = (id: string) =>
      items.length > 1 &&
      items.every(({ seed }) => JSON.stringify(seed.truth[part.id] ?? '').includes(`"${id}"`));
    return [...new Set(ids)]
      .filter((id) => !isAlways(id))
      .map(labelOf)
      .filter(Boolean);
  });
}

function includesWord(text: string, word: string): boolean {
  const plain = (value: string) => ` ${(value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
  return plain(text).includes(plain(word));
}
