import type { AdminRole } from '@platform/contracts';

/** How the roles of administrators read, and what each is for. */
export const ROLE_LABELS: Readonly<Record<AdminRole, { readonly label: string; readonly hint: string }>> = {
  reviewer: { label: 'Reviewer', hint: 'Reviews work and appeals, and verifies identities.' },
  cashier: { label: 'Cashier', hint: 'Decides purchases and withdrawals, and sees the ledger.' },
  support: {
    label: 'Support',
    hint: 'Answers tickets, reads emails, looks members up and disables accounts.',
  },
  owner: { label: 'Owner', hint: 'Everything, including releases, the audit log and the roles of others.' },
};
