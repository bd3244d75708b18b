import type { PurchaseRow } from '@platform/contracts';
import { DateTime, Money } from '@platform/design-system';
import { paymentMethodLabel } from '../../content/payment-labels.ts';
import { DUE_COLUMN } from '../../shared/review/case/case-columns.tsx';
import { MemberCell } from '../../shared/review/case/disabled-member.tsx';
import { ShortId } from '../../shared/list/table/short-id.tsx';
import type { TableColumn } from '../../shared/list/table/table-column.ts';
import { PurchaseBadge } from './purchase-badge.tsx';

/** The columns of the purchase list. */
export const PURCHASE_COLUMNS: readonly TableColumn<PurchaseRow>[] = [
  { id: 'id', name: 'ID', cell: ({ id }) => <ShortId id={id} />, hiddenByDefault: true },
  {
    id: 'user',
    name: 'User',
    cell: (row) => <MemberCell {...row} />,
    alwaysVisible: true,
  },
  DUE_COLUMN,
  { id: 'blueprint', name: 'Blueprint', wraps: true, cell: ({ blueprint }) => blueprint.name },
  {
    id: 'price',
    name: 'Price',
    numeric: true,
    cell: ({ price }) => <Money amount={price} />,
    sort: { ascending: 'lowest', descending: 'highest' },
  },
  {
    id: 'status',
    name: 'Status',
    cell: (purchase) => <PurchaseBadge {...purchase} />,
  },
  { id: 'method', name: 'Payment', cell: ({ paymentMethod }) => paymentMethodLabel(paymentMethod) },
  { id: 'reference', name: 'Reference', cell: ({ reference }) => reference, hiddenByDefault: true },
  {
    id: 'transaction',
    name: 'Transaction',
    cell: ({ transactionReference }) => transactionReference ?? 'Not provided',
    hiddenByDefault: true,
  },
  {
    id: 'requested',
    name: 'Requested',
    cell: ({ purchaseDate }) => <DateTime at={purchaseDate} showTime />,
    sort: { ascending: 'oldest', descending: 'newest' },
  },
  {
    id: 'expires',
    name: 'Expires',
    cell: ({ expiresAt }) => expiresAt && <DateTime at={expiresAt} showTime />,
    hiddenByDefault: true,
  },
];
