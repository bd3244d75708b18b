import { endpoint } from '../endpoint.ts';
import { adminParams } from './admin-list.ts';
import {
  heldDecisionResponse,
  heldDecisionsResponse,
  holdDecisionBody,
  holdDecisionsBody,
  holdResultsResponse,
  holdVerificationBody,
  undoHeldBody,
  undoResultsResponse,
} from './held-decisions.schemas.ts';

/** Lists the decisions that are not applied yet, of all administrators: a few seconds' worth. */
export const listHeldDecisions = endpoint({
  id: 'heldDecisions.list',
  method: 'GET',
  path: '/api/admin/held-decisions',
  summary: 'Decisions that are not applied yet',
  access: 'administrator',
  status: 200,
  response: heldDecisionsResponse,
  errors: [],
});

/** Undoes decisions of the administrator that are not applied yet; each case has its own outcome. */
export const undoHeldDecisions = endpoint({
  id: 'heldDecisions.undo',
  method: 'POST',
  path: '/api/admin/held-decisions/undo',
  summary: 'Undo decisions that are not applied yet',
  access: 'administrator',
  body: undoHeldBody,
  status: 200,
  response: undoResultsResponse,
  errors: [],
});

/** Decides a verification; the decision is applied after `DECISION_HOLD_SECONDS`. */
export const holdVerification = endpoint({
  id: 'verification.hold',
  method: 'POST',
  path: '/api/admin/verifications/:id/held-decisions',
  summary: 'Decide an identity verification, with time to undo it',
  access: 'administrator',
  params: adminParams,
  body: holdVerificationBody,
  status: 201,
  response: heldDecisionResponse,
  errors: ['already_decided', 'claimed', 'decision_held', 'not_allowed_to_review', 'member_disabled'],
  idempotent: true,
});

/** Decides several verifications; each one is decided by itself and has its own outcome. */
export const holdVerifications = endpoint({
  id: 'verification.holdMany',
  method: 'POST',
  path: '/api/admin/verifications/held-decisions',
  summary: 'Decide several identity verifications, with time to undo it',
  access: 'administrator',
  body: holdDecisionsBody,
  status: 200,
  response: holdResultsResponse,
  errors: [],
});

/** Decides a purchase; the decision is applied after `DECISION_HOLD_SECONDS`. */
export const holdPurchase = endpoint({
  id: 'blueprints.holdPurchase',
  method: 'POST',
  path: '/api/admin/purchases/:id/held-decisions',
  summary: 'Decide a blueprint purchase, with time to undo it',
  access: 'administrator',
  params: adminParams,
  body: holdDecisionBody,
  status: 201,
  response: heldDecisionResponse,
  errors: ['already_decided', 'claimed', 'decision_held', 'not_allowed_to_review', 'member_disabled'],
  idempotent: true,
});

/** Decides several purchases; each one is decided by itself and has its own outcome. */
export const holdPurchases = endpoint({
  id: 'blueprints.holdPurchases',
  method: 'POST',
  path: '/api/admin/purchases/held-decisions',
  summary: 'Decide several blueprint purchases, with time to undo it',
  access: 'administrator',
  body: holdDecisionsBody,
  status: 200,
  response: holdResultsResponse,
  errors: [],
});

/** Approves or rejects a withdrawal; the decision is applied after `DECISION_HOLD_SECONDS`. */
export const holdWithdrawal = endpoint({
  id: 'withdrawals.hold',
  method: 'POST',
  path: '/api/admin/withdrawals/:id/held-decisions',
  summary: 'Approve or reject a withdrawal, with time to undo it',
  access: 'administrator',
  params: adminParams,
  body: holdDecisionBody,
  status: 201,
  response: heldDecisionResponse,
  errors: [
    'already_decided',
    'claimed',
    'decision_held',
    'not_allowed_to_review',
    'payout_requirements_missing',
    'payout_rests',
    'second_administrator_needed',
    'member_disabled',
  ],
  idempotent: true,
});

/** Approves or rejects several withdrawals; each one is decided by itself and has its own outcome. */
export const holdWithdrawals = endpoint({
  id: 'withdrawals.holdMany',
  method: 'POST',
  path: '/api/admin/withdrawals/held-decisions',
  summary: 'Approve or reject several withdrawals, with time to undo it',
  access: 'administrator',
  body: holdDecisionsBody,
  status: 200,
  response: holdResultsResponse,
  errors: [],
});

/** The calls about held decisions, for the list of all endpoints. */
export const HELD_DECISION_ENDPOINTS = [
  listHeldDecisions,
  undoHeldDecisions,
  holdVerification,
  holdVerifications,
  holdPurchase,
  holdPurchases,
  holdWithdrawal,
  holdWithdrawals,
] as const;
