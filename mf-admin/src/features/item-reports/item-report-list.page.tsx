import {
  acceptItemReport,
  exportItemReports,
  ITEM_REPORTS_MAX,
  listItemReports,
  rejectItemReport,
} from '@platform/contracts';
import { paths } from '@platform/kit';
import { ITEM_REPORT_STATES } from '@platform/kit/states';
import { ITEM_REPORT_REASONS } from '../../content/reasons.ts';
import { toOptions } from '../../content/status-labels.ts';
import { DATE_RANGE_FILTERS } from '../../shared/list/state/list-filters.ts';
import { defineQueuePage } from '../../shared/review/queue/define-queue-page.tsx';
import { ITEM_REPORT_COLUMNS } from './item-report-columns.tsx';
import { useAdminItemReportsQuery } from './item-reports-api.ts';

/** The reports of items. A URL without a status shows the pending ones. */
export const ItemReportListPage = defineQueuePage({
  name: 'Item reports',
  labels: {
    title: 'Reports of items',
    lead: `Items that members say cannot be done, due first. An item is closed when you have accepted the reports of ${ITEM_REPORTS_MAX} members.`,
    plural: 'reports',
    search: 'Search by username, ID or submission ID',
    empty: {
      title: 'No pending reports',
      text: 'Every report has been decided. Refresh to check for new ones.',
    },
  },
  endpoint: listItemReports,
  exportEndpoint: exportItemReports,
  paths: { list: paths.admin.itemReports, record: paths.admin.report },
  filters: {
    status: {
      kind: 'choice',
      label: 'Status',
      options: toOptions(ITEM_REPORT_STATES),
      initial: 'pending',
      views: { pending: 'itemReports' },
    },
    ...DATE_RANGE_FILTERS,
  },
  sorts: ['due', 'oldest', 'newest'],
  useRows: ({ query }) => useAdminItemReportsQuery({ query }),
  columns: ITEM_REPORT_COLUMNS,
  bulk: {
    kind: 'report',
    decisions: { approve: acceptItemReport, reject: rejectItemReport },
    prepared: ITEM_REPORT_REASONS,
    approval: `Accept only if you have looked at every item. One with the accepted reports of ${ITEM_REPORTS_MAX} members is no longer offered.`,
    rejection: 'The items stay open. Each member gets your reason.',
  },
  getViewLabel: ({ username, itemName }) => `View ${itemName}, ${username}`,
  toQueueEntry: ({ id, username, itemName, title }) => ({
    id,
    title: `${itemName}, ${username}`,
    subtitle: title,
  }),
});
