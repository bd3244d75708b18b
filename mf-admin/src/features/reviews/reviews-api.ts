import {
  approveWork,
  claimNextReview,
  claimReview,
  denyAppeal,
  getReview,
  grantAppeal,
  listReviews,
  rejectWork,
  releaseReview,
  requestRevision,
} from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

const DECISION_TAGS = [TAGS.reviews, TAGS.counters, TAGS.users, TAGS.outbox, TAGS.audit, TAGS.ledger];

export const {
  useAdminReviewsQuery,
  useAdminReviewQuery,
  useAdminClaimNextReviewMutation,
  useAdminClaimReviewMutation,
  useAdminReleaseReviewMutation,
  useAdminApproveWorkMutation,
  useAdminRequestRevisionMutation,
  useAdminRejectWorkMutation,
  useAdminGrantAppealMutation,
  useAdminDenyAppealMutation,
} = injectContractEndpoints({
  adminReviews: query(listReviews, { provides: [TAGS.reviews] }),
  adminReview: query(getReview, { provides: [TAGS.reviews] }),
  adminClaimNextReview: mutation(claimNextReview, { changes: [TAGS.reviews] }),
  adminClaimReview: mutation(claimReview, { changes: [TAGS.reviews] }),
  adminReleaseReview: mutation(releaseReview, { changes: [TAGS.reviews] }),
  adminApproveWork: mutation(approveWork, { changes: DECISION_TAGS }),
  adminRequestRevision: mutation(requestRevision, { changes: DECISION_TAGS }),
  adminRejectWork: mutation(rejectWork, { changes: DECISION_TAGS }),
  adminGrantAppeal: mutation(grantAppeal, { changes: DECISION_TAGS }),
  adminDenyAppeal: mutation(denyAppeal, { changes: DECISION_TAGS }),
});
