import type { CaseKind } from '@platform/contracts';

/** The shell's pages about cases, for notices and emails to administrators. */
export const CASE_PATHS: Readonly<Record<CaseKind | 'review', (id: string) => string>> = {
  verification: (id) => `/dashboard/admin/verifications/${id}`,
  purchase: (id) => `/dashboard/admin/blueprints/${id}`,
  review: (id) => `/dashboard/admin/reviews/${id}`,
  withdrawal: (id) => `/dashboard/admin/withdrawals/${id}`,
};
