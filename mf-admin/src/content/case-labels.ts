import type { CaseKind, RejectionOutcome } from '@platform/contracts';
import { type BadgeLabel, getEntry } from '@platform/design-system';

type CaseLabel = { readonly name: string; readonly task: string };

const CASE_LABELS: Readonly<Record<CaseKind, CaseLabel>> = {
  verification: { name: 'Verification', task: 'Identity verification' },
  purchase: { name: 'Purchase', task: 'Payment to check' },
  withdrawal: { name: 'Withdrawal', task: 'Withdrawal' },
  report: { name: 'Report', task: 'Report of an item' },
};

/** Returns what a case of a kind is called in a sentence, and what its decision is. */
export function getCaseLabel(kind: CaseKind): CaseLabel {
  return getEntry(CASE_LABELS, kind, (words) => ({ name: words, task: words }));
}

/** What there is to do about an approved verification for which a withdrawal waits. */
export const IDENTITY_CHECK = 'Identity to check before a payout';

/** What the risk signals are called. */
export const RISK_SIGNAL_LABELS = {
  state: 'Account',
  age: 'Account age',
  pace: 'Pace of work',
  payout: 'Same payout details',
  device: 'Same browser',
  network: 'Same network',
  tree: 'Referral tree',
  identity: 'Same identity number',
  rejections: 'Rejected, failed or came back before',
} as const;

/** How an earlier case ended, and what is said of one to the same payout destination. */
export const REJECTION_LABELS: Readonly<Record<RejectionOutcome, BadgeLabel>> = {
  rejected: { label: 'Rejected', tone: 'danger' },
  failed: { label: 'Failed', tone: 'danger' },
  bounced: { label: 'Came back', tone: 'danger' },
};
export const SAME_DESTINATION = 'to the same destination';
