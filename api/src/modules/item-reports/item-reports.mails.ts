import { PAGE_PATHS, type NoticeKind } from '@platform/contracts';
import type { Tx } from '../../platform/db/transaction.ts';
import { emailTemplate } from '../../platform/outbox/email-template.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import type { Services } from '../../services.ts';
import type { ItemReportRecord } from './item-reports.model.ts';
import type { ReadTasks } from './item-reports.queue.ts';

/** Tells a member what became of their reports. */
export type NotifyMember = ReturnType<typeof createNotifyMember>;

export function createNotifyMember({
  services: { notices, settings },
  userDirectory,
  readTasks,
}: {
  readonly services: Pick<Services, 'notices' | 'settings'>;
  readonly userDirectory: Pick<UserDirectory, 'findDisabled' | 'getProfile'>;
  readonly readTasks: ReadTasks;
}) {
  async function notify(
    tx: Tx,
    { userId, submissionId, taskId }: Pick<ItemReportRecord, 'userId' | 'submissionId' | 'taskId'>,
    kind: NoticeKind,
    write: (title: string) => { readonly subject: string; readonly paragraphs: readonly string[] },
  ): Promise<void> {
    // No one reads what a closed account gets, and an erased one has no address.
    if ((await userDirectory.findDisabled([userId], tx)).size > 0) return;
    const { username, email: to } = await userDirectory.getProfile(userId, tx);
    const { subject, paragraphs } = write((await readTasks([taskId])).get(taskId)?.title ?? taskId);
    const path = PAGE_PATHS.dashboard.submission(submissionId.toHexString());
    const link = `See your work:\n${settings.shellOrigin}${path}`;
    const mails = [{ to, userId, subject, text: emailTemplate(username, [...paragraphs, link]) }];
    await notices.notify(tx, { userId, kind, text: subject, path, mails });
  }

  return {
    /** Tells what was decided about a report of accepted work. */
    decided: (tx: Tx, report: ItemReportRecord): Promise<void> =>
      notify(tx, report, 'item_reports', (title) => {
        const { itemNumber, status, reason } = report;
        const isAccepted = status === 'accepted';
        const claim = `You reported that item ${itemNumber} of your work on "${title}" cannot be done.`;
        return {
          subject: `Your report of an item of "${title}" was ${isAccepted ? 'accepted' : 'not accepted'}`,
          paragraphs: [
            isAccepted
              ? `${claim} You are right. Thank you.`
              : `${claim} A person has looked at it: it can. Your reward stays yours.`,
            ...(reason === null ? [] : [`Why:\n${reason}`]),
          ],
        };
      }),

    /** Tells that a member can go on with work that was given back, and what became of each of its reports. */
    resumed: (tx: Tx, reports: readonly [ItemReportRecord, ...ItemReportRecord[]]): Promise<void> =>
      notify(tx, reports[0], 'work_revisions', (title) => ({
        subject: `You can go on with "${title}"`,
        paragraphs: [
          `You gave "${title}" back, because items of it cannot be done. Your answers are kept, and you can start it again.`,
          ...reports.toSorted((a, b) => a.itemNumber - b.itemNumber).map(describeOutcome),
        ],
      })),
  };
}

function describeOutcome({ itemNumber, status, reason }: ItemReportRecord): string {
  if (status === 'rejected') return `Item ${itemNumber} can be done. Why:\n${reason ?? ''}`;
  return status === 'pending'
    ? `Item ${itemNumber} was taken out for you, because no one had looked at it in time.`
    : `Item ${itemNumber} was taken out. You are right. Thank you.`;
}
