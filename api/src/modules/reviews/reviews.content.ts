import type { ReviewItem } from '@platform/contracts';
import { changeOf } from '@platform/scoring';
import type { Tx } from '../../platform/db/transaction.ts';
import {
  scoreItem,
  type AnswerRecord,
  type ItemTruths,
  type SubmissionRecord,
  type WorkDefinitionRecord,
  type WorkItemRecord,
  type WorkReviewing,
  withScoredItems,
} from '../work/index.ts';
import type { ReviewRecord } from './reviews.model.ts';
import { average } from './reviews.policy.ts';
import { presentItem } from './reviews.presenter.ts';

/** The work of a submission as it was handed in, in the order in which the member saw it. */
export type SubmittedWork = {
  readonly definition: WorkDefinitionRecord;
  readonly items: readonly WorkItemRecord[];
  readonly answers: readonly AnswerRecord[];
};

/**
 * Reads the work of the last hand-in, with the items that count as wrong without.
 *
 * @throws Error if the task has no definition
 */
export async function readWork(
  work: WorkReviewing,
  submission: SubmissionRecord,
  tx?: Tx,
): Promise<SubmittedWork> {
  const { _id, taskId, itemIds, round } = withScoredItems(submission);
  const definition = await work.findDefinition(taskId, tx);
  if (!definition) throw new Error(`Work task ${taskId} has no definition.`);
  const byId = new Map((await work.findItems(itemIds, tx)).map((item) => [item._id, item]));
  return {
    definition,
    items: itemIds.flatMap((id) => byId.get(id) ?? []),
    answers: await work.findAnswers(_id, round, tx),
  };
}

/** The hand-in that was reviewed before the current one; `undefined` if this is the first that is reviewed. */
export function findPreviousRound(
  { round }: SubmissionRecord,
  reviews: readonly Pick<ReviewRecord, 'round'>[],
): number | undefined {
  const rounds = reviews.map((review) => review.round).filter((reviewed) => reviewed < round);
  return rounds.length > 0 ? Math.max(...rounds) : undefined;
}

/** Presents the items of a submission, compared with the right answers and with the hand-in before. */
export function presentItems(
  { items, answers }: SubmittedWork,
  previousAnswers: readonly AnswerRecord[] | null,
  truths: ReadonlyMap<string, ItemTruths>,
): ReviewItem[] {
  const answerOf = (rows: readonly AnswerRecord[], id: string) => rows.find(({ itemId }) => itemId === id);
  return items.map((item) => {
    const answer = answerOf(answers, item._id);
    const before = previousAnswers && answerOf(previousAnswers, item._id);
    const known = truths.get(item._id) ?? [];
    const scored = scoreItem(item, known, answer?.cannotDo ?? null, ({ id }) => answer?.answers[id]);
    return presentItem(item, {
      answer,
      isHard: known[0]?.isHard ?? false,
      previous: previousAnswers && (before?.answers ?? {}),
      change: previousAnswers && measureChange(item, before ?? undefined, answer),
      scores: scored?.scores ?? [],
      explanation: scored ? scored.explanation : null,
    });
  });
}

/** How much the answers of all items changed since the hand-in before, 0 to 1. */
export function measureTotalChange(
  { items, answers }: SubmittedWork,
  previousAnswers: readonly AnswerRecord[],
): number {
  const byItem = (rows: readonly AnswerRecord[]) => new Map(rows.map((row) => [row.itemId, row]));
  const [current, previous] = [byItem(answers), byItem(previousAnswers)];
  return average(items.map((item) => measureChange(item, previous.get(item._id), current.get(item._id))));
}

function measureChange(
  { parts }: WorkItemRecord,
  previous: AnswerRecord | undefined,
  current: AnswerRecord | undefined,
): number {
  if ((previous?.cannotDo ?? null) !== (current?.cannotDo ?? null)) return 1;
  return average(
    parts.map((definition) => {
      const [before, after] = [previous?.answers[definition.id], current?.answers[definition.id]];
      if (before && after) return changeOf(definition, before, after);
      return before || after ? 1 : 0;
    }),
  );
}
