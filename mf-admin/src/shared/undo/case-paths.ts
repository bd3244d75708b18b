import { paths } from '@platform/kit';
import type { CaseReference } from './pending-decisions.ts';

/** The pages of what can be decided. Called when they are needed: the console mounts the pages elsewhere. */
const CASE_PATHS: Readonly<Record<CaseReference['kind'], (id: string) => string>> = {
  verification: (id) => paths.admin.verification(id),
  purchase: (id) => paths.admin.purchase(id),
  withdrawal: (id) => paths.admin.withdrawal(id),
  report: (id) => paths.admin.report(id),
  review: (id) => paths.admin.review(id),
  unitReport: (id) => paths.admin.page(`learning/reports/${id}`),
  certificate: (code) => `${paths.admin.page('learning/certificates')}?q=${encodeURIComponent(code)}`,
};

/** Returns the page on which a case is decided. */
export function getCasePath({ kind, id }: CaseReference): string {
  return CASE_PATHS[kind](id);
}
