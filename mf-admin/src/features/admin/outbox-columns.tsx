import type { MailRow } from '@platform/contracts';
import { Badge, Moment } from '@platform/design-system';
import { MAIL_WORDS } from '../../content/statuses.ts';
import { Clipped } from '../../shared/list/clipped.tsx';
import type { StaffColumn } from '../../shared/list/staff-column.ts';

/** The columns of the mails' table. */
export const OUTBOX_COLUMNS: readonly StaffColumn<MailRow>[] = [
  {
    id: 'subject',
    name: 'Subject',
    wraps: true,
    cell: ({ subject }) => <strong>{subject}</strong>,
    always: true,
  },
  { id: 'to', name: 'To (masked)', cell: ({ to }) => to },
  { id: 'user', name: 'User', cell: ({ username }) => <Clipped text={username ?? 'No account'} /> },
  {
    id: 'written',
    name: 'Written',
    cell: ({ createdAt }) => <Moment at={createdAt} clock />,
    sort: { ascending: 'oldest', descending: 'newest' },
  },
  {
    id: 'sent',
    name: 'Sent',
    cell: ({ sentAt }) => sentAt && <Moment at={sentAt} clock />,
    hiddenAtFirst: true,
  },
  { id: 'attempts', name: 'Attempts', numeric: true, cell: ({ attempts }) => attempts, hiddenAtFirst: true },
  {
    id: 'state',
    name: 'State',
    cell: ({ state }) => <Badge tone={MAIL_WORDS[state].tone}>{MAIL_WORDS[state].label}</Badge>,
  },
];
