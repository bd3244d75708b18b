import {
  claimNextReview,
  claimReview,
  getReview,
  holdAppealDenial,
  holdAppealGrant,
  holdRevisionRequest,
  holdWorkApproval,
  holdWorkRejection,
  listReviews,
  releaseReview,
} from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

/** A decision is held first; what it changes is loaded again when it is applied. */
const HELD = { changes: [TAGS.held, TAGS.reviews] };

export const {
  useAdminReviewsQuery,
  useAdminReviewQuery,
  useAdminClaimNextReviewMutation,
  useAdminClaimReviewMutation,
  useAdminReleaseReviewMutation,
  useAdminHoldApprovalMutation,
  useAdminHoldRevisionRequestMutation,
  useAdminHoldRejectionMutation,
  useAdminHoldAppealGrantMutation,
  useAdminHoldAppealDenialMutation,
} = injectContractEndpoints({
  adminReviews: query(listReviews, { provides: [TAGS.reviews] }),
  adminReview: query(getReview, { provides: [TAGS.reviews] }),
  adminClaimNextReview: mutation(claimNextReview, { changes: [TAGS.reviews] }),
  adminClaimReview: mutation(claimReview, { changes: [TAGS.reviews] }),
  adminReleaseReview: mutation(releaseReview, { changes: [TAGS.reviews] }),
  adminHoldApproval: mutation(holdWorkApproval, HELD),
  adminHoldRevisionRequest: mutation(holdRevisionRequest, HELD),
  adminHoldRejection: mutation(holdWorkRejection, HELD),
  adminHoldAppealGrant: mutation(holdAppealGrant, HELD),
  adminHoldAppealDenial: mutation(holdAppealDenial, HELD),
});
