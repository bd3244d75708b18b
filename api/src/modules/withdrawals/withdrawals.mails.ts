import { dollarsOf, formatDollars, PAGE_PATHS, PAYMENT_METHODS, PAYOUT_SENTENCE } from '@platform/contracts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Id } from '../../platform/ids.ts';
import { emailTemplate } from '../../platform/outbox/email-template.ts';
import type { Services } from '../../services.ts';
import type { UserDirectory } from '../../platform/user-directory.ts';
import type { WithdrawalRecord } from './withdrawals.model.ts';

type Mail = { readonly subject: string; readonly text: string };

/** Builds the email for the status that a withdrawal has reached; `undefined` if the member canceled it. */
function withdrawalMail(record: WithdrawalRecord, username: string, shellOrigin: string): Mail | undefined {
  const { status, amountCents, paymentMethod, reason, transactionReference, returnReference } = record;
  const amount = formatDollars(dollarsOf(amountCents));
  const method = PAYMENT_METHODS.find(({ value }) => value === paymentMethod)?.label ?? paymentMethod;
  const page = `${shellOrigin}${PAGE_PATHS.dashboard.withdrawals()}`;
  const toMail = (outcome: string, paragraphs: string[]): Mail => ({
    subject: `Your withdrawal of ${amount} ${outcome}`,
    text: emailTemplate(username, paragraphs),
  });
  switch (status) {
    case 'pending':
      return toMail('was received', [
        `You requested a withdrawal of ${amount} by ${method}. The amount is set aside until it is paid out.`,
        `We email you the decision. Until it is approved you can cancel it here:\n${page}`,
        'If you did not request it, cancel it and change your password.',
      ]);
    case 'processing':
      return toMail('was approved', [
        `Your withdrawal of ${amount} by ${method} was approved. ${PAYOUT_SENTENCE}`,
        `See your withdrawals:\n${page}`,
      ]);
    case 'completed':
      return toMail('has been paid out', [
        `We sent ${amount} by ${method}.`,
        ...(transactionReference ? [`Transaction reference: ${transactionReference}`] : []),
        `See your withdrawals:\n${page}`,
      ]);
    case 'rejected':
    case 'failed': {
      const outcome = status === 'rejected' ? 'was rejected' : 'could not be paid out';
      return toMail(outcome, [
        `Your withdrawal of ${amount} by ${method} ${outcome}. The money is back in your available balance.`,
        `Reason: ${reason ?? ''}`,
        `You can request another withdrawal here:\n${page}`,
      ]);
    }
    case 'bounced':
      return toMail('came back', [
        `Our payment of ${amount} by ${method} came back to us. The money is in your available balance again.`,
        `Reason: ${reason ?? ''}`,
        ...(returnReference ? [`Transaction reference: ${returnReference}`] : []),
        `Check the destination, then request another withdrawal here:\n${page}`,
      ]);
    case 'cancelled':
      return undefined;
  }
}

/** Tells the member which status a withdrawal has reached, once; nothing if the account was erased. */
export type NotifyMember = ReturnType<typeof createNotifyMember>;

export function createNotifyMember({
  services: { notices, settings },
  userDirectory,
}: {
  services: Pick<Services, 'notices' | 'settings'>;
  userDirectory: UserDirectory;
}) {
  return async (tx: Tx, record: WithdrawalRecord): Promise<void> => {
    const { _id, userId, status } = record;
    const { username } = await userDirectory.getProfile(userId, tx);
    const mail = withdrawalMail(record, username, settings.shellOrigin);
    const addresses = await userDirectory.getMailAddresses(userId, tx);
    if (!mail || addresses.length === 0) return;
    // A request is a warning too: a stranger may have changed the address.
    const recipients = status === 'pending' ? addresses : addresses.slice(0, 1);
    await notices.notify(tx, {
      userId,
      kind: 'withdrawals',
      text: mail.subject,
      path: PAGE_PATHS.dashboard.withdrawals(),
      key: `withdrawal:${_id.toHexString()}:${status}`,
      isOwnAction: status === 'pending',
      mails: recipients.map((to) => ({ to, userId, ...mail })),
    });
  };
}

/** What another administrator is asked about a withdrawal that was approved first. */
export function toApprovalRequest({ _id, amountCents }: WithdrawalRecord, firstApprover: Id) {
  const id = _id.toHexString();
  return {
    subject: `A withdrawal of ${formatDollars(dollarsOf(amountCents))} needs a second approval`,
    request: 'Another administrator has approved it first. Approve it too, or reject it:',
    path: PAGE_PATHS.admin.withdrawal(id),
    key: `second-approval:${id}:${firstApprover.toHexString()}`,
  };
}
