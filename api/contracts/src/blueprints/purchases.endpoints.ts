import { endpoint } from '../endpoint.ts';
import { userBlueprintAnswer } from './blueprints.schemas.ts';
import { paymentBody, purchaseBody, userBlueprintParams } from './purchases.schemas.ts';

/** Asks for a blueprint. It is pending until an administrator has seen the payment. */
export const purchaseBlueprint = endpoint({
  id: 'blueprints.requestPurchase',
  method: 'POST',
  path: '/api/user/blueprints',
  summary: 'Purchase a blueprint',
  access: 'member',
  body: purchaseBody,
  status: 201,
  response: userBlueprintAnswer,
  errors: ['free_blueprint_required', 'already_owned', 'purchase_pending', 'verification_required'],
  idempotent: true,
});

/** Adds how and under which name the member has paid. */
export const reportPayment = endpoint({
  id: 'blueprints.reportPayment',
  method: 'POST',
  path: '/api/user/blueprints/:id/payment',
  summary: 'Add the payment of a purchase',
  access: 'member',
  params: userBlueprintParams,
  body: paymentBody,
  status: 200,
  response: userBlueprintAnswer,
  errors: ['already_decided'],
  idempotent: true,
});

/** Takes back a purchase that nobody has decided. */
export const cancelPurchase = endpoint({
  id: 'blueprints.cancelPurchase',
  method: 'POST',
  path: '/api/user/blueprints/:id/cancel',
  summary: 'Cancel a purchase',
  access: 'member',
  params: userBlueprintParams,
  status: 200,
  response: userBlueprintAnswer,
  errors: ['already_decided'],
  idempotent: true,
});
