import { partTypeOf, type PartDefinition, type SubmissionItem } from '@platform/contracts';
import type { AnswerRecord, SubmissionRecord, WorkItemRecord } from './work.records.ts';
import { scoreItem, type ItemTruths } from './work.truths.ts';

type Result = NonNullable<SubmissionItem['result']>;

/**
 * Scores the answers of a submission by item; a question without an answer as an empty one. After practice, a member
 * learns the right answers by it and by no other response. Pairs of practice tasks are never swapped.
 */
export function scoreAnswers(
  { itemIds }: SubmissionRecord,
  items: ReadonlyMap<string, WorkItemRecord>,
  answers: ReadonlyMap<string, Pick<AnswerRecord, 'answers' | 'cannotDo'>>,
  truths: ReadonlyMap<string, ItemTruths>,
): Map<string, Result> {
  const results = new Map<string, Result>();
  for (const id of itemIds) {
    const item = items.get(id) ?? { parts: [] };
    const { answers: own = {}, cannotDo = null } = answers.get(id) ?? {};
    const answerOf = (part: PartDefinition) => own[part.id] ?? partTypeOf(part).empty(part);
    const scored = scoreItem(item, truths.get(id) ?? [], cannotDo, answerOf);
    results.set(id, scored ?? { scores: [], explanation: '' });
  }
  return results;
}
