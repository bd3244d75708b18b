import { endpoint } from '../endpoint.ts';
import { listResponse } from '../schema.ts';
import { userBlueprintResponse } from './blueprints.schemas.ts';
import {
  paymentBody,
  paymentDestinationResponse,
  purchaseBody,
  userBlueprintParams,
} from './purchases.schemas.ts';

/** Lists the methods that purchases can be paid with now, and where. Empty while the operator accepts no payments. */
export const listPaymentMethods = endpoint({
  id: 'blueprints.paymentMethods',
  method: 'GET',
  path: '/api/user/payment-methods',
  summary: 'Payment methods for purchases',
  access: 'member',
  status: 200,
  response: listResponse(paymentDestinationResponse),
  errors: [],
});

/** Requests a blueprint. It awaits its payment for seven days and is pending until an administrator confirms it. */
export const purchaseBlueprint = endpoint({
  id: 'blueprints.requestPurchase',
  method: 'POST',
  path: '/api/user/blueprints',
  summary: 'Purchase a blueprint',
  access: 'member',
  rateLimit: { calls: 60, minutes: 60, per: 'user', raisedOutsideProduction: true },
  body: purchaseBody,
  status: 201,
  response: userBlueprintResponse,
  errors: [
    'free_blueprint_required',
    'already_owned',
    'purchase_pending',
    'verification_required',
    'payment_method_unavailable',
    'not_enough_work',
  ],
  idempotent: true,
});

/** Adds the payment method and transaction reference of a payment that the member has made. */
export const reportPayment = endpoint({
  id: 'blueprints.reportPayment',
  method: 'POST',
  path: '/api/user/blueprints/:id/payment',
  summary: 'Report the payment of a purchase',
  access: 'member',
  rateLimit: { calls: 60, minutes: 60, per: 'user', raisedOutsideProduction: true },
  params: userBlueprintParams,
  body: paymentBody,
  status: 200,
  response: userBlueprintResponse,
  errors: ['already_decided', 'payment_method_unavailable'],
  idempotent: true,
});

/** Cancels a pending purchase. */
export const cancelPurchase = endpoint({
  id: 'blueprints.cancelPurchase',
  method: 'POST',
  path: '/api/user/blueprints/:id/cancel',
  summary: 'Cancel a purchase',
  access: 'member',
  rateLimit: { calls: 60, minutes: 60, per: 'user', raisedOutsideProduction: true },
  params: userBlueprintParams,
  status: 200,
  response: userBlueprintResponse,
  errors: ['already_decided'],
  idempotent: true,
});

/**
 * Returns an active blueprint, whose price is paid back. Its tasks close at once, and those in progress are given back.
 * Possible for 14 days from its activation, and while its test is not passed until 14 days after the second attempt, 60
 * days at most; once per blueprint, while no demo task of it was completed and no paid task of it handed in.
 */
export const returnBlueprint = endpoint({
  id: 'blueprints.return',
  method: 'POST',
  path: '/api/user/blueprints/:id/return',
  summary: 'Return a blueprint',
  access: 'member',
  rateLimit: { calls: 60, minutes: 60, per: 'user', raisedOutsideProduction: true },
  params: userBlueprintParams,
  status: 200,
  response: userBlueprintResponse,
  errors: ['not_returnable', 'wrong_state'],
  idempotent: true,
});
