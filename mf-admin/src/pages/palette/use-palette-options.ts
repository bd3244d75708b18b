import { listAllWithdrawals, listPurchases, listUsers, listVerifications } from '@platform/contracts';
import { formatMoney, getBadgeLabel } from '@platform/design-system';
import { paths } from '@platform/kit';
import { WITHDRAWAL_STATES } from '@platform/kit/states';
import { OWNERSHIP_STATUS_LABELS } from '../../content/status-labels.ts';
import {
  useAdminPurchasesQuery,
  useLazyAdminPendingPurchasesQuery,
} from '../../features/purchases/purchases-api.ts';
import { useAdminUsersQuery } from '../../features/users/users-api.ts';
import { useLazyAdminPendingVerificationsQuery } from '../../features/verifications/verifications-api.ts';
import { useLazyAdminPendingWithdrawalsQuery } from '../../features/withdrawals/withdrawals-api.ts';
import { useMay } from '../../shared/use-may.ts';
import { SECTION_GROUPS } from '../../shared/sections.ts';
import {
  useAdminVerificationsQuery,
  useAdminWithdrawalsQuery,
} from '../../shared/review/record/member-api.ts';

/** Something that the palette opens. */
export type PaletteOption = {
  readonly id: string;
  readonly label: string;
  /** What it is, e.g. "Page" or "Verification". */
  readonly kind: string;
  /** The path of its page; `undefined` if there is nothing to open. */
  readonly findPath: () => Promise<string | undefined>;
};

const RECORDS_MAX = 5;
/** Shorter texts match too much to be worth a request. */
const SEARCH_MIN = 2;

/** Returns the pages and actions whose name contains a text, and the records that a search finds. */
export function usePaletteOptions(text: string, search: string) {
  const pages = usePages();
  const actions = useActions();
  const records = useRecords(search);
  const wanted = text.trim().toLowerCase();
  const matching = [...actions, ...pages].filter(({ label }) => label.toLowerCase().includes(wanted));
  return { options: [...matching, ...records.options], isSearching: records.isSearching };
}

const opens = (path: string) => () => Promise.resolve(path);

function usePages(): PaletteOption[] {
  const may = useMay();
  return SECTION_GROUPS.flatMap(({ sections }) => sections)
    .filter(({ endpoint }) => may(endpoint))
    .map(({ label, path }) => ({ id: `page-${path}`, label, kind: 'Page', findPath: opens(path) }));
}

type FindFirst = (query: { query: { limit: number } }) => {
  unwrap(): Promise<{ readonly items: readonly { readonly id: string }[] }>;
};

/** Opens the case that has waited longest. */
function useActions(): PaletteOption[] {
  const may = useMay();
  const [findVerification] = useLazyAdminPendingVerificationsQuery();
  const [findPurchase] = useLazyAdminPendingPurchasesQuery();
  const [findWithdrawal] = useLazyAdminPendingWithdrawalsQuery();
  const next = (label: string, find: FindFirst, getPath: (id: string) => string): PaletteOption => ({
    id: `action-${label}`,
    label,
    kind: 'Action',
    findPath: async () => {
      const { items } = await find({ query: { limit: 1 } }).unwrap();
      return items[0] && getPath(items[0].id);
    },
  });
  return [
    ...(may(listVerifications)
      ? [next('Next due verification', (query) => findVerification(query), paths.admin.verification)]
      : []),
    ...(may(listPurchases)
      ? [next('Next due purchase', (query) => findPurchase(query), paths.admin.purchase)]
      : []),
    ...(may(listAllWithdrawals)
      ? [next('Next due withdrawal', (query) => findWithdrawal(query), paths.admin.withdrawal)]
      : []),
  ];
}

/** Finds users and cases as their lists do, in those that the roles of the administrator include. */
function useRecords(q: string): { options: PaletteOption[]; isSearching: boolean } {
  const may = useMay();
  const isShort = q.length < SEARCH_MIN;
  const request = { query: { q, limit: RECORDS_MAX } };
  const users = useAdminUsersQuery(request, { skip: isShort || !may(listUsers) });
  const verifications = useAdminVerificationsQuery(request, { skip: isShort || !may(listVerifications) });
  const purchases = useAdminPurchasesQuery(request, { skip: isShort || !may(listPurchases) });
  const withdrawals = useAdminWithdrawalsQuery(request, { skip: isShort || !may(listAllWithdrawals) });
  const isSearching = [users, verifications, purchases, withdrawals].some(({ isFetching }) => isFetching);
  if (isShort) return { options: [], isSearching };
  return {
    isSearching,
    options: [
      ...toOptions('User', users.currentData, paths.admin.user, ({ username }) => username),
      ...toOptions(
        'Verification',
        verifications.currentData,
        paths.admin.verification,
        ({ username, status }) =>
          `${username}, ${getBadgeLabel(OWNERSHIP_STATUS_LABELS, status).label.toLowerCase()}`,
      ),
      ...toOptions(
        'Purchase',
        purchases.currentData,
        paths.admin.purchase,
        ({ username, blueprint, status }) =>
          `${username}, ${blueprint.name}, ${getBadgeLabel(OWNERSHIP_STATUS_LABELS, status).label.toLowerCase()}`,
      ),
      ...toOptions(
        'Withdrawal',
        withdrawals.currentData,
        paths.admin.withdrawal,
        ({ username, amount, status }) =>
          `${username}, ${formatMoney(amount)}, ${getBadgeLabel(WITHDRAWAL_STATES, status).label.toLowerCase()}`,
      ),
    ],
  };
}

function toOptions<Row extends { readonly id: string }>(
  kind: string,
  data: { readonly items: readonly Row[] } | undefined,
  getPath: (id: string) => string,
  getLabel: (row: Row) => string,
): PaletteOption[] {
  return (data?.items ?? []).map((row) => ({
    id: `${kind}-${row.id}`,
    label: getLabel(row),
    kind,
    findPath: opens(getPath(row.id)),
  }));
}
