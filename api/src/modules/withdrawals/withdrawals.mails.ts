import { PAYMENT_METHODS, dollarsOf } from '@platform/contracts';
import { emailTemplate } from '../../platform/outbox/email-template.ts';
import type { WithdrawalRecord } from './withdrawals.model.ts';

type Mail = { readonly subject: string; readonly text: string };

/**
 * Builds the email that tells the member how a withdrawal ended; `undefined` while it is open, and for a withdrawal the
 * member cancelled.
 */
export function withdrawalOutcomeMail(
  record: WithdrawalRecord,
  username: string,
  shellOrigin: string,
): Mail | undefined {
  const { status, amountCents, paymentMethod, reason } = record;
  const amount = `$${dollarsOf(amountCents).toFixed(2)}`;
  const method = PAYMENT_METHODS.find(({ value }) => value === paymentMethod)?.label ?? paymentMethod;
  const page = `${shellOrigin}/dashboard/withdrawals`;
  if (status === 'completed') {
    return {
      subject: `Your withdrawal of ${amount} has been paid out`,
      text: emailTemplate(username, [`We sent ${amount} by ${method}.`, `See your withdrawals:\n${page}`]),
    };
  }
  if (status !== 'rejected' && status !== 'failed') return undefined;
  const outcome = status === 'rejected' ? 'was rejected' : 'could not be paid out';
  return {
    subject: `Your withdrawal of ${amount} ${outcome}`,
    text: emailTemplate(username, [
      `Your withdrawal of ${amount} by ${method} ${outcome}. The money is back in your available balance.`,
      `Reason: ${reason ?? ''}`,
      `You can request another withdrawal here:\n${page}`,
    ]),
  };
}
