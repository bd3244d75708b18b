import { adminParams } from '../admin/admin-list.ts';
import { csvExport, endpoint } from '../endpoint.ts';
import { listResponse } from '../schema.ts';
import {
  approveVerificationBody,
  revealedIdentityDocuments,
  rejectVerificationBody,
  verificationDetailResponse,
  verificationRowResponse,
  verificationsQuery,
} from './verification.review.schemas.ts';

/** Lists verifications: by default pending ones due first, decided ones and all states together newest first. */
export const listVerifications = endpoint({
  id: 'verification.list',
  method: 'GET',
  path: '/api/admin/verifications',
  summary: 'Identity verifications',
  access: 'administrator',
  roles: ['reviewer'],
  query: verificationsQuery,
  status: 200,
  response: listResponse(verificationRowResponse),
  errors: [],
});

/** Exports all verifications that match the filters; each export is recorded in the audit log. */
export const exportVerifications = csvExport(listVerifications, verificationsQuery.omit(['limit', 'cursor']));

/** Returns one verification with its timeline. */
export const getVerification = endpoint({
  id: 'verification.get',
  method: 'GET',
  path: '/api/admin/verifications/:id',
  summary: 'One identity verification',
  access: 'administrator',
  roles: ['reviewer'],
  params: adminParams,
  status: 200,
  response: verificationDetailResponse,
  errors: [],
});

/**
 * Activates the member's free blueprint, pays the referrer and queues the email. `:id` is that of the user blueprint.
 */
export const approveVerification = endpoint({
  id: 'verification.approve',
  method: 'POST',
  path: '/api/admin/approve-verification/:id',
  summary: 'Approve an identity verification',
  access: 'administrator',
  roles: ['reviewer'],
  params: adminParams,
  body: approveVerificationBody,
  status: 200,
  response: verificationDetailResponse,
  errors: ['already_decided', 'claimed', 'not_allowed_to_review', 'member_disabled'],
  idempotent: true,
});

/** Rejects a verification. The member reads the reason and can submit documents again unless the rejection is final. */
export const rejectVerification = endpoint({
  id: 'verification.reject',
  method: 'POST',
  path: '/api/admin/verifications/:id/reject',
  summary: 'Reject an identity verification',
  access: 'administrator',
  roles: ['reviewer'],
  params: adminParams,
  body: rejectVerificationBody,
  status: 200,
  response: verificationDetailResponse,
  errors: ['already_decided', 'claimed', 'not_allowed_to_review'],
  idempotent: true,
});

/**
 * Records that a person has looked at the documents of a verification that was approved automatically, so that payouts
 * to the member can be approved. The administrator must have revealed the documents. The member is told if a withdrawal
 * waited for it.
 */
export const confirmVerification = endpoint({
  id: 'verification.confirm',
  method: 'POST',
  path: '/api/admin/verifications/:id/confirm',
  summary: 'Confirm an automatically approved identity',
  access: 'administrator',
  roles: ['reviewer'],
  params: adminParams,
  status: 200,
  response: verificationDetailResponse,
  errors: [
    'already_decided',
    'claimed',
    'wrong_state',
    'not_allowed_to_review',
    'member_disabled',
    'documents_not_viewed',
  ],
  idempotent: true,
});

/** Returns the identity documents in clear text and records that in the audit log. */
export const revealVerification = endpoint({
  id: 'verification.reveal',
  method: 'POST',
  path: '/api/admin/verifications/:id/reveal',
  summary: 'Reveal the documents of an identity verification',
  access: 'administrator',
  roles: ['reviewer'],
  params: adminParams,
  status: 200,
  response: revealedIdentityDocuments,
  errors: ['wrong_state', 'not_allowed_to_review', 'reauthentication_required'],
  needsRecentPassword: true,
});
