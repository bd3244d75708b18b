import { exportAudit, listAudit } from '@platform/contracts';
import { ACTION_LABELS } from '../../content/audit-labels.ts';
import { defineListPage } from '../../shared/list/screen/define-list-page.tsx';
import { DATE_RANGE_FILTERS } from '../../shared/list/state/list-filters.ts';
import { useAdminAuditQuery } from './audit-api.ts';
import { AUDIT_COLUMNS } from './audit-columns.tsx';

const ACTION_OPTIONS = Object.entries(ACTION_LABELS).map(([value, { long }]) => ({ value, label: long }));

/** The audit log. */
export const AuditListPage = defineListPage({
  labels: {
    title: 'Audit log',
    lead: 'Who did what, to which record, and why. Entries are never changed, and removed after a year at the earliest.',
    plural: 'audit entries',
    search: 'Search by username or record ID',
    empty: { title: 'No entries yet', text: 'Actions of administrators and members appear here.' },
  },
  endpoint: listAudit,
  exportEndpoint: exportAudit,
  filters: {
    action: { kind: 'choice', label: 'Action', options: ACTION_OPTIONS },
    by: { kind: 'text', label: 'By (username)' },
    ...DATE_RANGE_FILTERS,
  },
  sorts: ['newest', 'oldest'],
  useRows: ({ query }) => useAdminAuditQuery({ query }),
  columns: AUDIT_COLUMNS,
});
