import { PAYMENT_METHODS, type PayoutMethod } from '@platform/contracts';

/** Names a saved payout method: what it is, and the masked destination. */
export function getPayoutMethodName({ paymentMethod, paymentDetails }: PayoutMethod): string {
  const label = PAYMENT_METHODS.find(({ value }) => value === paymentMethod)?.label ?? paymentMethod;
  return `${label} ${paymentDetails ?? '(unreadable)'}`;
}
