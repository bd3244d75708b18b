import { partTypeOf, type PartDefinition, type SubmissionItem } from '@platform/contracts';
import type { AnswerRecord, SubmissionRecord, WorkItemRecord } from './work.model.ts';
import { scoreByBetterTruth, type ItemTruths } from './work.truths.ts';

type Result = NonNullable<SubmissionItem['result']>;

/**
 * Scores the answers of a practiced submission by item. The only place where a member learns the right answers: no
 * other response is made from them. Pairs of practice tasks are never swapped.
 */
export function scorePractice(
  { itemIds }: SubmissionRecord,
  items: ReadonlyMap<string, WorkItemRecord>,
  answers: ReadonlyMap<string, AnswerRecord>,
  truths: ReadonlyMap<string, ItemTruths>,
): Map<string, Result> {
  const results = new Map<string, Result>();
  for (const id of itemIds) {
    const parts = items.get(id)?.parts ?? [];
    const own = answers.get(id)?.answers ?? {};
    const answerOf = (part: PartDefinition) => own[part.id] ?? partTypeOf(part).empty(part);
    const scored = scoreByBetterTruth(parts, truths.get(id) ?? [], answerOf);
    results.set(id, scored ?? { scores: [], explanation: '' });
  }
  return results;
}
