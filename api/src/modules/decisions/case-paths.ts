import { PAGE_PATHS, type CaseKind } from '@platform/contracts';

/** What administrators claim by `CaseClaims`. */
export type ClaimedKind = CaseKind | 'ticket';

/** The shell's pages about cases, for notices and emails to administrators. */
export const CASE_PATHS: Readonly<Record<ClaimedKind, (id: string) => string>> = {
  verification: PAGE_PATHS.admin.verification,
  purchase: PAGE_PATHS.admin.purchase,
  ticket: PAGE_PATHS.admin.ticket,
  withdrawal: PAGE_PATHS.admin.withdrawal,
  report: PAGE_PATHS.admin.report,
};
