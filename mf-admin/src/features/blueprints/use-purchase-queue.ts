import { listPurchases, type PurchaseRow } from '@platform/contracts';
import { BLUEPRINT_OPTIONS, PAYMENT_OPTIONS } from '../../content/payment-words.ts';
import { optionsOf, OWNERSHIP_WORDS } from '../../content/statuses.ts';
import { defineList } from '../../shared/list/list-definition.ts';
import { SPAN } from '../../shared/list/list-filters.ts';
import type { ListPage } from '../../shared/list/list-screen.tsx';
import { useListAddress, type ListAddress } from '../../shared/list/use-list-address.ts';
import { useStaffPendingPurchasesQuery, useStaffPurchasesQuery } from './purchases-api.ts';

/** What the purchases can be narrowed by; an address without a status means the pending ones, oldest first. */
export const PURCHASE_FILTERS = {
  status: { kind: 'choice', label: 'Status', options: optionsOf(OWNERSHIP_WORDS), initial: 'pending' },
  blueprintId: { kind: 'choice', label: 'Blueprint', options: BLUEPRINT_OPTIONS, numeric: true },
  paymentMethod: { kind: 'choice', label: 'Payment method', options: PAYMENT_OPTIONS },
  ...SPAN,
} as const;

const LIST = defineList<typeof listPurchases>({
  endpoint: listPurchases,
  filters: PURCHASE_FILTERS,
  sorts: ['oldest', 'newest', 'highest', 'lowest'],
});

/** The purchases as the address asks for them. The pending ones have a call of their own. */
export function usePurchaseQueue(): {
  address: ListAddress<typeof listPurchases>;
  page: ListPage<PurchaseRow>;
} {
  const address = useListAddress(LIST);
  const { status, ...others } = address.query;
  const isPending = status === 'pending';
  const pending = useStaffPendingPurchasesQuery({ query: others }, { skip: !isPending });
  const all = useStaffPurchasesQuery({ query: address.query }, { skip: isPending });
  return { address, page: isPending ? pending : all };
}
