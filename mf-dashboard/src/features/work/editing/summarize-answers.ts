import { describeChoice, getAnswer } from '@platform/annotation';
import type { ChoiceAnswer, ItemDraft, SubmissionItem } from '@platform/contracts';
import { getDraft, isReported, type ItemDrafts } from '../../../shared/answers/item-drafts.ts';

/** How often each answer was given to a question that several items ask. */
export type AnswerSummary = {
  readonly prompt: string;
  /** The most frequent answer first. Positions are those of the items. */
  readonly answers: readonly { readonly text: string; readonly positions: readonly number[] }[];
};

type Marks = { readonly nothingToMark: boolean };

/**
 * Counts the answers that can be counted: what was chosen, and in which items there is nothing to mark. Items that are
 * reported are left out.
 */
export function summarizeAnswers(
  items: readonly SubmissionItem[],
  drafts: ItemDrafts<ItemDraft>,
): AnswerSummary[] {
  const questions = new Map<string, Map<string, number[]>>();
  for (const [position, item] of items.entries()) {
    const draft = getDraft(drafts, item.id);
    if (isReported(draft)) continue;
    for (const definition of item.parts) {
      const text = describeAnswer(definition, getAnswer(draft.answers, definition));
      if (text === undefined) continue;
      const answers = questions.get(definition.prompt) ?? new Map<string, number[]>();
      answers.set(text, [...(answers.get(text) ?? []), position]);
      questions.set(definition.prompt, answers);
    }
  }
  return [...questions].map(([prompt, answers]) => ({
    prompt,
    answers: [...answers]
      .map(([text, positions]) => ({ text, positions }))
      .sort((one, other) => other.positions.length - one.positions.length),
  }));
}

function describeAnswer(definition: SubmissionItem['parts'][number], answer: object): string | undefined {
  switch (definition.type) {
    case 'choice':
      return describeChoice(definition, answer as ChoiceAnswer);
    case 'spans':
    case 'boxes':
      return (answer as Marks).nothingToMark ? 'Nothing to mark' : 'Something marked';
    default:
      return undefined;
  }
}
