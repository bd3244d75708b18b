import { endpoint } from '../endpoint.ts';
import {
  payoutMethodBody,
  payoutMethodResponse,
  payoutMethodsResponse,
  savedWithdrawalBody,
} from './payout-methods.schemas.ts';
import { withdrawalParams, withdrawalResponse } from './withdrawals.schemas.ts';

/** Lists the member's saved payout methods, with masked details. */
export const listPayoutMethods = endpoint({
  id: 'withdrawals.listPayoutMethods',
  method: 'GET',
  path: '/api/user/payout-methods',
  summary: "The member's saved payout methods",
  access: 'member',
  status: 200,
  response: payoutMethodsResponse,
  errors: [],
});

/** Saves a payout method; the first one becomes the default. Payouts to it can be approved after a cooldown. */
export const addPayoutMethod = endpoint({
  id: 'withdrawals.addPayoutMethod',
  method: 'POST',
  path: '/api/user/payout-methods',
  summary: 'Save a payout method',
  access: 'member',
  rateLimit: { calls: 20, minutes: 60, per: 'user' },
  body: payoutMethodBody,
  status: 201,
  response: payoutMethodResponse,
  errors: [
    'reauthentication_required',
    'second_factor_again',
    'payout_method_exists',
    'too_many_payout_methods',
  ],
  idempotent: true,
  needsRecentPassword: true,
  needsRecentSecondFactor: true,
});

/** Makes a saved payout method the one that is offered first. It needs what adding and removing one need. */
export const setDefaultPayoutMethod = endpoint({
  id: 'withdrawals.setDefaultPayoutMethod',
  method: 'POST',
  path: '/api/user/payout-methods/:id/default',
  summary: 'Make a payout method the default',
  access: 'member',
  params: withdrawalParams,
  status: 200,
  response: payoutMethodResponse,
  errors: ['reauthentication_required', 'second_factor_again'],
  needsRecentPassword: true,
  needsRecentSecondFactor: true,
});

/** Removes a saved payout method. Withdrawals to it stay as they are. */
export const removePayoutMethod = endpoint({
  id: 'withdrawals.removePayoutMethod',
  method: 'POST',
  path: '/api/user/payout-methods/:id/remove',
  summary: 'Remove a payout method',
  access: 'member',
  params: withdrawalParams,
  status: 204,
  errors: ['reauthentication_required', 'second_factor_again'],
  needsRecentPassword: true,
  needsRecentSecondFactor: true,
});

/** Requests a withdrawal to a saved payout method, by the rules of every request. */
export const withdrawToPayoutMethod = endpoint({
  id: 'withdrawals.requestToPayoutMethod',
  method: 'POST',
  path: '/api/user/payout-methods/:id/withdraw',
  summary: 'Request a withdrawal to a saved payout method',
  access: 'member',
  rateLimit: { calls: 60, minutes: 60, per: 'user', raisedOutsideProduction: true },
  params: withdrawalParams,
  body: savedWithdrawalBody,
  status: 201,
  response: withdrawalResponse,
  errors: [
    'invalid_amount',
    'below_minimum',
    'pending_requirement',
    'insufficient_funds',
    'reauthentication_required',
    'second_factor_again',
  ],
  idempotent: true,
});
