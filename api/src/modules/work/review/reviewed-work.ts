import { REVIEWED_WORK_PERCENT, type WorkMeasures } from '@platform/contracts';
import { findPatterns } from '@platform/scoring';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Id } from '../../../platform/ids.ts';
import { measureWork } from '../work.measures.ts';
import type { SubmissionRecord } from '../work.records.ts';
import { scoreAnswers } from '../work.practice.ts';
import type { WorkRepository } from '../work.repository.ts';
import { withScoredItems } from '../work.truths.ts';

type Reads = Pick<WorkRepository, 'findAnswers' | 'findItems' | 'findTruths'>;

/** What is known of a hand-in without reading it, and what was missed in it, most frequent first. */
export type HandInFindings = { readonly measures: WorkMeasures; readonly patterns: readonly string[] };

/** Creates the look at a hand-in by what counts as right now. */
export function createFindings({ findAnswers, findItems, findTruths }: Reads) {
  return async (handedIn: SubmissionRecord, tx?: Tx): Promise<HandInFindings> => {
    const submission = withScoredItems(handedIn);
    const items = await findItems(submission.itemIds, tx);
    const answers = await findAnswers(submission._id, submission.round, tx);
    const truths = await findTruths(submission, items, tx);
    const results = [...scoreAnswers(submission, items, answers, truths)];
    return {
      measures: measureWork({ submission, items, answers, truths }),
      patterns: findPatterns(
        results.flatMap(([itemId, { scores }]) =>
          scores.map((score) => ({ score, parts: items.get(itemId)?.parts ?? [] })),
        ),
      ),
    };
  };
}

/** Whether enough of the known answers are right; `undefined` without any. */
export function isRightEnough({ share }: Pick<WorkMeasures, 'share'>): boolean | undefined {
  return share === null ? undefined : share * 100 >= REVIEWED_WORK_PERCENT;
}

/**
 * Returns a function that says, at an approval, whether the work is reviewed: a person approved it, or, of what was
 * approved because its time was over, enough of the known answers are right. Without known answers it is not. Only
 * reviewed work pays a referral, and lets one administrator approve a payout in production.
 *
 * The share is measured once, at the approval: later corrections of the content change no money.
 */
export function createIsReviewed(reads: Reads) {
  const findFindings = createFindings(reads);
  return async (tx: Tx, submission: SubmissionRecord, decidedBy: Id | null): Promise<boolean> =>
    decidedBy !== null || isRightEnough((await findFindings(submission, tx)).measures) === true;
}
