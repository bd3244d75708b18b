import { staffParams } from '../admin/staff-list.ts';
import { csvOf, endpoint } from '../endpoint.ts';
import { list } from '../schema.ts';
import {
  purchaseCaseAnswer,
  purchaseRowAnswer,
  purchasesQuery,
  rejectPurchaseBody,
} from './purchases.review.schemas.ts';

/** The purchases that wait for a decision, oldest first. */
export const listPendingPurchases = endpoint({
  id: 'blueprints.pendingPurchases',
  method: 'GET',
  path: '/api/admin/blueprints/pending',
  summary: 'Purchases that wait for a decision',
  access: 'administrator',
  query: purchasesQuery.omit(['status']),
  status: 200,
  response: list(purchaseRowAnswer),
  errors: [],
});

/** All purchases, newest first. */
export const listPurchases = endpoint({
  id: 'blueprints.purchases',
  method: 'GET',
  path: '/api/admin/purchases',
  summary: 'Blueprint purchases',
  access: 'administrator',
  query: purchasesQuery,
  status: 200,
  response: list(purchaseRowAnswer),
  errors: [],
});

/** The list of the same filters, whole; each export is in the audit log. */
export const exportPurchases = csvOf(listPurchases, purchasesQuery.omit(['limit', 'cursor']));

/** One purchase with its whole life. */
export const getPurchase = endpoint({
  id: 'blueprints.purchase',
  method: 'GET',
  path: '/api/admin/purchases/:id',
  summary: 'One blueprint purchase',
  access: 'administrator',
  params: staffParams,
  status: 200,
  response: purchaseCaseAnswer,
  errors: [],
});

/** Says that the payment has arrived: the blueprint is active from then on. */
export const approvePurchase = endpoint({
  id: 'blueprints.approvePurchase',
  method: 'POST',
  path: '/api/admin/purchases/:id/approve',
  summary: 'Approve a blueprint purchase',
  access: 'administrator',
  params: staffParams,
  status: 200,
  response: purchaseCaseAnswer,
  errors: ['already_decided'],
  idempotent: true,
});

/** Refuses the purchase; the member reads the reason and may purchase again. */
export const rejectPurchase = endpoint({
  id: 'blueprints.rejectPurchase',
  method: 'POST',
  path: '/api/admin/purchases/:id/reject',
  summary: 'Reject a blueprint purchase',
  access: 'administrator',
  params: staffParams,
  body: rejectPurchaseBody,
  status: 200,
  response: purchaseCaseAnswer,
  errors: ['already_decided'],
  idempotent: true,
});
