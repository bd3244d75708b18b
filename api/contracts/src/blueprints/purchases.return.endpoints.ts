import { adminParams, reasonBody } from '../admin/admin-list.ts';
import { endpoint } from '../endpoint.ts';
import { purchaseDetailResponse, revealedPayerResponse } from './purchases.review.schemas.ts';
import { sentPaymentBody } from '../withdrawals/withdrawals.review.schemas.ts';

/** What stands in the way of sending the price back. */
const PAYMENT_ERRORS = [
  'already_decided',
  'claimed',
  'wrong_state',
  'not_allowed_to_review',
  'payout_requirements_missing',
  'second_administrator_needed',
  'role_too_new',
  'member_disabled',
  'reauthentication_required',
] as const;

/** Gives the first of the two approvals that a return above the operator's limit needs. */
export const approveReturn = endpoint({
  id: 'blueprints.approveReturn',
  method: 'POST',
  path: '/api/admin/purchases/:id/return/approve',
  summary: 'Approve the return of a blueprint as the first of two',
  access: 'administrator',
  roles: ['cashier'],
  params: adminParams,
  status: 200,
  response: purchaseDetailResponse,
  errors: PAYMENT_ERRORS,
  idempotent: true,
  needsRecentPassword: true,
});

/**
 * Returns in clear text who paid, records that in the audit log, and claims the case, so that no two administrators pay
 * it. Above the limit it needs the first approval of another administrator.
 */
export const revealPayer = endpoint({
  id: 'blueprints.revealPayer',
  method: 'POST',
  path: '/api/admin/purchases/:id/return/reveal',
  summary: 'Reveal who paid for a blueprint that is returned',
  access: 'administrator',
  roles: ['cashier'],
  params: adminParams,
  status: 200,
  response: revealedPayerResponse,
  errors: PAYMENT_ERRORS,
  needsRecentPassword: true,
});

/** Records that the price of a returned blueprint was sent back (returning -> returned). */
export const completeReturn = endpoint({
  id: 'blueprints.completeReturn',
  method: 'POST',
  path: '/api/admin/purchases/:id/return/complete',
  summary: 'Record that the price of a blueprint was paid back',
  access: 'administrator',
  roles: ['cashier'],
  params: adminParams,
  body: sentPaymentBody,
  status: 200,
  response: purchaseDetailResponse,
  errors: PAYMENT_ERRORS,
  idempotent: true,
  needsRecentPassword: true,
});

/** Rejects a return (returning -> active); the member reads the reason and has the blueprint again. */
export const rejectReturn = endpoint({
  id: 'blueprints.rejectReturn',
  method: 'POST',
  path: '/api/admin/purchases/:id/return/reject',
  summary: 'Reject the return of a blueprint',
  access: 'administrator',
  roles: ['cashier'],
  params: adminParams,
  body: reasonBody,
  status: 200,
  response: purchaseDetailResponse,
  errors: ['already_decided', 'claimed', 'wrong_state', 'not_allowed_to_review'],
  idempotent: true,
});
