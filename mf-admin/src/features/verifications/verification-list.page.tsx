import {
  approveVerification,
  exportVerifications,
  listVerifications,
  rejectVerification,
} from '@platform/contracts';
import { DateTime } from '@platform/design-system';
import { paths } from '@platform/kit';
import { VERIFICATION_REASONS } from '../../content/reasons.ts';
import { VERIFICATION_STATUS_LABELS, toOptions, UNCHECKED_LABEL } from '../../content/status-labels.ts';
import { DATE_RANGE_FILTERS } from '../../shared/list/state/list-filters.ts';
import { defineQueuePage } from '../../shared/review/queue/define-queue-page.tsx';
import { VERIFICATION_COLUMNS } from './verification-columns.tsx';
import { useAdminPendingVerificationsQuery } from './verifications-api.ts';
import { useAdminVerificationsQuery } from '../../shared/review/record/member-api.ts';

/** The identity verifications. A URL without a status shows the pending ones. */
export const VerificationListPage = defineQueuePage({
  name: 'Verifications',
  labels: {
    title: 'Identity verifications',
    lead: 'Free-blueprint verifications, due first. Verifications left undecided are approved automatically.',
    plural: 'verifications',
    search: 'Search by username or ID',
    empty: {
      title: 'No pending verifications',
      text: 'Every verification has been decided. Refresh to check for new ones.',
    },
  },
  endpoint: listVerifications,
  exportEndpoint: exportVerifications,
  paths: { list: paths.admin.verifications, record: paths.admin.verification },
  filters: {
    status: {
      kind: 'choice',
      label: 'Status',
      options: toOptions({ ...VERIFICATION_STATUS_LABELS, unchecked: UNCHECKED_LABEL }),
      initial: 'pending',
      views: { pending: 'verifications', unchecked: 'uncheckedIdentities' },
    },
    ...DATE_RANGE_FILTERS,
  },
  sorts: ['due', 'oldest', 'newest'],
  // The pending verifications come from their own endpoint, which takes neither search nor filters nor order.
  useRows: ({ values, sort, activeFilterCount, query }) => {
    const isUnfiltered = activeFilterCount === 0 && values.q === '' && sort === 'due';
    const pending = useAdminPendingVerificationsQuery(
      { query: query.cursor === undefined ? {} : { cursor: query.cursor } },
      { skip: !isUnfiltered },
    );
    const all = useAdminVerificationsQuery({ query }, { skip: isUnfiltered });
    return isUnfiltered ? pending : all;
  },
  columns: VERIFICATION_COLUMNS,
  bulk: {
    kind: 'verification',
    decisions: { approve: approveVerification, reject: rejectVerification },
    prepared: VERIFICATION_REASONS,
    approval: 'Their blueprints become active and their tasks open.',
    rejection:
      'Their blueprints stay locked. Each member gets your reason by email and can submit new documents.',
    needsWaiver: true,
  },
  getViewLabel: ({ username }) => `View ${username}`,
  toQueueEntry: ({ id, username, purchaseDate }) => ({
    id,
    title: username,
    subtitle: <DateTime at={purchaseDate} showTime />,
  }),
});
