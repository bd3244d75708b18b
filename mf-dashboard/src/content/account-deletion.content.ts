import type { OpenRequests } from '@platform/contracts';

export const DELETED_DATA =
  'Deleting your account removes your name, addresses, phone number, identity documents, payout methods, messages, sessions and invitations. They cannot be restored.';
export const KEPT_DATA =
  'Amounts stay in our accounts without your name, and so does work that you handed in. So that one person cannot verify two accounts, we keep a code made from your identity number that cannot be turned back into it.';

/** What can be open, in the order of the page. */
export const OPEN_LABELS: readonly { readonly name: keyof OpenRequests; readonly label: string }[] = [
  { name: 'withdrawals', label: 'A withdrawal is on its way. Wait for it, or cancel it.' },
  { name: 'purchases', label: 'A purchase is pending. Wait for the decision, or cancel it.' },
  { name: 'verifications', label: 'Your identity verification is being reviewed.' },
  { name: 'submissions', label: 'Work that you handed in, or an appeal, is being reviewed.' },
];
