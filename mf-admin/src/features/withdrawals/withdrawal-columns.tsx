import type { WithdrawalRow } from '@platform/contracts';
import { Badge, DateTime, Money, Row, LabelBadge } from '@platform/design-system';
import { WITHDRAWAL_STATES } from '@platform/kit/states';
import { paymentMethodLabel } from '../../content/payment-labels.ts';
import { DUE_COLUMN } from '../../shared/review/case/case-columns.tsx';
import { MemberCell } from '../../shared/review/case/disabled-member.tsx';
import { ShortId } from '../../shared/list/table/short-id.tsx';
import { UNREADABLE } from '../../shared/review/record/unreadable-notice.tsx';
import type { TableColumn } from '../../shared/list/table/table-column.ts';

/** The columns of the withdrawal list. */
export const WITHDRAWAL_COLUMNS: readonly TableColumn<WithdrawalRow>[] = [
  { id: 'id', name: 'ID', cell: ({ id }) => <ShortId id={id} />, hiddenByDefault: true },
  {
    id: 'user',
    name: 'User',
    cell: (row) => <MemberCell {...row} />,
    alwaysVisible: true,
  },
  DUE_COLUMN,
  {
    id: 'amount',
    name: 'Amount',
    numeric: true,
    cell: ({ amount }) => <Money amount={amount} strong />,
    sort: { ascending: 'lowest', descending: 'highest' },
  },
  {
    id: 'status',
    name: 'Status',
    cell: ({ status, firstApproval }) => (
      <Row $gap={2}>
        <LabelBadge labels={WITHDRAWAL_STATES} value={status} />
        {status === 'pending' && firstApproval && <Badge tone="held">1 of 2 approvals</Badge>}
      </Row>
    ),
  },
  { id: 'method', name: 'Payment', cell: ({ paymentMethod }) => paymentMethodLabel(paymentMethod) },
  { id: 'details', name: 'Details (masked)', cell: ({ paymentDetails }) => paymentDetails ?? UNREADABLE },
  {
    id: 'requested',
    name: 'Requested',
    cell: ({ requestDate }) => <DateTime at={requestDate} showTime />,
    sort: { ascending: 'oldest', descending: 'newest' },
  },
  {
    id: 'decided',
    name: 'Decided',
    cell: ({ decidedAt }) => decidedAt && <DateTime at={decidedAt} showTime />,
    hiddenByDefault: true,
  },
];
