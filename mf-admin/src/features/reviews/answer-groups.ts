import { describeChoice, excerpt } from '@platform/annotation';
import type { ChoiceAnswer, ReviewItem } from '@platform/contracts';
import { answerOf, scoreOf } from '../../shared/review/record/item-answers.ts';
import type { NumberedItem } from './item-order.ts';

/** One choice of a member. */
export type AnswerRow = {
  readonly itemId: string;
  readonly number: number;
  readonly part: string;
  readonly prompt: string;
  /** The beginning of what the choice is about. */
  readonly excerpt: string;
  readonly answer: string;
  /** The right answer; `undefined` if it is not known. */
  readonly right: string | undefined;
  readonly isWrong: boolean;
};

/** The choices with the same answer where the same other one is right, or all that are not wrong. */
export type AnswerGroup = {
  readonly title: string;
  readonly isWrong: boolean;
  readonly rows: readonly AnswerRow[];
};

const EXCERPT_MAX = 160;

/** Whether the answers of a submission fit in a table: several items, in which everything is chosen. */
export function hasOnlyChoices(items: readonly ReviewItem[]): boolean {
  return items.length > 1 && items.every(({ parts }) => parts.every(({ type }) => type === 'choice'));
}

/** Groups the choices by what was taken for what, the most frequent confusion first, and what is not wrong last. */
export function groupAnswers(items: readonly NumberedItem[]): readonly AnswerGroup[] {
  const rows = items.flatMap(listRows);
  const confusions = new Map<string, AnswerRow[]>();
  for (const row of rows.filter(({ isWrong }) => isWrong)) {
    const title = `${row.answer} instead of ${row.right ?? 'another answer'}`;
    confusions.set(title, [...(confusions.get(title) ?? []), row]);
  }
  const others = rows.filter(({ isWrong }) => !isWrong);
  return [
    ...[...confusions]
      .map(([title, wrong]) => ({ title, isWrong: true, rows: wrong }))
      .sort((one, other) => other.rows.length - one.rows.length),
    ...(others.length > 0 ? [{ title: 'Not wrong', isWrong: false, rows: others }] : []),
  ];
}

function listRows({ item, number }: NumberedItem): AnswerRow[] {
  return item.parts.flatMap((definition) => {
    if (definition.type !== 'choice') return [];
    const score = scoreOf(item, definition);
    const { id: part, prompt } = definition;
    return {
      ...{ itemId: item.id, number, part, prompt, excerpt: getExcerpt(item) },
      answer:
        item.cannotDo === null
          ? describeChoice(definition, answerOf(item, definition) as ChoiceAnswer)
          : 'Could not be done',
      right: score && describeChoice(definition, score.truth as ChoiceAnswer),
      isWrong: score !== undefined && score.score < 1,
    };
  });
}

function getExcerpt({ material }: ReviewItem): string {
  const text = material.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join(' ');
  return excerpt(text, { from: 0, to: text.length }, EXCERPT_MAX);
}
