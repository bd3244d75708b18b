import type { AuditEntry } from '@platform/contracts';
import { DateTime } from '@platform/design-system';
import { describeDocumentsViewed, getActionLabels, SYSTEM_ACTOR } from '../../content/audit-labels.ts';
import { TruncatedText } from '../../shared/list/table/truncated-text.tsx';
import { MemberLink } from '../../shared/review/record/member-link.tsx';
import { ShortId } from '../../shared/list/table/short-id.tsx';
import type { TableColumn } from '../../shared/list/table/table-column.ts';

/** The columns of the audit log. */
export const AUDIT_COLUMNS: readonly TableColumn<AuditEntry>[] = [
  {
    id: 'at',
    name: 'Time',
    cell: ({ at }) => <DateTime at={at} showTime />,
    sort: { ascending: 'oldest', descending: 'newest' },
    alwaysVisible: true,
  },
  { id: 'by', name: 'By', cell: ({ by }) => <TruncatedText text={by ?? SYSTEM_ACTOR} strong /> },
  {
    id: 'action',
    name: 'Action',
    cell: ({ action, documentsViewed }) =>
      [getActionLabels(action).long, describeDocumentsViewed(documentsViewed)].filter(Boolean).join(' · '),
    alwaysVisible: true,
  },
  {
    id: 'user',
    name: 'User',
    cell: ({ userId, username }) =>
      userId !== null && <MemberLink userId={userId} username={username ?? 'Deleted'} />,
  },
  {
    id: 'subject',
    name: 'Record',
    cell: ({ subjectId }) => subjectId !== null && <ShortId id={subjectId} />,
  },
  { id: 'reason', name: 'Reason', wraps: true, cell: ({ reason }) => reason },
];
