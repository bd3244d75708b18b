import type { LedgerEntry } from '@platform/contracts';
import { DateTime, Money, getTextLabel, LabelBadge } from '@platform/design-system';
import { ENTRY_KIND_LABELS, MONEY_STATES } from '@platform/kit/states';
import type { TableColumn } from '../../shared/list/table/table-column.ts';

/** The columns of a member's ledger entries. */
export const ENTRY_COLUMNS: readonly TableColumn<LedgerEntry>[] = [
  { id: 'at', name: 'Time', cell: ({ at }) => <DateTime at={at} showTime /> },
  { id: 'kind', name: 'Type', cell: ({ kind }) => getTextLabel(ENTRY_KIND_LABELS, kind) },
  {
    id: 'account',
    name: 'Account',
    cell: ({ account }) =>
      account ? <LabelBadge labels={MONEY_STATES} value={account} /> : 'Paid from outside',
  },
  {
    id: 'until',
    name: 'Locked until',
    cell: ({ availableAt }) => availableAt && <DateTime at={availableAt} />,
  },
  {
    id: 'amount',
    name: 'Amount',
    numeric: true,
    cell: ({ amount }) => <Money amount={amount} sign="always" />,
  },
  {
    id: 'after',
    name: 'Balance after',
    numeric: true,
    cell: ({ balanceAfter }) => balanceAfter !== null && <Money amount={balanceAfter} tone="muted" />,
  },
];
