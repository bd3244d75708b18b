import {
  getAdminCounters,
  listTestHealth,
  getTrialBalance,
  listAllWithdrawals,
  listAudit,
  listItemReports,
  listOutbox,
  listPurchases,
  getReleases,
  listReviews,
  listTickets,
  listUsers,
  listVerifications,
  listWorkTaskPay,
  type AdminCounters,
  type Endpoint,
} from '@platform/contracts';
import { paths } from '@platform/kit';

/** A section of the admin pages. */
export type Section = {
  readonly label: string;
  /** Opens it after a G. */
  readonly key: string;
  readonly path: string;
  /** What its first page calls: only roles that may do so have the section. */
  readonly endpoint: Endpoint;
  /** The counters of pending records whose sum is shown beside the label. */
  readonly counters?: readonly (keyof AdminCounters)[];
};

/** The sections in the order of a working day: reviews, lookups, platform status. */
export const SECTION_GROUPS: readonly { readonly label: string; readonly sections: readonly Section[] }[] = [
  {
    label: 'Work',
    sections: [
      { label: 'Overview', key: 'o', path: paths.admin.overview(), endpoint: getAdminCounters },
      {
        label: 'Verifications',
        key: 'v',
        path: paths.admin.verifications(),
        endpoint: listVerifications,
        counters: ['verifications'],
      },
      {
        label: 'Purchases',
        key: 'p',
        path: paths.admin.blueprints(),
        endpoint: listPurchases,
        counters: ['purchases', 'returns'],
      },
      {
        label: 'Withdrawals',
        key: 'w',
        path: paths.admin.withdrawals(),
        endpoint: listAllWithdrawals,
        counters: ['withdrawals', 'payouts'],
      },
      {
        label: 'Reviews',
        key: 'r',
        path: paths.admin.reviews(),
        endpoint: listReviews,
        counters: ['reviews', 'appeals'],
      },
      {
        label: 'Item reports',
        key: 'i',
        path: paths.admin.itemReports(),
        endpoint: listItemReports,
        counters: ['itemReports'],
      },
      {
        label: 'Tickets',
        key: 't',
        path: paths.admin.tickets(),
        endpoint: listTickets,
        counters: ['tickets'],
      },
    ],
  },
  {
    label: 'Records',
    sections: [
      { label: 'Users', key: 'u', path: paths.admin.users(), endpoint: listUsers },
      {
        label: 'Learning',
        key: 'l',
        path: paths.admin.learning(),
        endpoint: listTestHealth,
        counters: ['unitReports', 'corrections'],
      },
      { label: 'Pay per hour', key: 'h', path: paths.admin.page('work-tasks'), endpoint: listWorkTaskPay },
      { label: 'Outbox', key: 'm', path: paths.admin.outbox(), endpoint: listOutbox },
      { label: 'Audit log', key: 'a', path: paths.admin.audit(), endpoint: listAudit },
    ],
  },
  {
    label: 'Platform',
    sections: [
      { label: 'Ledger', key: 'b', path: paths.admin.ledger(), endpoint: getTrialBalance },
      { label: 'Releases', key: 'e', path: paths.admin.releases(), endpoint: getReleases },
    ],
  },
];

/** Returns the section that a page belongs to; `undefined` for one of its own, such as the account. */
export function findSection(pathname: string): Section | undefined {
  return SECTION_GROUPS.flatMap(({ sections }) => sections)
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((one, other) => other.path.length - one.path.length)[0];
}
