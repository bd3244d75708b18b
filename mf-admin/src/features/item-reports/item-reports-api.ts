import {
  acceptItemReport,
  getItemReport,
  listItemReports,
  reinstateItem,
  rejectItemReport,
} from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { DECISION_TAGS, TAGS } from '../../shared/tags.ts';

const DECISION = { changes: [TAGS.itemReports, ...DECISION_TAGS] };

export const {
  useAdminItemReportsQuery,
  useAdminItemReportQuery,
  useAdminAcceptItemReportMutation,
  useAdminRejectItemReportMutation,
  useAdminReinstateItemMutation,
} = injectContractEndpoints({
  adminItemReports: query(listItemReports, { provides: [TAGS.itemReports] }),
  adminItemReport: query(getItemReport, { provides: [TAGS.itemReports] }),
  adminAcceptItemReport: mutation(acceptItemReport, DECISION),
  adminRejectItemReport: mutation(rejectItemReport, DECISION),
  adminReinstateItem: mutation(reinstateItem, DECISION),
});
