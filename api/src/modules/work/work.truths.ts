/*
 * Invariant: a correction of the content costs no one anything. A submission is scored by what counted as right when it
 * was asked, or by what counts as right now, whichever gives the member more.
 */
import { isDeepStrictEqual } from 'node:util';
import type { PartAnswer, PartDefinition, PartScore } from '@platform/contracts';
import { scorePart } from '@platform/scoring';
import type { SubmissionRecord, TruthVersion, WorkItemRecord, WorkTruthRecord } from './work.model.ts';

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

/** Scores the answers to an item by the version of the truth that gives more; the current one if they give the same. */
export function scoreByBetterTruth(
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

/** Whether an answer to one item is an answer to another one: its questions differ in wording at most. */
function asksTheSame(one: WorkItemRecord, other: WorkItemRecord): boolean {
  const withoutPrompts = ({ material, parts }: WorkItemRecord) => [
    material,
    parts.map((part) => ({ ...part, prompt: '' })),
  ];
  return isDeepStrictEqual(withoutPrompts(one), withoutPrompts(other));
}
