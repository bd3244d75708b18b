/*
 * Invariant: a correction of the content costs no one anything. A submission is scored by what counted as right when it
 * was asked, or by what counts as right now, whichever gives the member more.
 */
import { isDeepStrictEqual } from 'node:util';
import {
  partTypeOf,
  type MaterialBlock,
  type PartAnswer,
  type PartDefinition,
  type PartScore,
} from '@platform/contracts';
import { scorePart } from '@platform/scoring';
import type {
  AnswerRecord,
  SubmissionRecord,
  TruthVersion,
  WorkItemRecord,
  WorkTruthRecord,
} from './work.records.ts';

/** What counts as right in an item of a submission; the current version first. */
export type ItemTruths = readonly TruthVersion[];

/** A version that replaced an item, with what is right in it now. */
export type Successor = { readonly item: WorkItemRecord; readonly truth: TruthVersion };

/** The scores of an item by one version of the truth, and its explanation. */
export type ItemScores = { readonly scores: PartScore[]; readonly explanation: string };

/**
 * Lists what counts as right in each item of a submission.
 *
 * @param truths of its items
 * @param successors versions that replaced its items and are on offer now, and fresh items as they are made now
 */
export function listTruths(
  { itemIds, truthVersions }: Pick<SubmissionRecord, 'itemIds' | 'truthVersions'>,
  items: ReadonlyMap<string, WorkItemRecord>,
  truths: ReadonlyMap<string, WorkTruthRecord>,
  successors: readonly Successor[],
): Map<string, ItemTruths> {
  return new Map(
    itemIds.map((id) => {
      const [item, truth] = [items.get(id), truths.get(id)];
      const successor =
        item && successors.find((next) => next.item.name === item.name && asksTheSame(item, next.item));
      const asked = truth?.replaced.find(({ version }) => version === truthVersions[id]);
      return [id, [successor?.truth, truth, asked].filter((version) => version !== undefined)];
    }),
  );
}

/** Returns a submission with the items that count in its score: what the member has, and what is wrong without. */
export function withScoredItems(submission: SubmissionRecord): SubmissionRecord {
  const wrong = (submission.takenOut ?? []).flatMap(({ id, isWrong }) => (isWrong ? [id] : []));
  return wrong.length === 0 ? submission : { ...submission, itemIds: [...submission.itemIds, ...wrong] };
}

/**
 * Scores an item. Where the member says that it cannot be done, every answer counts as wrong until a person has
 * accepted a report of the item; from then on the item does not count.
 *
 * @returns `undefined` if nothing of it is known, or it does not count
 */
export function scoreItem(
  { parts, acceptedReports = 0 }: Pick<WorkItemRecord, 'parts' | 'acceptedReports'>,
  truths: ItemTruths,
  cannotDo: AnswerRecord['cannotDo'],
  answerOf: (part: PartDefinition) => PartAnswer | undefined,
): ItemScores | undefined {
  if (cannotDo === null) return scoreByBetterTruth(parts, truths, answerOf);
  if (acceptedReports > 0) return undefined;
  const scored = scoreByBetterTruth(parts, truths, (part) => partTypeOf(part).empty(part));
  return scored && { ...scored, scores: scored.scores.map((score) => ({ ...score, score: 0 })) };
}

/** Scores the answers to an item by the version of the truth that gives more; the current one if they give the same. */
function scoreByBetterTruth(
  parts: readonly PartDefinition[],
  truths: ItemTruths,
  answerOf: (part: PartDefinition) => PartAnswer | undefined,
): ItemScores | undefined {
  const scored = truths.map(({ parts: rightOf, explanation }): ItemScores => {
    const scores = parts.flatMap((part) => {
      const [answer, right] = [answerOf(part), rightOf[part.id]];
      return answer && right ? [scorePart(part, answer, right)] : [];
    });
    return { scores, explanation };
  });
  const sumOf = ({ scores }: ItemScores): number => scores.reduce((sum, { score }) => sum + score, 0);
  return scored.reduce<ItemScores | undefined>(
    (best, next) => (best && sumOf(best) >= sumOf(next) ? best : next),
    undefined,
  );
}

/** What is asked, without the record around it. */
type AskedQuestions = {
  readonly material: readonly MaterialBlock[];
  readonly parts: readonly PartDefinition[];
};

/** Whether an answer to one item is an answer to another one: its questions differ in wording at most. */
export function asksTheSame(one: AskedQuestions, other: AskedQuestions): boolean {
  const withoutPrompts = ({ material, parts }: AskedQuestions) => [
    material,
    parts.map((part) => ({ ...part, prompt: '' })),
  ];
  return isDeepStrictEqual(withoutPrompts(one), withoutPrompts(other));
}
