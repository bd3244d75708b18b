import { PAGE_PATHS, type NoticeKind, type ReviewDecision } from '@platform/contracts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { NewMail } from '../../platform/outbox/outbox.ts';
import type { Services } from '../../services.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import { unlockTime } from '../ledger/index.ts';
import { creditedAt, type SubmissionRecord } from '../work/index.ts';
import { appealMail, decisionMail, lapseMail, leftToPersonMail } from './reviews.mails.ts';
import type { ReviewRecord } from './reviews.model.ts';
import type { ReadTasks } from './reviews.queue.ts';

const KINDS: Readonly<Record<ReviewDecision, NoticeKind>> = {
  approved: 'work_approvals',
  sent_back: 'work_revisions',
  revision_requested: 'work_revisions',
  rejected: 'work_rejections',
  appeal_granted: 'appeals',
  appeal_denied: 'appeals',
};

export type ReviewMailing = ReturnType<typeof createReviewMailing>;

/** Announces decisions to the members whose work it is, in the transaction of what they report. */
export function createReviewMailing({
  services,
  userDirectory,
  readTasks,
}: {
  services: Pick<Services, 'notices' | 'settings'>;
  userDirectory: UserDirectory;
  readTasks: ReadTasks;
}) {
  const { notices, settings } = services;
  const { shellOrigin } = settings;

  async function findRecipient(tx: Tx, { userId, taskId }: SubmissionRecord) {
    const { username, email: to } = await userDirectory.getProfile(userId, tx);
    const title = (await readTasks([taskId])).get(taskId)?.title ?? taskId;
    return { to, userId, username, title };
  }

  async function notify(
    tx: Tx,
    kind: NoticeKind,
    { _id, userId }: SubmissionRecord,
    mail: NewMail,
    isOwnAction = false,
  ): Promise<void> {
    const path = PAGE_PATHS.dashboard.submission(_id.toHexString());
    await notices.notify(tx, { userId, kind, text: mail.subject, path, isOwnAction, mails: [mail] });
  }

  return {
    /** @param submission as it is after the decision */
    async sendDecision(tx: Tx, review: ReviewRecord, submission: SubmissionRecord): Promise<void> {
      const { completionId } = submission;
      const handedInAt = creditedAt(submission);
      const { to, userId, ...recipient } = await findRecipient(tx, submission);
      const availableAt = completionId && handedInAt && unlockTime(handedInAt);
      const context = { ...recipient, shellOrigin, now: review.decidedAt, availableAt };
      const mail = { to, userId, ...decisionMail(review, submission, context) };
      await notify(tx, KINDS[review.decision], submission, mail);
    },

    async confirmAppeal(tx: Tx, submission: SubmissionRecord): Promise<void> {
      const { to, userId, ...recipient } = await findRecipient(tx, submission);
      const mail = { to, userId, ...appealMail(submission, { ...recipient, shellOrigin }) };
      await notify(tx, 'appeals', submission, mail, true);
    },

    async reportLapse(tx: Tx, submission: SubmissionRecord): Promise<void> {
      const { to, userId, ...recipient } = await findRecipient(tx, submission);
      const mail = { to, userId, ...lapseMail(submission, { ...recipient, shellOrigin }) };
      await notify(tx, 'work_revisions', submission, mail);
    },

    async reportLeftToPerson(tx: Tx, submission: SubmissionRecord): Promise<void> {
      const { to, userId, ...recipient } = await findRecipient(tx, submission);
      const mail = { to, userId, ...leftToPersonMail(submission, { ...recipient, shellOrigin }) };
      await notify(tx, 'work_revisions', submission, mail);
    },
  };
}
