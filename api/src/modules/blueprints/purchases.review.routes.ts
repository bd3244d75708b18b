import {
  approvePurchase,
  exportPurchases,
  getPurchase,
  listPendingPurchases,
  listPurchases,
  rejectPurchase,
} from '@platform/contracts';
import { actorOf } from '../../platform/audit/actor.ts';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import { defineRoute, type Route } from '../../platform/http/define-route.ts';
import { requireId } from '../../platform/ids.ts';
import type { CsvColumns } from '../../platform/lists/csv-file.ts';
import { defineExport } from '../../platform/lists/define-export.ts';
import type { OwnershipRow } from './blueprints.presenter.ts';
import type { OwnershipReviews } from './blueprints.reviews.ts';

export function purchasesReviewRoutes(purchases: OwnershipReviews, audit: AuditLog): Route[] {
  return [
    defineRoute(listPendingPurchases, ({ query }) => purchases.page({ ...query, status: 'pending' })),

    defineRoute(listPurchases, ({ query }) => purchases.page(query)),

    defineExport(exportPurchases, audit, COLUMNS, (query) => purchases.batches(query)),

    defineRoute(getPurchase, ({ user, params }) => purchases.get(requireId(user.id), params.id)),

    defineRoute(approvePurchase, (call) => purchases.approve(call.tx, actorOf(call), call.params.id)),

    defineRoute(rejectPurchase, (call) =>
      purchases.reject(call.tx, actorOf(call), call.params.id, { ...call.body, final: false }),
    ),
  ];
}

const COLUMNS: CsvColumns<OwnershipRow> = {
  Id: ({ id }) => id,
  User: ({ username }) => username,
  Blueprint: ({ blueprint }) => blueprint.name,
  Price: ({ price }) => price,
  'Payment method': ({ paymentMethod }) => paymentMethod,
  Reference: ({ reference }) => reference,
  'Transaction reference': ({ transactionReference }) => transactionReference,
  Purchased: ({ purchaseDate }) => purchaseDate,
  Status: ({ status }) => status,
  Payment: ({ payment }) => payment,
  Expires: ({ expiresAt }) => expiresAt,
  Reason: ({ reason }) => reason,
  Decided: ({ decidedAt }) => decidedAt,
  'Decided by': ({ decidedBy }) => decidedBy,
};
