import { PAYMENT_METHODS, dollarsOf } from '@platform/contracts';
import { letter } from '../../platform/outbox/letter.ts';
import type { WithdrawalRecord } from './withdrawals.model.ts';

type Words = { readonly subject: string; readonly text: string };

/** What the member is told of an end; nothing on the way there, and nothing of what they did themselves. */
export function mailAbout(
  record: WithdrawalRecord,
  username: string,
  shellOrigin: string,
): Words | undefined {
  const { status, amountCents, paymentMethod, reason } = record;
  const amount = `$${dollarsOf(amountCents).toFixed(2)}`;
  const method = PAYMENT_METHODS.find(({ value }) => value === paymentMethod)?.label ?? paymentMethod;
  const page = `${shellOrigin}/dashboard/withdrawals`;
  if (status === 'completed') {
    return {
      subject: `Your withdrawal of ${amount} is paid out`,
      text: letter(username, [`We have sent ${amount} by ${method}.`, `Your withdrawals:\n${page}`]),
    };
  }
  if (status !== 'rejected' && status !== 'failed') return undefined;
  const what = status === 'rejected' ? 'was not approved' : 'could not be paid out';
  return {
    subject: `Your withdrawal of ${amount} ${what}`,
    text: letter(username, [
      `Your withdrawal of ${amount} by ${method} ${what}. The money is back in your available balance.`,
      `The reason: ${reason ?? ''}`,
      `You can request again:\n${page}`,
    ]),
  };
}
