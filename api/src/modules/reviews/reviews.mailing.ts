import { EARNINGS_LOCK_DAYS } from '@platform/contracts';
import { addDays } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import type { SubmissionRecord } from '../work/index.ts';
import { appealMail, decisionMail, lapseMail } from './reviews.mails.ts';
import type { ReviewRecord } from './reviews.model.ts';
import type { ReadTasks } from './reviews.queue.ts';

export type ReviewMailing = ReturnType<typeof createReviewMailing>;

/** Queues the emails to the members whose work it is, in the transaction of what they report. */
export function createReviewMailing({
  platform,
  userDirectory,
  readTasks,
}: {
  platform: Platform;
  userDirectory: UserDirectory;
  readTasks: ReadTasks;
}) {
  const { outbox, settings } = platform;
  const { shellOrigin } = settings;

  async function findRecipient(tx: Tx, { userId, taskId }: SubmissionRecord) {
    const { username, email: to } = await userDirectory.getProfile(userId, tx);
    const title = (await readTasks([taskId])).get(taskId)?.title ?? taskId;
    return { to, userId, username, title };
  }

  return {
    /** @param submission as it is after the decision */
    async sendDecision(tx: Tx, review: ReviewRecord, submission: SubmissionRecord): Promise<void> {
      const { completionId, submittedAt } = submission;
      const { to, userId, ...recipient } = await findRecipient(tx, submission);
      const availableAt = completionId && submittedAt && addDays(submittedAt, EARNINGS_LOCK_DAYS);
      const context = { ...recipient, shellOrigin, now: review.decidedAt, availableAt };
      await outbox.queue(tx, { to, userId, ...decisionMail(review, submission, context) });
    },

    async confirmAppeal(tx: Tx, submission: SubmissionRecord): Promise<void> {
      const { to, userId, ...recipient } = await findRecipient(tx, submission);
      await outbox.queue(tx, { to, userId, ...appealMail(submission, { ...recipient, shellOrigin }) });
    },

    async reportLapse(tx: Tx, submission: SubmissionRecord): Promise<void> {
      const { to, userId, ...recipient } = await findRecipient(tx, submission);
      await outbox.queue(tx, { to, userId, ...lapseMail(submission, { ...recipient, shellOrigin }) });
    },
  };
}
