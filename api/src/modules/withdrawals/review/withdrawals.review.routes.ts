import {
  approveWithdrawal,
  bounceWithdrawal,
  exportWithdrawals,
  failWithdrawal,
  getWithdrawal,
  listAllWithdrawals,
  listPendingWithdrawals,
  processWithdrawal,
  rejectWithdrawal,
  revealWithdrawal,
  type WithdrawalRow,
} from '@platform/contracts';
import { actorOf } from '../../../platform/audit/actor.ts';
import type { AuditLog } from '../../../platform/audit/audit-log.ts';
import { defineRoute, type Route } from '../../../platform/http/define-route.ts';
import { requireId } from '../../../platform/ids.ts';
import type { CsvColumns } from '../../../platform/lists/csv-file.ts';
import { defineExport } from '../../../platform/lists/define-export.ts';
import type { WithdrawalReviews } from './withdrawals.reviews.ts';

export function withdrawalsReviewRoutes(reviews: WithdrawalReviews, audit: AuditLog): Route[] {
  return [
    defineRoute(listPendingWithdrawals, ({ query }) => reviews.page({ ...query, status: 'pending' })),

    defineRoute(listAllWithdrawals, ({ query }) => reviews.page(query)),

    defineExport(exportWithdrawals, audit, COLUMNS, (query) => reviews.batches(query)),

    defineRoute(getWithdrawal, ({ user, params }) => reviews.get(requireId(user.id), params.id)),

    defineRoute(approveWithdrawal, (call) =>
      reviews.decide(call.tx, actorOf(call), call.params.id, 'approve'),
    ),

    defineRoute(processWithdrawal, (call) =>
      reviews.decide(call.tx, actorOf(call), call.params.id, 'process', call.body),
    ),

    defineRoute(failWithdrawal, (call) =>
      reviews.decide(call.tx, actorOf(call), call.params.id, 'fail', call.body),
    ),

    defineRoute(bounceWithdrawal, (call) =>
      reviews.decide(call.tx, actorOf(call), call.params.id, 'bounce', call.body),
    ),

    defineRoute(rejectWithdrawal, (call) =>
      reviews.decide(call.tx, actorOf(call), call.params.id, 'reject', call.body),
    ),

    defineRoute(revealWithdrawal, (call) => reviews.reveal(actorOf(call), call.params.id)),
  ];
}

const COLUMNS: CsvColumns<WithdrawalRow> = {
  Id: ({ id }) => id,
  User: ({ username }) => username,
  Amount: ({ amount }) => amount,
  'Payment method': ({ paymentMethod }) => paymentMethod,
  'Payment details (masked)': ({ paymentDetails }) => paymentDetails,
  Requested: ({ requestDate }) => requestDate,
  Status: ({ status }) => status,
  Reason: ({ reason }) => reason,
  'Transaction reference': ({ transactionReference }) => transactionReference,
  Decided: ({ decidedAt }) => decidedAt,
  'Decided by': ({ decidedBy }) => decidedBy,
};
