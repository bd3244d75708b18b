import type { PurchaseRow, TicketRow, VerificationRow, WithdrawalRow } from '@platform/contracts';
import { paths } from '@platform/kit';
import { useAdminAuditQuery } from '../../features/audit/audit-api.ts';
import { AUDIT_COLUMNS } from '../../features/audit/audit-columns.tsx';
import { PURCHASE_COLUMNS } from '../../features/purchases/purchase-columns.tsx';
import { useAdminPurchasesQuery } from '../../features/purchases/purchases-api.ts';
import { TICKET_COLUMNS } from '../../features/tickets/ticket-columns.tsx';
import { useAdminTicketsQuery } from '../../features/tickets/tickets-api.ts';
import { COMPLETION_COLUMNS } from '../../features/users/completion-columns.tsx';
import { ENTRY_COLUMNS } from '../../features/users/entry-columns.tsx';
import { useAdminUserCompletionsQuery, useAdminUserEntriesQuery } from '../../features/users/users-api.ts';
import { VERIFICATION_COLUMNS } from '../../features/verifications/verification-columns.tsx';
import { WITHDRAWAL_COLUMNS } from '../../features/withdrawals/withdrawal-columns.tsx';
import { pickColumns } from '../../shared/list/table/table-column.ts';
import { createViewColumn } from '../../shared/list/table/view-column.tsx';
import { defineActivityList } from './define-activity-list.tsx';
import {
  useAdminVerificationsQuery,
  useAdminWithdrawalsQuery,
} from '../../shared/review/record/member-api.ts';

/** Every ledger entry of the member. */
export const LedgerActivity = defineActivityList({
  plural: 'ledger entries',
  columns: ENTRY_COLUMNS,
  useRows: (id, query) => useAdminUserEntriesQuery({ params: { id }, query }),
});

export const CompletionActivity = defineActivityList({
  plural: 'completed tasks',
  columns: COMPLETION_COLUMNS,
  useRows: (id, query) => useAdminUserCompletionsQuery({ params: { id }, query }),
});

export const VerificationActivity = defineActivityList({
  plural: 'verifications',
  columns: [
    ...pickColumns<VerificationRow>(VERIFICATION_COLUMNS, ['id', 'submitted', 'status']),
    createViewColumn<VerificationRow>({
      getPath: ({ id }) => paths.admin.verification(id),
      getLabel: () => 'View verification',
    }),
  ],
  useRows: (userId, query) => useAdminVerificationsQuery({ query: { userId, ...query } }),
});

export const PurchaseActivity = defineActivityList({
  plural: 'purchases',
  columns: [
    ...pickColumns(PURCHASE_COLUMNS, ['blueprint', 'price', 'method', 'requested', 'status']),
    createViewColumn<PurchaseRow>({
      getPath: ({ id }) => paths.admin.purchase(id),
      getLabel: ({ blueprint }) => `View the purchase of ${blueprint.name}`,
    }),
  ],
  useRows: (userId, query) => useAdminPurchasesQuery({ query: { userId, ...query } }),
});

export const WithdrawalActivity = defineActivityList({
  plural: 'withdrawals',
  columns: [
    ...pickColumns(WITHDRAWAL_COLUMNS, ['amount', 'method', 'requested', 'status']),
    createViewColumn<WithdrawalRow>({
      getPath: ({ id }) => paths.admin.withdrawal(id),
      getLabel: () => 'View withdrawal',
    }),
  ],
  useRows: (userId, query) => useAdminWithdrawalsQuery({ query: { userId, ...query } }),
});

export const TicketActivity = defineActivityList({
  plural: 'tickets',
  columns: [
    ...pickColumns(TICKET_COLUMNS, ['reference', 'subject', 'opened', 'status']),
    createViewColumn<TicketRow>({
      getPath: ({ id }) => paths.admin.ticket(id),
      getLabel: ({ reference }) => `View ${reference}`,
    }),
  ],
  useRows: (userId, query) => useAdminTicketsQuery({ query: { userId, ...query } }),
});

/** Every audited action on the user and their records, by any actor. */
export const AuditActivity = defineActivityList({
  plural: 'audit entries',
  columns: pickColumns(AUDIT_COLUMNS, ['at', 'by', 'action', 'subject', 'reason']),
  useRows: (userId, query) => useAdminAuditQuery({ query: { userId, ...query } }),
});
