import { partTypeOf, type SubmissionItem } from '@platform/contracts';
import { scorePart } from '@platform/scoring';
import type { AnswerRecord, SubmissionRecord, WorkItemRecord, WorkTruthRecord } from './work.model.ts';

type Result = NonNullable<SubmissionItem['result']>;

/**
 * Scores the answers of a practiced submission by item. The only place where a member learns the right answers: no
 * other response is made from them. Pairs of practice tasks are never swapped.
 */
export function scorePractice(
  { itemIds }: SubmissionRecord,
  items: ReadonlyMap<string, WorkItemRecord>,
  answers: ReadonlyMap<string, AnswerRecord>,
  truths: ReadonlyMap<string, WorkTruthRecord>,
): Map<string, Result> {
  const results = new Map<string, Result>();
  for (const id of itemIds) {
    const parts = items.get(id)?.parts ?? [];
    const truth = truths.get(id);
    const own = answers.get(id)?.answers ?? {};
    const scores = parts.flatMap((part) => {
      const right = truth?.parts[part.id];
      return right ? [scorePart(part, own[part.id] ?? partTypeOf(part).empty(part), right)] : [];
    });
    results.set(id, { scores, explanation: truth?.explanation ?? '' });
  }
  return results;
}
