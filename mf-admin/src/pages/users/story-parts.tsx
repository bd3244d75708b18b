import type { PurchaseRow, TicketRow, VerificationRow, WithdrawalRow } from '@platform/contracts';
import { paths } from '@platform/kit';
import { useStaffAuditQuery } from '../../features/admin/audit-api.ts';
import { AUDIT_COLUMNS } from '../../features/admin/audit-columns.tsx';
import { useStaffUserCompletionsQuery, useStaffUserEntriesQuery } from '../../features/auth/users-api.ts';
import { PURCHASE_COLUMNS } from '../../features/blueprints/purchase-columns.tsx';
import { useStaffPurchasesQuery } from '../../features/blueprints/purchases-api.ts';
import { ENTRY_COLUMNS } from '../../features/ledger/entry-columns.tsx';
import { TICKET_COLUMNS } from '../../features/support/ticket-columns.tsx';
import { useStaffTicketsQuery } from '../../features/support/tickets-api.ts';
import { COMPLETION_COLUMNS } from '../../features/tasks/completion-columns.tsx';
import { useStaffVerificationsQuery } from '../../features/verification/verification-api.ts';
import { VERIFICATION_COLUMNS } from '../../features/verification/verification-columns.tsx';
import { WITHDRAWAL_COLUMNS } from '../../features/withdrawals/withdrawal-columns.tsx';
import { useStaffWithdrawalsQuery } from '../../features/withdrawals/withdrawals-api.ts';
import { openColumn } from '../../shared/list/open-column.tsx';
import { columnsOf } from '../../shared/list/staff-column.ts';
import { StoryList } from '../../shared/list/story-list.tsx';
import { useCursorTrail } from '../../shared/list/use-cursor-trail.ts';

type Part = { userId: string };

const idOf = ({ id }: { readonly id: string }) => id;

/** Every cent of the member. */
export function LedgerStory({ userId }: Part) {
  const { place, paging } = useCursorTrail();
  const page = useStaffUserEntriesQuery({ params: { id: userId }, query: place });
  return (
    <StoryList plural="ledger entries" columns={ENTRY_COLUMNS} rowId={idOf} page={page} paging={paging} />
  );
}

export function CompletionStory({ userId }: Part) {
  const { place, paging } = useCursorTrail();
  const page = useStaffUserCompletionsQuery({ params: { id: userId }, query: place });
  return (
    <StoryList
      plural="completed tasks"
      columns={COMPLETION_COLUMNS}
      rowId={idOf}
      page={page}
      paging={paging}
    />
  );
}

const VERIFICATIONS = [
  ...columnsOf<VerificationRow>(VERIFICATION_COLUMNS, ['id', 'submitted', 'status']),
  openColumn<VerificationRow>({
    pathOf: ({ id }) => paths.admin.verification(id),
    label: () => 'View the verification',
  }),
];

export function VerificationStory({ userId }: Part) {
  const { place, paging } = useCursorTrail();
  const page = useStaffVerificationsQuery({ query: { userId, ...place } });
  return (
    <StoryList plural="verifications" columns={VERIFICATIONS} rowId={idOf} page={page} paging={paging} />
  );
}

const PURCHASES = [
  ...columnsOf<PurchaseRow>(PURCHASE_COLUMNS, ['blueprint', 'price', 'method', 'requested', 'status']),
  openColumn<PurchaseRow>({
    pathOf: ({ id }) => paths.admin.purchase(id),
    label: ({ blueprint }) => `View the purchase of ${blueprint.name}`,
  }),
];

export function BlueprintStory({ userId }: Part) {
  const { place, paging } = useCursorTrail();
  const page = useStaffPurchasesQuery({ query: { userId, ...place } });
  return <StoryList plural="purchases" columns={PURCHASES} rowId={idOf} page={page} paging={paging} />;
}

const WITHDRAWALS = [
  ...columnsOf<WithdrawalRow>(WITHDRAWAL_COLUMNS, ['amount', 'method', 'requested', 'status']),
  openColumn<WithdrawalRow>({
    pathOf: ({ id }) => paths.admin.withdrawal(id),
    label: () => 'View the withdrawal',
  }),
];

export function WithdrawalStory({ userId }: Part) {
  const { place, paging } = useCursorTrail();
  const page = useStaffWithdrawalsQuery({ query: { userId, ...place } });
  return <StoryList plural="withdrawals" columns={WITHDRAWALS} rowId={idOf} page={page} paging={paging} />;
}

const TICKETS = [
  ...columnsOf<TicketRow>(TICKET_COLUMNS, ['reference', 'subject', 'opened', 'status']),
  openColumn<TicketRow>({
    pathOf: ({ id }) => paths.admin.ticket(id),
    label: ({ reference }) => `View ${reference}`,
  }),
];

export function TicketStory({ userId }: Part) {
  const { place, paging } = useCursorTrail();
  const page = useStaffTicketsQuery({ query: { userId, ...place } });
  return <StoryList plural="tickets" columns={TICKETS} rowId={idOf} page={page} paging={paging} />;
}

const AUDIT = columnsOf(AUDIT_COLUMNS, ['at', 'by', 'action', 'subject', 'reason']);

/** What was done to the user's records, by whomever. */
export function AuditStory({ userId }: Part) {
  const { place, paging } = useCursorTrail();
  const page = useStaffAuditQuery({ query: { userId, ...place } });
  return <StoryList plural="audit entries" columns={AUDIT} rowId={idOf} page={page} paging={paging} />;
}
