import type { TicketRow } from '@platform/contracts';
import { Badge, Moment } from '@platform/design-system';
import { TICKET_WORDS } from '../../content/statuses.ts';
import { Clipped } from '../../shared/list/clipped.tsx';
import type { StaffColumn } from '../../shared/list/staff-column.ts';

/** The columns of the tickets' table. */
export const TICKET_COLUMNS: readonly StaffColumn<TicketRow>[] = [
  { id: 'reference', name: 'Reference', cell: ({ reference }) => reference },
  {
    id: 'subject',
    name: 'Subject',
    wraps: true,
    cell: ({ subject }) => <strong>{subject}</strong>,
    always: true,
  },
  { id: 'from', name: 'From', cell: ({ name, username }) => <Clipped text={username ?? name} /> },
  { id: 'email', name: 'E-mail (masked)', cell: ({ email }) => email, hiddenAtFirst: true },
  {
    id: 'opened',
    name: 'Opened',
    cell: ({ createdAt }) => <Moment at={createdAt} clock />,
    sort: { ascending: 'oldest', descending: 'newest' },
  },
  {
    id: 'changed',
    name: 'Last change',
    cell: ({ changedAt }) => <Moment at={changedAt} clock />,
    hiddenAtFirst: true,
  },
  {
    id: 'status',
    name: 'Status',
    cell: ({ status }) => <Badge tone={TICKET_WORDS[status].tone}>{TICKET_WORDS[status].label}</Badge>,
  },
];
