import type { WithdrawalRow } from '@platform/contracts';
import { Badge, Moment, Money } from '@platform/design-system';
import { paymentMethodLabel } from '../../content/payment-words.ts';
import { WITHDRAWAL_WORDS } from '../../content/statuses.ts';
import { ShortId } from '../../shared/list/short-id.tsx';
import { Username } from '../../shared/list/username.tsx';
import type { StaffColumn } from '../../shared/list/staff-column.ts';

/** The columns of the withdrawals' table. */
export const WITHDRAWAL_COLUMNS: readonly StaffColumn<WithdrawalRow>[] = [
  { id: 'id', name: 'ID', cell: ({ id }) => <ShortId id={id} />, hiddenAtFirst: true },
  { id: 'user', name: 'User', cell: ({ username }) => <Username name={username} />, always: true },
  {
    id: 'amount',
    name: 'Amount',
    numeric: true,
    cell: ({ amount }) => <Money amount={amount} strong />,
    sort: { ascending: 'lowest', descending: 'highest' },
  },
  { id: 'method', name: 'Payment', cell: ({ paymentMethod }) => paymentMethodLabel(paymentMethod) },
  { id: 'details', name: 'Details (masked)', cell: ({ paymentDetails }) => paymentDetails },
  {
    id: 'requested',
    name: 'Requested',
    cell: ({ requestDate }) => <Moment at={requestDate} clock />,
    sort: { ascending: 'oldest', descending: 'newest' },
  },
  {
    id: 'decided',
    name: 'Decided',
    cell: ({ decidedAt }) => decidedAt && <Moment at={decidedAt} clock />,
    hiddenAtFirst: true,
  },
  {
    id: 'status',
    name: 'Status',
    cell: ({ status }) => (
      <Badge tone={WITHDRAWAL_WORDS[status].tone}>{WITHDRAWAL_WORDS[status].label}</Badge>
    ),
  },
];
