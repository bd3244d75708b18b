import { adminParams, reasonBody } from '../admin/admin-list.ts';
import { csvExport, endpoint } from '../endpoint.ts';
import { listResponse } from '../schema.ts';
import {
  approvePurchaseBody,
  purchaseDetailResponse,
  purchaseRowResponse,
  purchasesQuery,
} from './purchases.review.schemas.ts';

/** Lists pending purchases, due first by default. */
export const listPendingPurchases = endpoint({
  id: 'blueprints.pendingPurchases',
  method: 'GET',
  path: '/api/admin/blueprints/pending',
  summary: 'Pending purchases',
  access: 'administrator',
  roles: ['cashier', 'support'],
  query: purchasesQuery.omit(['status']),
  status: 200,
  response: listResponse(purchaseRowResponse),
  errors: [],
});

/** Lists purchases: by default open ones due first, decided ones and all states together newest first. */
export const listPurchases = endpoint({
  id: 'blueprints.purchases',
  method: 'GET',
  path: '/api/admin/purchases',
  summary: 'Blueprint purchases',
  access: 'administrator',
  roles: ['cashier', 'support'],
  query: purchasesQuery,
  status: 200,
  response: listResponse(purchaseRowResponse),
  errors: [],
});

/** Exports all purchases that match the filters; each export is recorded in the audit log. */
export const exportPurchases = csvExport(
  { ...listPurchases, roles: ['cashier'] },
  purchasesQuery.omit(['limit', 'cursor']),
);

/** Returns one purchase with its timeline. */
export const getPurchase = endpoint({
  id: 'blueprints.purchase',
  method: 'GET',
  path: '/api/admin/purchases/:id',
  summary: 'One blueprint purchase',
  access: 'administrator',
  roles: ['cashier', 'support'],
  params: adminParams,
  status: 200,
  response: purchaseDetailResponse,
  errors: [],
});

/** Confirms that the payment has arrived and from where, and activates the blueprint. */
export const approvePurchase = endpoint({
  id: 'blueprints.approvePurchase',
  method: 'POST',
  path: '/api/admin/purchases/:id/approve',
  summary: 'Approve a blueprint purchase',
  access: 'administrator',
  roles: ['cashier'],
  params: adminParams,
  body: approvePurchaseBody,
  status: 200,
  response: purchaseDetailResponse,
  errors: ['already_decided', 'claimed', 'not_allowed_to_review', 'member_disabled'],
  idempotent: true,
});

/** Rejects a purchase; the member reads the reason and can purchase again. */
export const rejectPurchase = endpoint({
  id: 'blueprints.rejectPurchase',
  method: 'POST',
  path: '/api/admin/purchases/:id/reject',
  summary: 'Reject a blueprint purchase',
  access: 'administrator',
  roles: ['cashier'],
  params: adminParams,
  body: reasonBody,
  status: 200,
  response: purchaseDetailResponse,
  errors: ['already_decided', 'claimed', 'not_allowed_to_review'],
  idempotent: true,
});
