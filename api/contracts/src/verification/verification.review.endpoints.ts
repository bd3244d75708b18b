import { staffParams } from '../admin/staff-list.ts';
import { csvOf, endpoint } from '../endpoint.ts';
import { list } from '../schema.ts';
import {
  approveVerificationBody,
  clearPapers,
  rejectVerificationBody,
  verificationCaseAnswer,
  verificationRowAnswer,
  verificationsQuery,
} from './verification.review.schemas.ts';

/** All verifications, decided ones too, newest first. */
export const listVerifications = endpoint({
  id: 'verification.list',
  method: 'GET',
  path: '/api/admin/verifications',
  summary: 'Identity verifications',
  access: 'administrator',
  query: verificationsQuery,
  status: 200,
  response: list(verificationRowAnswer),
  errors: [],
});

/** The list of the same filters, whole; each export is in the audit log. */
export const exportVerifications = csvOf(listVerifications, verificationsQuery.omit(['limit', 'cursor']));

/** One verification with its whole life. */
export const getVerification = endpoint({
  id: 'verification.get',
  method: 'GET',
  path: '/api/admin/verifications/:id',
  summary: 'One identity verification',
  access: 'administrator',
  params: staffParams,
  status: 200,
  response: verificationCaseAnswer,
  errors: [],
});

/** Opens the member's free blueprint, pays the referrer, queues the mail. `:id` is the user blueprint's. */
export const approveVerification = endpoint({
  id: 'verification.approve',
  method: 'POST',
  path: '/api/admin/approve-verification/:id',
  summary: 'Approve an identity verification',
  access: 'administrator',
  params: staffParams,
  body: approveVerificationBody,
  status: 200,
  response: verificationCaseAnswer,
  errors: ['already_decided'],
  idempotent: true,
});

/** Refuses the papers. The member reads the reason, and may send new ones unless it is final. */
export const rejectVerification = endpoint({
  id: 'verification.reject',
  method: 'POST',
  path: '/api/admin/verifications/:id/reject',
  summary: 'Reject an identity verification',
  access: 'administrator',
  params: staffParams,
  body: rejectVerificationBody,
  status: 200,
  response: verificationCaseAnswer,
  errors: ['already_decided'],
  idempotent: true,
});

/** Shows the papers in clear text once, and writes that down. */
export const revealVerification = endpoint({
  id: 'verification.reveal',
  method: 'POST',
  path: '/api/admin/verifications/:id/reveal',
  summary: 'Reveal the papers of an identity verification',
  access: 'administrator',
  params: staffParams,
  status: 200,
  response: clearPapers,
  errors: [],
});
