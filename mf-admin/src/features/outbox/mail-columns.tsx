import type { MailRow } from '@platform/contracts';
import { DateTime, LabelBadge } from '@platform/design-system';
import { MAIL_STATES } from '@platform/kit/states';
import { MemberName } from '../../shared/review/record/member-name.tsx';
import type { TableColumn } from '../../shared/list/table/table-column.ts';

/** The columns of the outbox. */
export const MAIL_COLUMNS: readonly TableColumn<MailRow>[] = [
  {
    id: 'subject',
    name: 'Subject',
    wraps: true,
    cell: ({ subject }) => <strong>{subject}</strong>,
    alwaysVisible: true,
  },
  { id: 'to', name: 'To (masked)', cell: ({ to }) => to },
  {
    id: 'user',
    name: 'User',
    cell: ({ userId, username }) => <MemberName userId={userId} username={username ?? 'No account'} />,
  },
  {
    id: 'created',
    name: 'Created',
    cell: ({ createdAt }) => <DateTime at={createdAt} showTime />,
    sort: { ascending: 'oldest', descending: 'newest' },
  },
  {
    id: 'sent',
    name: 'Sent',
    cell: ({ sentAt }) => sentAt && <DateTime at={sentAt} showTime />,
    hiddenByDefault: true,
  },
  {
    id: 'attempts',
    name: 'Attempts',
    numeric: true,
    cell: ({ attempts }) => attempts,
    hiddenByDefault: true,
  },
  {
    id: 'state',
    name: 'State',
    cell: ({ state }) => <LabelBadge labels={MAIL_STATES} value={state} />,
  },
];
