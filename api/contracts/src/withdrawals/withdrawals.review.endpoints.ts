import { adminParams, reasonBody } from '../admin/admin-list.ts';
import { csvExport, endpoint } from '../endpoint.ts';
import { listResponse } from '../schema.ts';
import {
  bounceWithdrawalBody,
  sentPaymentBody,
  revealedPaymentDetails,
  withdrawalDetailResponse,
  withdrawalRowResponse,
  withdrawalsQuery,
} from './withdrawals.review.schemas.ts';

/** Lists pending withdrawals, due first by default. */
export const listPendingWithdrawals = endpoint({
  id: 'withdrawals.pending',
  method: 'GET',
  path: '/api/admin/withdrawals/pending',
  summary: 'Pending withdrawals',
  access: 'administrator',
  roles: ['cashier', 'support'],
  query: withdrawalsQuery.omit(['status']),
  status: 200,
  response: listResponse(withdrawalRowResponse),
  errors: [],
});

/** Lists withdrawals: by default open ones due first, decided ones and all states together newest first. */
export const listAllWithdrawals = endpoint({
  id: 'withdrawals.listAll',
  method: 'GET',
  path: '/api/admin/withdrawals',
  summary: 'Withdrawals',
  access: 'administrator',
  roles: ['cashier', 'support'],
  query: withdrawalsQuery,
  status: 200,
  response: listResponse(withdrawalRowResponse),
  errors: [],
});

/** Exports all withdrawals that match the filters; each export is recorded in the audit log. */
export const exportWithdrawals = csvExport(
  { ...listAllWithdrawals, roles: ['cashier'] },
  withdrawalsQuery.omit(['limit', 'cursor']),
);

/** Returns one withdrawal with its timeline. */
export const getWithdrawal = endpoint({
  id: 'withdrawals.get',
  method: 'GET',
  path: '/api/admin/withdrawals/:id',
  summary: 'One withdrawal',
  access: 'administrator',
  roles: ['cashier', 'support'],
  params: adminParams,
  status: 200,
  response: withdrawalDetailResponse,
  errors: [],
});

/**
 * Approves a withdrawal for payment (pending -> processing), once the member's address is confirmed and a person has
 * checked their identity. No money moves yet. Above the operator's limit, the first approval leaves it pending, and
 * another administrator completes it.
 */
export const approveWithdrawal = endpoint({
  id: 'withdrawals.approve',
  method: 'POST',
  path: '/api/admin/withdrawals/:id/approve',
  summary: 'Approve a withdrawal',
  access: 'administrator',
  roles: ['cashier'],
  params: adminParams,
  status: 200,
  response: withdrawalDetailResponse,
  errors: [
    'already_decided',
    'claimed',
    'wrong_state',
    'not_allowed_to_review',
    'payout_requirements_missing',
    'payout_cooldown',
    'second_administrator_needed',
    'role_too_new',
    'member_disabled',
    'reauthentication_required',
  ],
  idempotent: true,
  needsRecentPassword: true,
});

/** Marks a withdrawal as paid out (processing -> completed). The held amount leaves the member's account. */
export const processWithdrawal = endpoint({
  id: 'withdrawals.process',
  method: 'POST',
  path: '/api/admin/withdrawals/:id/process',
  summary: 'Mark a withdrawal as paid out',
  access: 'administrator',
  roles: ['cashier'],
  params: adminParams,
  body: sentPaymentBody,
  status: 200,
  response: withdrawalDetailResponse,
  errors: [
    'already_decided',
    'claimed',
    'wrong_state',
    'not_allowed_to_review',
    'member_disabled',
    'reauthentication_required',
  ],
  idempotent: true,
  needsRecentPassword: true,
});

/**
 * Marks a withdrawal that could not be paid as failed (processing -> failed). The held amount returns to the balance.
 */
export const failWithdrawal = endpoint({
  id: 'withdrawals.fail',
  method: 'POST',
  path: '/api/admin/withdrawals/:id/fail',
  summary: 'Mark a withdrawal as failed',
  access: 'administrator',
  roles: ['cashier'],
  params: adminParams,
  body: reasonBody,
  status: 200,
  response: withdrawalDetailResponse,
  errors: ['already_decided', 'claimed', 'wrong_state', 'not_allowed_to_review'],
  idempotent: true,
});

/** Marks a withdrawal whose payment came back as bounced (completed -> bounced). The balance gets the amount back. */
export const bounceWithdrawal = endpoint({
  id: 'withdrawals.bounce',
  method: 'POST',
  path: '/api/admin/withdrawals/:id/bounce',
  summary: 'Mark a withdrawal as returned',
  access: 'administrator',
  roles: ['cashier'],
  params: adminParams,
  body: bounceWithdrawalBody,
  status: 200,
  response: withdrawalDetailResponse,
  errors: ['already_decided', 'claimed', 'wrong_state', 'not_allowed_to_review'],
  idempotent: true,
});

/** Rejects a withdrawal (pending -> rejected). The held amount returns to the balance. */
export const rejectWithdrawal = endpoint({
  id: 'withdrawals.reject',
  method: 'POST',
  path: '/api/admin/withdrawals/:id/reject',
  summary: 'Reject a withdrawal',
  access: 'administrator',
  roles: ['cashier'],
  params: adminParams,
  body: reasonBody,
  status: 200,
  response: withdrawalDetailResponse,
  errors: ['already_decided', 'claimed', 'wrong_state', 'not_allowed_to_review'],
  idempotent: true,
});

/** Returns the payment details in clear text and records that in the audit log. */
export const revealWithdrawal = endpoint({
  id: 'withdrawals.reveal',
  method: 'POST',
  path: '/api/admin/withdrawals/:id/reveal',
  summary: 'Reveal the payment details of a withdrawal',
  access: 'administrator',
  roles: ['cashier'],
  params: adminParams,
  status: 200,
  response: revealedPaymentDetails,
  errors: ['claimed', 'not_allowed_to_review', 'member_disabled', 'reauthentication_required'],
  needsRecentPassword: true,
});
