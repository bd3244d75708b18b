import { exportUnitReports, listUnitReports, type UnitReportRow } from '@platform/contracts';
import { DateTime, getTextLabel, LabelBadge } from '@platform/design-system';
import { UNIT_REPORT_STATES } from '@platform/kit/states';
import { UNIT_REPORT_REASON_LABELS } from '../../content/learning-labels.ts';
import { toOptions } from '../../content/status-labels.ts';
import type { TableColumn } from '../../shared/list/table/table-column.ts';
import { MemberName } from '../../shared/review/record/member-name.tsx';
import { defineQueuePage } from '../../shared/review/queue/define-queue-page.tsx';
import { COURSE_FILTERS } from './course-column.ts';
import { useAdminUnitReportsQuery } from './learning-api.ts';
import { learningPaths } from '../../shared/learning-paths.ts';

const COLUMNS: readonly TableColumn<UnitReportRow>[] = [
  { id: 'name', name: 'Question', cell: ({ name }) => name, alwaysVisible: true },
  { id: 'user', name: 'User', cell: (row) => <MemberName {...row} strong /> },
  {
    id: 'reason',
    name: 'Reported',
    wraps: true,
    cell: ({ reason }) => getTextLabel(UNIT_REPORT_REASON_LABELS, reason),
  },
  { id: 'text', name: 'Text', wraps: true, cell: ({ text }) => text || '–' },
  {
    id: 'at',
    name: 'Since',
    cell: ({ reportedAt }) => <DateTime at={reportedAt} showTime />,
    sort: { ascending: 'oldest', descending: 'newest' },
  },
  {
    id: 'status',
    name: 'Status',
    cell: ({ status }) => <LabelBadge labels={UNIT_REPORT_STATES} value={status} />,
  },
];

/** The reports of questions of tests. A URL without a status shows the pending ones. */
export const UnitReportListPage = defineQueuePage({
  name: 'Reports of questions',
  labels: {
    title: 'Reports of questions',
    lead: 'What members say is wrong with questions of tests, oldest first.',
    plural: 'reports of questions',
    search: 'Search by username or ID',
    empty: {
      title: 'No pending reports',
      text: 'Every report has been decided. Refresh to check for new ones.',
    },
  },
  endpoint: listUnitReports,
  exportEndpoint: exportUnitReports,
  paths: { list: learningPaths.reports, record: learningPaths.report },
  filters: {
    status: {
      kind: 'choice',
      label: 'Status',
      options: toOptions(UNIT_REPORT_STATES),
      initial: 'pending',
      views: { pending: 'unitReports' },
    },
    ...COURSE_FILTERS,
  },
  sorts: ['oldest', 'newest'],
  useRows: ({ query }) => useAdminUnitReportsQuery({ query }),
  columns: COLUMNS,
  getViewLabel: ({ username, name }) => `View ${name}, ${username}`,
  toQueueEntry: ({ id, username, name, reason }) => ({
    id,
    title: `${name}, ${username}`,
    subtitle: getTextLabel(UNIT_REPORT_REASON_LABELS, reason),
  }),
});
