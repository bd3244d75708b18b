import type { PurchaseRow } from '@platform/contracts';
import { Badge, Moment, Money } from '@platform/design-system';
import { paymentMethodLabel } from '../../content/payment-words.ts';
import { OWNERSHIP_WORDS } from '../../content/statuses.ts';
import { ShortId } from '../../shared/list/short-id.tsx';
import { Username } from '../../shared/list/username.tsx';
import type { StaffColumn } from '../../shared/list/staff-column.ts';

/** The columns of the purchases' table. */
export const PURCHASE_COLUMNS: readonly StaffColumn<PurchaseRow>[] = [
  { id: 'id', name: 'ID', cell: ({ id }) => <ShortId id={id} />, hiddenAtFirst: true },
  { id: 'user', name: 'User', cell: ({ username }) => <Username name={username} />, always: true },
  { id: 'blueprint', name: 'Blueprint', wraps: true, cell: ({ blueprint }) => blueprint.name },
  {
    id: 'price',
    name: 'Price',
    numeric: true,
    cell: ({ price }) => <Money amount={price} />,
    sort: { ascending: 'lowest', descending: 'highest' },
  },
  { id: 'method', name: 'Payment', cell: ({ paymentMethod }) => paymentMethodLabel(paymentMethod) },
  { id: 'reference', name: 'Reference', cell: ({ reference }) => reference, hiddenAtFirst: true },
  {
    id: 'transaction',
    name: 'Transaction',
    cell: ({ transactionReference }) => transactionReference ?? 'Not given',
    hiddenAtFirst: true,
  },
  {
    id: 'requested',
    name: 'Requested',
    cell: ({ purchaseDate }) => <Moment at={purchaseDate} clock />,
    sort: { ascending: 'oldest', descending: 'newest' },
  },
  {
    id: 'status',
    name: 'Status',
    cell: ({ status }) => <Badge tone={OWNERSHIP_WORDS[status].tone}>{OWNERSHIP_WORDS[status].label}</Badge>,
  },
];
