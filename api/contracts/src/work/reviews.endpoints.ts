import { adminParams } from '../admin/admin-list.ts';
import { csvExport, endpoint } from '../endpoint.ts';
import { listResponse } from '../schema.ts';
import {
  approveWorkBody,
  claimNextBody,
  claimNextResponse,
  decideAppealBody,
  rejectWorkBody,
  requestRevisionBody,
  reviewDetailResponse,
  reviewRowResponse,
  reviewSilenceResponse,
  reviewsQuery,
} from './reviews.schemas.ts';

/** Lists submissions that were handed in; by default those that are due first. */
export const listReviews = endpoint({
  id: 'reviews.list',
  method: 'GET',
  path: '/api/admin/reviews',
  summary: 'Submissions to review',
  access: 'administrator',
  roles: ['reviewer'],
  query: reviewsQuery,
  status: 200,
  response: listResponse(reviewRowResponse),
  errors: [],
});

/** Exports all submissions that match the filters; each export is recorded in the audit log. */
export const exportReviews = csvExport(listReviews, reviewsQuery.omit(['limit', 'cursor']));

/** Returns one submission with everything a reviewer needs. */
export const getReview = endpoint({
  id: 'reviews.get',
  method: 'GET',
  path: '/api/admin/reviews/:id',
  summary: 'One submission',
  access: 'administrator',
  roles: ['reviewer'],
  params: adminParams,
  status: 200,
  response: reviewDetailResponse,
  errors: [],
});

/** Counts what silence decided in the last 30 days. */
export const getReviewSilence = endpoint({
  id: 'reviews.silence',
  method: 'GET',
  path: '/api/admin/review-silence',
  summary: 'What was approved and granted without a decision',
  access: 'administrator',
  roles: ['reviewer'],
  status: 200,
  response: reviewSilenceResponse,
  errors: [],
});

/** Claims the submission that is due first and that the administrator may decide. */
export const claimNextReview = endpoint({
  id: 'reviews.claimNext',
  method: 'POST',
  path: '/api/admin/reviews/claim-next',
  summary: 'Claim the next submission',
  access: 'administrator',
  roles: ['reviewer'],
  body: claimNextBody,
  status: 200,
  response: claimNextResponse,
  errors: [],
});

const action = {
  method: 'POST',
  access: 'administrator',
  params: adminParams,
  status: 200,
  response: reviewDetailResponse,
} as const;

/** Keeps a submission for the administrator for 30 minutes. */
export const claimReview = endpoint({
  ...action,
  id: 'reviews.claim',
  roles: ['reviewer'],
  path: '/api/admin/reviews/:id/claim',
  summary: 'Claim a submission',
  errors: ['wrong_state', 'claimed', 'not_allowed_to_review'],
});

/** Gives a claimed submission back to the queue. */
export const unclaimReview = endpoint({
  ...action,
  id: 'reviews.unclaim',
  roles: ['reviewer'],
  path: '/api/admin/reviews/:id/unclaim',
  summary: 'Release a claimed submission',
  errors: ['wrong_state'],
});

const decision = { ...action, idempotent: true } as const;
const DECISION_ERRORS = ['already_decided', 'wrong_state', 'claimed', 'not_allowed_to_review'] as const;
const APPROVAL_ERRORS = [...DECISION_ERRORS, 'member_disabled'] as const;

/** Approves a submission and credits its reward, locked from the hand-in. */
export const approveWork = endpoint({
  ...decision,
  id: 'reviews.approve',
  roles: ['reviewer'],
  path: '/api/admin/reviews/:id/approve',
  summary: 'Approve a submission',
  body: approveWorkBody,
  errors: APPROVAL_ERRORS,
});

/** Asks the member for a revision, at most twice. */
export const requestRevision = endpoint({
  ...decision,
  id: 'reviews.requestRevision',
  roles: ['reviewer'],
  path: '/api/admin/reviews/:id/request-revision',
  summary: 'Ask for a revision of a submission',
  body: requestRevisionBody,
  errors: [...DECISION_ERRORS, 'no_revision_left'],
});

/**
 * Rejects a submission. Too many rejections by one administrator stop until another one decides. One for no effort
 * needs figures that show it and a second administrator; see `noEffort` of the submission for what it leads to.
 */
export const rejectWork = endpoint({
  ...decision,
  id: 'reviews.reject',
  roles: ['reviewer'],
  path: '/api/admin/reviews/:id/reject',
  summary: 'Reject a submission',
  body: rejectWorkBody,
  errors: [...DECISION_ERRORS, 'rejection_limit_reached', 'effort_shown', 'second_administrator_needed'],
});

/** Grants an appeal: the work is approved. The administrator who rejected it decides only if no one else may. */
export const grantAppeal = endpoint({
  ...decision,
  id: 'reviews.grantAppeal',
  roles: ['reviewer'],
  path: '/api/admin/reviews/:id/grant-appeal',
  summary: 'Grant an appeal',
  body: decideAppealBody,
  errors: APPROVAL_ERRORS,
});

/**
 * Denies an appeal: the rejection is final. The administrator who rejected the work decides only if no one else may.
 */
export const denyAppeal = endpoint({
  ...decision,
  id: 'reviews.denyAppeal',
  roles: ['reviewer'],
  path: '/api/admin/reviews/:id/deny-appeal',
  summary: 'Deny an appeal',
  body: decideAppealBody,
  errors: DECISION_ERRORS,
});
