import { REVIEWED_WORK_PERCENT } from '@platform/contracts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Id } from '../../../platform/ids.ts';
import type { SubmissionRecord } from '../work.model.ts';
import { scoreAnswers } from '../work.practice.ts';
import { withScoredItems } from '../work.truths.ts';
import type { WorkRepository } from '../work.repository.ts';

/**
 * Returns a function that says, at an approval, whether the work is reviewed: a person approved it, or, of what was
 * approved because its time was over, enough of the known answers are right. Without known answers it is not. Only
 * reviewed work pays a referral, and lets one administrator approve a payout in production.
 *
 * The share is measured once, at the approval: later corrections of the content change no money.
 */
export function createIsReviewed({
  findAnswers,
  findItems,
  findTruths,
}: Pick<WorkRepository, 'findAnswers' | 'findItems' | 'findTruths'>) {
  return async (tx: Tx, handedIn: SubmissionRecord, decidedBy: Id | null): Promise<boolean> => {
    if (decidedBy !== null) return true;
    const submission = withScoredItems(handedIn);
    const items = await findItems(submission.itemIds, tx);
    const answers = await findAnswers(submission._id, submission.round, tx);
    const results = scoreAnswers(submission, items, answers, await findTruths(submission, items, tx));
    const scores = [...results.values()].flatMap((result) => result.scores.map(({ score }) => score));
    if (scores.length === 0) return false;
    const average = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    return average * 100 >= REVIEWED_WORK_PERCENT;
  };
}
