import { listAllWithdrawals, type WithdrawalRow } from '@platform/contracts';
import { PAYMENT_OPTIONS } from '../../content/payment-words.ts';
import { optionsOf, WITHDRAWAL_WORDS } from '../../content/statuses.ts';
import { defineList } from '../../shared/list/list-definition.ts';
import { SPAN } from '../../shared/list/list-filters.ts';
import type { ListPage } from '../../shared/list/list-screen.tsx';
import { useListAddress, type ListAddress } from '../../shared/list/use-list-address.ts';
import { useStaffPendingWithdrawalsQuery, useStaffWithdrawalsQuery } from './withdrawals-api.ts';

/** What the withdrawals can be narrowed by; an address without a status means the pending ones, oldest first. */
export const WITHDRAWAL_FILTERS = {
  status: { kind: 'choice', label: 'Status', options: optionsOf(WITHDRAWAL_WORDS), initial: 'pending' },
  paymentMethod: { kind: 'choice', label: 'Payment method', options: PAYMENT_OPTIONS },
  ...SPAN,
} as const;

const LIST = defineList<typeof listAllWithdrawals>({
  endpoint: listAllWithdrawals,
  filters: WITHDRAWAL_FILTERS,
  sorts: ['oldest', 'newest', 'highest', 'lowest'],
});

/** The withdrawals as the address asks for them. The pending ones have a call of their own. */
export function useWithdrawalQueue(): {
  address: ListAddress<typeof listAllWithdrawals>;
  page: ListPage<WithdrawalRow>;
} {
  const address = useListAddress(LIST);
  const { status, ...others } = address.query;
  const isPending = status === 'pending';
  const pending = useStaffPendingWithdrawalsQuery({ query: others }, { skip: !isPending });
  const all = useStaffWithdrawalsQuery({ query: address.query }, { skip: isPending });
  return { address, page: isPending ? pending : all };
}
