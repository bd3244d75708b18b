import type { AuditEntry } from '@platform/contracts';
import { DateTime } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { describeDocumentsViewed, getActionLabels, SYSTEM_ACTOR } from '../../content/audit-labels.ts';
import { TruncatedText } from '../../shared/list/table/truncated-text.tsx';
import { MemberCard } from '../../shared/review/record/member-name.tsx';
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
      userId !== null && (
        <MemberCard userId={userId} username={username ?? 'Deleted'}>
          <Link to={paths.admin.user(userId)}>
            <TruncatedText text={username ?? 'Deleted'} title={undefined} />
          </Link>
        </MemberCard>
      ),
  },
  {
    id: 'subject',
    name: 'Record',
    cell: ({ subjectId }) => subjectId !== null && <ShortId id={subjectId} />,
  },
  { id: 'reason', name: 'Reason', wraps: true, cell: ({ reason }) => reason },
];
