import { staffParams } from '../admin/staff-list.ts';
import { csvOf, endpoint } from '../endpoint.ts';
import { list } from '../schema.ts';
import {
  clearPaymentDetails,
  refuseWithdrawalBody,
  withdrawalCaseAnswer,
  withdrawalRowAnswer,
  withdrawalsQuery,
} from './withdrawals.review.schemas.ts';

/** The withdrawals that wait for a first decision, oldest first. */
export const listPendingWithdrawals = endpoint({
  id: 'withdrawals.pending',
  method: 'GET',
  path: '/api/admin/withdrawals/pending',
  summary: 'Withdrawals that wait for a decision',
  access: 'administrator',
  query: withdrawalsQuery.omit(['status']),
  status: 200,
  response: list(withdrawalRowAnswer),
  errors: [],
});

/** All withdrawals, newest first. */
export const listAllWithdrawals = endpoint({
  id: 'withdrawals.listAll',
  method: 'GET',
  path: '/api/admin/withdrawals',
  summary: 'Withdrawals',
  access: 'administrator',
  query: withdrawalsQuery,
  status: 200,
  response: list(withdrawalRowAnswer),
  errors: [],
});

/** The list of the same filters, whole; each export is in the audit log. */
export const exportWithdrawals = csvOf(listAllWithdrawals, withdrawalsQuery.omit(['limit', 'cursor']));

/** One withdrawal with its whole life. */
export const getWithdrawal = endpoint({
  id: 'withdrawals.get',
  method: 'GET',
  path: '/api/admin/withdrawals/:id',
  summary: 'One withdrawal',
  access: 'administrator',
  params: staffParams,
  status: 200,
  response: withdrawalCaseAnswer,
  errors: [],
});

/** pending -> processing: it may be paid out. No money moves yet. */
export const approveWithdrawal = endpoint({
  id: 'withdrawals.approve',
  method: 'POST',
  path: '/api/admin/withdrawals/:id/approve',
  summary: 'Approve a withdrawal',
  access: 'administrator',
  params: staffParams,
  status: 200,
  response: withdrawalCaseAnswer,
  errors: ['already_decided', 'wrong_state'],
  idempotent: true,
});

/** processing -> completed: it has been paid out, and the held money leaves the member's account for good. */
export const processWithdrawal = endpoint({
  id: 'withdrawals.process',
  method: 'POST',
  path: '/api/admin/withdrawals/:id/process',
  summary: 'Mark a withdrawal as paid out',
  access: 'administrator',
  params: staffParams,
  status: 200,
  response: withdrawalCaseAnswer,
  errors: ['already_decided', 'wrong_state'],
  idempotent: true,
});

/** processing -> failed: the payment could not be made, and the held money goes back to the balance. */
export const failWithdrawal = endpoint({
  id: 'withdrawals.fail',
  method: 'POST',
  path: '/api/admin/withdrawals/:id/fail',
  summary: 'Mark a withdrawal as failed',
  access: 'administrator',
  params: staffParams,
  body: refuseWithdrawalBody,
  status: 200,
  response: withdrawalCaseAnswer,
  errors: ['already_decided', 'wrong_state'],
  idempotent: true,
});

/** pending -> rejected: the held money goes back to the balance. */
export const rejectWithdrawal = endpoint({
  id: 'withdrawals.reject',
  method: 'POST',
  path: '/api/admin/withdrawals/:id/reject',
  summary: 'Reject a withdrawal',
  access: 'administrator',
  params: staffParams,
  body: refuseWithdrawalBody,
  status: 200,
  response: withdrawalCaseAnswer,
  errors: ['already_decided', 'wrong_state'],
  idempotent: true,
});

/** Shows where the money goes in clear text once, and writes that down. */
export const revealWithdrawal = endpoint({
  id: 'withdrawals.reveal',
  method: 'POST',
  path: '/api/admin/withdrawals/:id/reveal',
  summary: 'Reveal the payment details of a withdrawal',
  access: 'administrator',
  params: staffParams,
  status: 200,
  response: clearPaymentDetails,
  errors: [],
});
