import {
  approvePurchase,
  approveReturn,
  completeReturn,
  exportPurchases,
  getPurchase,
  listPendingPurchases,
  listPurchases,
  rejectPurchase,
  rejectReturn,
  revealPayer,
  type PurchaseDetail,
} from '@platform/contracts';
import { actorOf, type Actor } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import { defineRoute, type Route } from '../../platform/http/define-route.ts';
import { requireId } from '../../platform/ids.ts';
import type { CsvColumns } from '../../platform/lists/csv-file.ts';
import { defineExport } from '../../platform/lists/define-export.ts';
import type { OwnershipRow } from './blueprints.presenter.ts';
import type { OwnershipReviews } from './blueprints.reviews.ts';
import type { ReturnReviews } from './blueprints.return-reviews.ts';

/** The reviews of purchases, whose approval stores who paid, and of their returns. */
type PurchaseReviews = {
  readonly purchases: Omit<OwnershipReviews, 'approve'> & {
    approve(tx: Tx, actor: Actor, id: string, payer: string): Promise<PurchaseDetail>;
  };
  readonly returns: ReturnReviews;
};

export function purchasesReviewRoutes({ purchases, returns }: PurchaseReviews, audit: AuditLog): Route[] {
  return [
    defineRoute(listPendingPurchases, ({ query }) => purchases.page({ ...query, status: 'pending' })),

    defineRoute(listPurchases, ({ query }) => purchases.page(query)),

    defineExport(exportPurchases, audit, COLUMNS, (query) => purchases.batches(query)),

    defineRoute(getPurchase, ({ user, params }) => purchases.get(requireId(user.id), params.id)),

    defineRoute(approvePurchase, (call) =>
      purchases.approve(call.tx, actorOf(call), call.params.id, call.body.payer),
    ),

    defineRoute(rejectPurchase, (call) =>
      purchases.reject(call.tx, actorOf(call), call.params.id, { ...call.body, final: false }),
    ),

    defineRoute(approveReturn, (call) => returns.approve(call.tx, actorOf(call), call.params.id)),

    defineRoute(revealPayer, (call) => returns.reveal(actorOf(call), call.params.id)),

    defineRoute(completeReturn, (call) =>
      returns.complete(call.tx, actorOf(call), call.params.id, call.body.transactionReference),
    ),

    defineRoute(rejectReturn, (call) =>
      returns.reject(call.tx, actorOf(call), call.params.id, call.body.reason),
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
  'Return requested': ({ returnRequestedAt }) => returnRequestedAt,
  Decided: ({ decidedAt }) => decidedAt,
  'Decided by': ({ decidedBy }) => decidedBy,
};
