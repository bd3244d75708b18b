import type { CaseKind } from '@platform/contracts';

/** What a case of each kind is called in a sentence, and what its decision is. */
export const CASE_LABELS: Readonly<Record<CaseKind, { readonly name: string; readonly task: string }>> = {
  verification: { name: 'Verification', task: 'Identity verification' },
  purchase: { name: 'Purchase', task: 'Payment to check' },
  withdrawal: { name: 'Withdrawal', task: 'Withdrawal' },
};

/** What the facts are called. */
export const FACT_LABELS = {
  age: 'Account age',
  pace: 'Pace of work',
  payout: 'Same payout details',
  device: 'Same browser',
  identity: 'Same identity number',
  rejections: 'Rejected before',
} as const;
