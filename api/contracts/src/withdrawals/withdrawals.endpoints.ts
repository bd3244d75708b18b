import { endpoint } from '../endpoint.ts';
import { pageQuery } from '../paging.ts';
import { listResponse } from '../schema.ts';
import { payoutRequirementsResponse } from './payout-requirements.ts';
import { withdrawalResponse, withdrawalBody, withdrawalParams } from './withdrawals.schemas.ts';

/** Lists the member's withdrawals, newest first. */
export const listOwnWithdrawals = endpoint({
  id: 'withdrawals.listOwn',
  method: 'GET',
  path: '/api/user/withdrawals',
  summary: "The member's withdrawals",
  access: 'member',
  query: pageQuery,
  status: 200,
  response: listResponse(withdrawalResponse),
  errors: [],
});

/** Returns what is still missing before a withdrawal of the member can be approved. */
export const getPayoutRequirements = endpoint({
  id: 'withdrawals.requirements',
  method: 'GET',
  path: '/api/user/payout-requirements',
  summary: 'What a payout to the member requires',
  access: 'member',
  status: 200,
  response: payoutRequirementsResponse,
  errors: [],
});

/**
 * Requests a withdrawal and holds its amount. It needs the second factor of members who have one, and the password if
 * the destination is new: never paid to, and saved less than 48 hours ago.
 */
export const requestWithdrawal = endpoint({
  id: 'withdrawals.request',
  method: 'POST',
  path: '/api/user/withdrawals',
  summary: 'Request a withdrawal',
  access: 'member',
  rateLimit: { calls: 60, minutes: 60, per: 'user', raisedOutsideProduction: true },
  body: withdrawalBody,
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

/** Cancels a pending withdrawal; its amount becomes available again. */
export const cancelWithdrawal = endpoint({
  id: 'withdrawals.cancel',
  method: 'POST',
  path: '/api/user/withdrawals/:id/cancel',
  summary: 'Cancel a withdrawal',
  access: 'member',
  rateLimit: { calls: 60, minutes: 60, per: 'user', raisedOutsideProduction: true },
  params: withdrawalParams,
  status: 200,
  response: withdrawalResponse,
  errors: ['not_cancellable'],
  idempotent: true,
});
