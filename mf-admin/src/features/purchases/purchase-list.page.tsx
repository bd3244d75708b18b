import { exportPurchases, listPurchases, rejectPurchase } from '@platform/contracts';
import { Money } from '@platform/design-system';
import { paths } from '@platform/kit';
import { PAYMENT_STATES } from '@platform/kit/states';
import { PAID_BLUEPRINT_OPTIONS } from '../../content/blueprint-labels.ts';
import { PAYMENT_METHOD_OPTIONS } from '../../content/payment-labels.ts';
import { PURCHASE_REASONS } from '../../content/reasons.ts';
import { OWNERSHIP_STATUS_LABELS, toOptions } from '../../content/status-labels.ts';
import { DATE_RANGE_FILTERS } from '../../shared/list/state/list-filters.ts';
import { defineQueuePage } from '../../shared/review/queue/define-queue-page.tsx';
import { PURCHASE_COLUMNS } from './purchase-columns.tsx';
import { useAdminPendingPurchasesQuery, useAdminPurchasesQuery } from './purchases-api.ts';

/** The blueprint purchases. A URL without a status shows the pending ones. */
export const PurchaseListPage = defineQueuePage({
  name: 'Purchases',
  labels: {
    title: 'Blueprint purchases',
    lead: 'Payments to check, due first. A blueprint opens when you approve its payment, and its price is paid back if it is returned.',
    plural: 'purchases',
    search: 'Search by username, ID or reference',
    empty: {
      title: 'No pending purchases',
      text: 'Every purchase has been decided. Refresh to check for new ones.',
    },
  },
  endpoint: listPurchases,
  exportEndpoint: exportPurchases,
  paths: { list: paths.admin.blueprints, record: paths.admin.purchase },
  filters: {
    status: {
      kind: 'choice',
      label: 'Status',
      options: toOptions(OWNERSHIP_STATUS_LABELS),
      initial: 'pending',
      views: { pending: 'purchases', returning: 'returns' },
    },
    payment: { kind: 'choice', label: 'Payment', options: toOptions(PAYMENT_STATES) },
    blueprintId: { kind: 'choice', label: 'Blueprint', options: PAID_BLUEPRINT_OPTIONS, numeric: true },
    paymentMethod: { kind: 'choice', label: 'Payment method', options: PAYMENT_METHOD_OPTIONS },
    ...DATE_RANGE_FILTERS,
  },
  sorts: ['due', 'oldest', 'newest', 'highest', 'lowest'],
  // Pending purchases come from their own endpoint.
  useRows: ({ query }) => {
    const { status, ...otherFilters } = query;
    const isPending = status === 'pending';
    const pending = useAdminPendingPurchasesQuery({ query: otherFilters }, { skip: !isPending });
    const all = useAdminPurchasesQuery({ query }, { skip: isPending });
    return isPending ? pending : all;
  },
  columns: PURCHASE_COLUMNS,
  bulk: {
    kind: 'purchase',
    decisions: { reject: rejectPurchase },
    prepared: PURCHASE_REASONS,
    rejection: 'The blueprints stay locked. Each member gets your reason by email and can purchase again.',
  },
  getAmount: ({ price }) => price,
  getViewLabel: ({ username, blueprint }) => `View ${username}, ${blueprint.name}`,
  toQueueEntry: ({ id, username, blueprint, price }) => ({
    id,
    title: username,
    subtitle: blueprint.name,
    aside: <Money amount={price} />,
  }),
});
