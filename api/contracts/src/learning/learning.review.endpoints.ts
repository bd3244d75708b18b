import { adminParams, reasonBody } from '../admin/admin-list.ts';
import { csvExport, endpoint } from '../endpoint.ts';
import { listResponse } from '../schema.ts';
import { certificateParams, certificateRowResponse } from './certificates.schemas.ts';
import {
  attemptsQuery,
  certificatesQuery,
  correctionResponse,
  correctionsQuery,
  memberAttemptResponse,
  testHealthResponse,
  unitHealthQuery,
  unitReportDetailResponse,
  unitReportRowResponse,
  unitReportsQuery,
} from './learning.review.schemas.ts';

const read = { method: 'GET', access: 'administrator', roles: ['reviewer'], status: 200 } as const;
const write = { ...read, method: 'POST', idempotent: true } as const;

/** Lists how the questions of each course's test do; not paged. */
export const listTestHealth = endpoint({
  ...read,
  id: 'learningReview.listTestHealth',
  path: '/api/admin/learning/units',
  summary: 'How the questions of tests do',
  query: unitHealthQuery,
  response: listResponse(testHealthResponse),
  errors: [],
});

/** Lists the reports of questions of tests. */
export const listUnitReports = endpoint({
  ...read,
  id: 'learningReview.listReports',
  path: '/api/admin/learning/reports',
  summary: 'Reports of questions of tests',
  query: unitReportsQuery,
  response: listResponse(unitReportRowResponse),
  errors: [],
});
export const exportUnitReports = csvExport(listUnitReports, unitReportsQuery.omit(['limit', 'cursor']));

/** Returns one report with its question. */
export const getUnitReport = endpoint({
  ...read,
  id: 'learningReview.getReport',
  path: '/api/admin/learning/reports/:id',
  summary: 'One report of a question',
  params: adminParams,
  response: unitReportDetailResponse,
  errors: [],
});

/**
 * Accepts a report: no new attempt gets the question, and it counts as right for everyone who had it, once its
 * correction is rescored.
 */
export const acceptUnitReport = endpoint({
  ...write,
  id: 'learningReview.acceptReport',
  path: '/api/admin/learning/reports/:id/accept',
  summary: 'Accept a report of a question',
  params: adminParams,
  body: reasonBody,
  response: unitReportDetailResponse,
  errors: ['already_decided', 'not_allowed_to_review'],
});

/** Rejects a report: the question is in order. The member reads why. */
export const rejectUnitReport = endpoint({
  ...write,
  id: 'learningReview.rejectReport',
  path: '/api/admin/learning/reports/:id/reject',
  summary: 'Reject a report of a question',
  params: adminParams,
  body: reasonBody,
  response: unitReportDetailResponse,
  errors: ['already_decided', 'not_allowed_to_review'],
});

/** Lists the corrected questions, with the attempts that they concern. */
export const listCorrections = endpoint({
  ...read,
  id: 'learningReview.listCorrections',
  path: '/api/admin/learning/corrections',
  summary: 'Corrected questions of tests',
  query: correctionsQuery,
  response: listResponse(correctionResponse),
  errors: [],
});

/** Scores the attempts of a correction again. No result falls; who passes by it gets the certificate and a notice. */
export const rescoreCorrection = endpoint({
  ...write,
  id: 'learningReview.rescore',
  path: '/api/admin/learning/corrections/:id/rescore',
  summary: 'Score the attempts of a corrected question again',
  params: adminParams,
  response: correctionResponse,
  errors: ['already_decided'],
});

/** Lists certificates. */
export const listCertificates = endpoint({
  ...read,
  id: 'learningReview.listCertificates',
  path: '/api/admin/certificates',
  summary: 'Certificates',
  query: certificatesQuery,
  response: listResponse(certificateRowResponse),
  errors: [],
});
export const exportCertificates = csvExport(listCertificates, certificatesQuery.omit(['limit', 'cursor']));

/** Revokes a certificate. Its member reads why, and so does everyone who opens it. */
export const revokeCertificate = endpoint({
  ...write,
  id: 'learningReview.revokeCertificate',
  path: '/api/admin/certificates/:code/revoke',
  summary: 'Revoke a certificate',
  params: certificateParams,
  body: reasonBody,
  response: certificateRowResponse,
  errors: ['wrong_state', 'not_allowed_to_review'],
});

/** Takes a revocation back. */
export const restoreCertificate = endpoint({
  ...write,
  id: 'learningReview.restoreCertificate',
  path: '/api/admin/certificates/:code/restore',
  summary: 'Take the revocation of a certificate back',
  params: certificateParams,
  body: reasonBody,
  response: certificateRowResponse,
  errors: ['wrong_state', 'not_allowed_to_review'],
});

/** Lists attempts of all members, newest first by default. */
export const listAttempts = endpoint({
  ...read,
  id: 'learningReview.listAttempts',
  path: '/api/admin/learning/attempts',
  summary: 'Attempts at tests',
  query: attemptsQuery,
  response: listResponse(memberAttemptResponse),
  errors: [],
});
export const exportAttempts = csvExport(listAttempts, attemptsQuery.omit(['limit', 'cursor']));

/** The calls of administrators about learning, for the list of all endpoints. */
export const LEARNING_REVIEW_ENDPOINTS = [
  listTestHealth,
  listUnitReports,
  exportUnitReports,
  getUnitReport,
  acceptUnitReport,
  rejectUnitReport,
  listCorrections,
  rescoreCorrection,
  listCertificates,
  exportCertificates,
  revokeCertificate,
  restoreCertificate,
  listAttempts,
  exportAttempts,
] as const;
