import type { AuditEntry } from '@platform/contracts';
import { Moment } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { ACTION_WORDS, THE_PLATFORM } from '../../content/audit-words.ts';
import { Clipped } from '../../shared/list/clipped.tsx';
import { ShortId } from '../../shared/list/short-id.tsx';
import type { StaffColumn } from '../../shared/list/staff-column.ts';

/** The columns of the audit log. */
export const AUDIT_COLUMNS: readonly StaffColumn<AuditEntry>[] = [
  {
    id: 'at',
    name: 'Time',
    cell: ({ at }) => <Moment at={at} clock />,
    sort: { ascending: 'oldest', descending: 'newest' },
    always: true,
  },
  { id: 'by', name: 'By', cell: ({ by }) => <Clipped text={by ?? THE_PLATFORM} strong /> },
  { id: 'action', name: 'What', cell: ({ action }) => ACTION_WORDS[action].whole, always: true },
  {
    id: 'user',
    name: 'User',
    cell: ({ userId, username }) =>
      userId !== null && (
        <Link to={paths.admin.user(userId)}>
          <Clipped text={username ?? 'Deleted'} />
        </Link>
      ),
  },
  {
    id: 'subject',
    name: 'Record',
    cell: ({ subjectId }) => subjectId !== null && <ShortId id={subjectId} />,
  },
  { id: 'reason', name: 'Reason', wraps: true, cell: ({ reason }) => reason },
];
