import { PAGE_PATHS } from '@platform/contracts';
import type { Tx } from '../../platform/db/transaction.ts';
import { emailTemplate } from '../../platform/outbox/email-template.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import type { Services } from '../../services.ts';
import type { ItemReportRecord } from './item-reports.model.ts';
import type { ReadTasks } from './item-reports.queue.ts';

/** Tells a member what was decided about their report. */
export type NotifyMember = (tx: Tx, report: ItemReportRecord) => Promise<void>;

export function createNotifyMember({
  services: { notices, settings },
  userDirectory,
  readTasks,
}: {
  readonly services: Pick<Services, 'notices' | 'settings'>;
  readonly userDirectory: Pick<UserDirectory, 'findDisabled' | 'getProfile'>;
  readonly readTasks: ReadTasks;
}): NotifyMember {
  return async (tx, { userId, submissionId, taskId, itemNumber, status, reason }) => {
    // No one reads what a closed account gets, and an erased one has no address.
    if ((await userDirectory.findDisabled([userId], tx)).size > 0) return;
    const { username, email: to } = await userDirectory.getProfile(userId, tx);
    const title = (await readTasks([taskId])).get(taskId)?.title ?? taskId;
    const path = PAGE_PATHS.dashboard.submission(submissionId.toHexString());
    const isAccepted = status === 'accepted';
    const subject = `Your report of an item of "${title}" was ${isAccepted ? 'accepted' : 'not accepted'}`;
    const text = emailTemplate(username, [
      isAccepted
        ? `You reported that item ${itemNumber} of your work on "${title}" cannot be done. You are right. Thank you.`
        : `You reported that item ${itemNumber} of your work on "${title}" cannot be done. A person has looked at it: it can. Your reward stays yours.`,
      ...(reason === null ? [] : [`Why:\n${reason}`]),
      `See your work:\n${settings.shellOrigin}${path}`,
    ]);
    const mails = [{ to, userId, subject, text }];
    await notices.notify(tx, { userId, kind: 'item_reports', text: subject, path, mails });
  };
}
