import type { Withdrawal } from '@platform/contracts';

/** Creates a withdrawal of $120 by PayPal, pending by default. */
export function createWithdrawal(fields: Partial<Withdrawal> = {}): Withdrawal {
  return {
    id: 'w1',
    amount: 120,
    paymentMethod: 'paypal',
    paymentDetails: 'maria@example.org',
    requestDate: '2026-01-02T12:00:00.000Z',
    approved: false,
    processed: false,
    status: 'pending',
    reason: null,
    transactionReference: null,
    returnReference: null,
    dueAt: '2026-01-03T12:00:00.000Z',
    cooldownUntil: null,
    cooldownCause: null,
    awaitsSecondApproval: false,
    ...fields,
  };
}
