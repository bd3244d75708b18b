import type { TicketRow } from '@platform/contracts';
import { DateTime, LabelBadge } from '@platform/design-system';
import { TICKET_STATES } from '@platform/kit/states';
import { CLAIM_COLUMN } from '../../shared/review/case/case-columns.tsx';
import { MemberName } from '../../shared/review/record/member-name.tsx';
import type { TableColumn } from '../../shared/list/table/table-column.ts';

/** The columns of the ticket list. */
export const TICKET_COLUMNS: readonly TableColumn<TicketRow>[] = [
  { id: 'reference', name: 'Reference', cell: ({ reference }) => reference },
  {
    id: 'subject',
    name: 'Subject',
    wraps: true,
    cell: ({ subject }) => <strong>{subject}</strong>,
    alwaysVisible: true,
  },
  {
    id: 'from',
    name: 'From',
    cell: ({ userId, name, username }) => <MemberName userId={userId} username={username ?? name} />,
  },
  { id: 'email', name: 'Email (masked)', cell: ({ email }) => email, hiddenByDefault: true },
  {
    id: 'opened',
    name: 'Opened',
    cell: ({ createdAt }) => <DateTime at={createdAt} showTime />,
    sort: { ascending: 'oldest', descending: 'newest' },
  },
  {
    id: 'changed',
    name: 'Last change',
    cell: ({ changedAt }) => <DateTime at={changedAt} showTime />,
    hiddenByDefault: true,
  },
  CLAIM_COLUMN,
  {
    id: 'status',
    name: 'Status',
    cell: ({ status }) => <LabelBadge labels={TICKET_STATES} value={status} />,
  },
];
