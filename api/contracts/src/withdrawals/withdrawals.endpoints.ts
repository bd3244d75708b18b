import { endpoint } from '../endpoint.ts';
import { pageQuery } from '../paging.ts';
import { list } from '../schema.ts';
import { withdrawalAnswer, withdrawalBody, withdrawalParams } from './withdrawals.schemas.ts';

/** The member's withdrawals, newest first. */
export const listOwnWithdrawals = endpoint({
  id: 'withdrawals.listOwn',
  method: 'GET',
  path: '/api/user/withdrawals',
  summary: "The member's withdrawals",
  access: 'member',
  query: pageQuery,
  status: 200,
  response: list(withdrawalAnswer),
  errors: [],
});

/** Sets the amount aside and asks for its payment. */
export const requestWithdrawal = endpoint({
  id: 'withdrawals.request',
  method: 'POST',
  path: '/api/user/withdrawals',
  summary: 'Request a withdrawal',
  access: 'member',
  body: withdrawalBody,
  status: 201,
  response: withdrawalAnswer,
  errors: ['invalid_amount', 'below_minimum', 'pending_requirement', 'insufficient_funds'],
  idempotent: true,
});

/** Takes back a withdrawal that nobody has decided; its amount is available again. */
export const cancelWithdrawal = endpoint({
  id: 'withdrawals.cancel',
  method: 'POST',
  path: '/api/user/withdrawals/:id/cancel',
  summary: 'Cancel a withdrawal',
  access: 'member',
  params: withdrawalParams,
  status: 200,
  response: withdrawalAnswer,
  errors: ['not_cancellable'],
  idempotent: true,
});
