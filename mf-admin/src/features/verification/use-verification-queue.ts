import { listVerifications, type PendingVerification } from '@platform/contracts';
import { optionsOf, OWNERSHIP_WORDS } from '../../content/statuses.ts';
import { defineList } from '../../shared/list/list-definition.ts';
import { SPAN } from '../../shared/list/list-filters.ts';
import type { ListPage } from '../../shared/list/list-screen.tsx';
import { useListAddress, type ListAddress } from '../../shared/list/use-list-address.ts';
import { useStaffPendingVerificationsQuery, useStaffVerificationsQuery } from './verification-api.ts';

/** What the verifications can be narrowed by; an address without a status means the pending ones, oldest first. */
export const VERIFICATION_FILTERS = {
  status: { kind: 'choice', label: 'Status', options: optionsOf(OWNERSHIP_WORDS), initial: 'pending' },
  ...SPAN,
} as const;

const LIST = defineList<typeof listVerifications>({
  endpoint: listVerifications,
  filters: VERIFICATION_FILTERS,
  sorts: ['oldest', 'newest'],
});

/** The verifications as the address asks for them. The plain queue has a call of its own. */
export function useVerificationQueue(): {
  address: ListAddress<typeof listVerifications>;
  page: ListPage<PendingVerification>;
} {
  const address = useListAddress(LIST);
  const { values, sort, narrowed, query } = address;
  const isPlain = narrowed === 0 && values.q === '' && sort === 'oldest';
  const pending = useStaffPendingVerificationsQuery(
    { query: query.cursor === undefined ? {} : { cursor: query.cursor } },
    { skip: !isPlain },
  );
  const all = useStaffVerificationsQuery({ query }, { skip: isPlain });
  return { address, page: isPlain ? pending : all };
}
