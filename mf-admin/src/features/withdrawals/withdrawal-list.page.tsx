import {
  approveWithdrawal,
  exportWithdrawals,
  listAllWithdrawals,
  rejectWithdrawal,
} from '@platform/contracts';
import { DateTime, Money } from '@platform/design-system';
import { WITHDRAWAL_REASONS } from '../../content/reasons.ts';
import { paths } from '@platform/kit';
import { WITHDRAWAL_STATES } from '@platform/kit/states';
import { PAYMENT_METHOD_OPTIONS } from '../../content/payment-labels.ts';
import { toOptions } from '../../content/status-labels.ts';
import { DATE_RANGE_FILTERS } from '../../shared/list/state/list-filters.ts';
import { defineQueuePage } from '../../shared/review/queue/define-queue-page.tsx';
import { WITHDRAWAL_COLUMNS } from './withdrawal-columns.tsx';
import { useAdminPendingWithdrawalsQuery } from './withdrawals-api.ts';
import { useAdminWithdrawalsQuery } from '../../shared/review/record/member-api.ts';

/** The withdrawals. A URL without a status shows the pending ones. */
export const WithdrawalListPage = defineQueuePage({
  name: 'Withdrawals',
  labels: {
    title: 'Withdrawals',
    lead: 'Due first. Approved requests stay under Processing until they are paid out.',
    plural: 'withdrawals',
    search: 'Search by username or ID',
    empty: {
      title: 'No pending withdrawals',
      text: 'Every request has been decided. Approved requests are under Processing.',
    },
  },
  endpoint: listAllWithdrawals,
  exportEndpoint: exportWithdrawals,
  paths: { list: paths.admin.withdrawals, record: paths.admin.withdrawal },
  filters: {
    status: {
      kind: 'choice',
      label: 'Status',
      options: toOptions(WITHDRAWAL_STATES),
      initial: 'pending',
      views: { pending: 'withdrawals', processing: 'payouts' },
    },
    paymentMethod: { kind: 'choice', label: 'Payment method', options: PAYMENT_METHOD_OPTIONS },
    firstApproval: {
      kind: 'choice',
      label: 'Approvals',
      options: [{ value: 'given', label: 'First of two given' }],
    },
    ...DATE_RANGE_FILTERS,
  },
  sorts: ['due', 'oldest', 'newest', 'highest', 'lowest'],
  // Pending withdrawals come from their own endpoint.
  useRows: ({ query }) => {
    const { status, ...otherFilters } = query;
    const isPending = status === 'pending';
    const pending = useAdminPendingWithdrawalsQuery({ query: otherFilters }, { skip: !isPending });
    const all = useAdminWithdrawalsQuery({ query }, { skip: isPending });
    return isPending ? pending : all;
  },
  columns: WITHDRAWAL_COLUMNS,
  bulk: {
    kind: 'withdrawal',
    decisions: { approve: approveWithdrawal, reject: rejectWithdrawal },
    prepared: WITHDRAWAL_REASONS,
    approval:
      'They are then ready to be paid out. Those that need two approvals still wait for a second administrator.',
    rejection: 'The money goes back to the available balances. Each member gets your reason by email.',
  },
  getAmount: ({ amount }) => amount,
  getViewLabel: ({ username }) => `View the withdrawal of ${username}`,
  toQueueEntry: ({ id, username, requestDate, amount }) => ({
    id,
    title: username,
    subtitle: <DateTime at={requestDate} showTime />,
    aside: <Money amount={amount} />,
  }),
});
