import {
  approveVerification,
  confirmVerification,
  exportVerifications,
  getVerification,
  listVerifications,
  rejectVerification,
  revealVerification,
  type VerificationRow,
} from '@platform/contracts';
import { actorOf } from '../../platform/audit/actor.ts';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import { defineRoute, type Route } from '../../platform/http/define-route.ts';
import { requireId } from '../../platform/ids.ts';
import type { CsvColumns } from '../../platform/lists/csv-file.ts';
import { defineExport } from '../../platform/lists/define-export.ts';
import type { VerificationReviews } from './verification.reviews.ts';

export function verificationReviewRoutes(reviews: VerificationReviews, audit: AuditLog): Route[] {
  return [
    defineRoute(listVerifications, ({ query }) => reviews.page(query)),

    defineExport(exportVerifications, audit, COLUMNS, (query) => reviews.batches(query)),

    defineRoute(getVerification, ({ user, params }) => reviews.get(requireId(user.id), params.id)),

    defineRoute(approveVerification, (call) =>
      reviews.approve(call.tx, actorOf(call), call.params.id, call.body.mail),
    ),

    defineRoute(rejectVerification, (call) => {
      const { reason, final = false } = call.body;
      return reviews.reject(call.tx, actorOf(call), call.params.id, { reason, final });
    }),

    defineRoute(confirmVerification, (call) => reviews.confirm(call.tx, actorOf(call), call.params.id)),

    defineRoute(revealVerification, (call) => reviews.reveal(actorOf(call), call.params.id)),
  ];
}

const COLUMNS: CsvColumns<VerificationRow> = {
  Id: ({ id }) => id,
  User: ({ username }) => username,
  Submitted: ({ purchaseDate }) => purchaseDate,
  Status: ({ status }) => status,
  Reason: ({ reason }) => reason,
  Final: ({ final }) => final,
  Decided: ({ decidedAt }) => decidedAt,
  'Decided by': ({ decidedBy }) => decidedBy,
};
