import type { AdminRole } from '@platform/contracts';
import { getEntry } from '@platform/design-system';

type RoleLabel = { readonly label: string; readonly hint: string };

/** How the roles of administrators read, and what each is for. */
export const ROLE_LABELS: Readonly<Record<AdminRole, RoleLabel>> = {
  reviewer: { label: 'Reviewer', hint: 'Reviews work and appeals, and verifies identities.' },
  cashier: { label: 'Cashier', hint: 'Decides purchases and withdrawals, and sees the ledger.' },
  support: {
    label: 'Support',
    hint: 'Answers tickets, reads emails, looks members up and disables accounts.',
  },
  owner: { label: 'Owner', hint: 'Everything, including releases, the audit log and the roles of others.' },
};

/** Returns the name of a role. */
export function getRoleName(role: AdminRole): string {
  return getEntry(ROLE_LABELS, role, (label) => ({ label, hint: '' })).label;
}
