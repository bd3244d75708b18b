import type { AdminCounters } from '@platform/contracts';
import { paths } from '@platform/kit';

/** A section of the admin pages. */
export type Section = {
  readonly label: string;
  readonly path: string;
  /** The counters of pending records whose sum is shown beside the label. */
  readonly counters?: readonly (keyof AdminCounters)[];
};

/** The sections in the order of a working day: reviews, lookups, platform status. */
export const SECTION_GROUPS: readonly { readonly label: string; readonly sections: readonly Section[] }[] = [
  {
    label: 'Work',
    sections: [
      { label: 'Overview', path: paths.admin.overview() },
      { label: 'Verifications', path: paths.admin.verifications(), counters: ['verifications'] },
      { label: 'Purchases', path: paths.admin.blueprints(), counters: ['purchases'] },
      { label: 'Withdrawals', path: paths.admin.withdrawals(), counters: ['withdrawals'] },
      { label: 'Reviews', path: paths.admin.reviews(), counters: ['reviews', 'appeals'] },
      { label: 'Tickets', path: paths.admin.tickets(), counters: ['tickets'] },
    ],
  },
  {
    label: 'Records',
    sections: [
      { label: 'Users', path: paths.admin.users() },
      { label: 'Outbox', path: paths.admin.outbox() },
      { label: 'Audit log', path: paths.admin.audit() },
    ],
  },
  {
    label: 'Platform',
    sections: [
      { label: 'Ledger', path: paths.admin.ledger() },
      { label: 'Releases', path: paths.admin.releases() },
    ],
  },
];
