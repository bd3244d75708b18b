import type { LedgerEntry } from '@platform/contracts';
import { Badge, Moment, Money } from '@platform/design-system';
import { ACCOUNT_WORDS, ENTRY_WORDS } from '../../content/entry-words.ts';
import type { StaffColumn } from '../../shared/list/staff-column.ts';

/** The columns of a member's statement, as the member sees it. */
export const ENTRY_COLUMNS: readonly StaffColumn<LedgerEntry>[] = [
  { id: 'at', name: 'Time', cell: ({ at }) => <Moment at={at} clock /> },
  { id: 'kind', name: 'What', cell: ({ kind }) => ENTRY_WORDS[kind] },
  {
    id: 'account',
    name: 'Account',
    cell: ({ account }) => <Badge tone={ACCOUNT_WORDS[account].tone}>{ACCOUNT_WORDS[account].label}</Badge>,
  },
  {
    id: 'until',
    name: 'Locked until',
    cell: ({ availableAt }) => availableAt && <Moment at={availableAt} />,
  },
  {
    id: 'amount',
    name: 'Amount',
    numeric: true,
    cell: ({ amount }) => <Money amount={amount} sign="always" />,
  },
  {
    id: 'after',
    name: 'After it',
    numeric: true,
    cell: ({ balanceAfter }) => <Money amount={balanceAfter} tone="muted" />,
  },
];
