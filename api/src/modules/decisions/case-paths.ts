import type { CaseKind } from '@platform/contracts';

/** What administrators claim by `CaseClaims`. */
export type ClaimedKind = CaseKind | 'ticket';

/** The shell's pages about cases, for notices and emails to administrators. */
export const CASE_PATHS: Readonly<Record<ClaimedKind, (id: string) => string>> = {
  verification: (id) => `/dashboard/admin/verifications/${id}`,
  purchase: (id) => `/dashboard/admin/blueprints/${id}`,
  ticket: (id) => `/dashboard/admin/tickets/${id}`,
  withdrawal: (id) => `/dashboard/admin/withdrawals/${id}`,
};
