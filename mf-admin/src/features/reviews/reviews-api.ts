import {
  approveWork,
  claimNextReview,
  claimReview,
  denyAppeal,
  getReview,
  grantAppeal,
  listReviews,
  rejectWork,
  unclaimReview,
  requestRevision,
} from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { DECISION_TAGS, TAGS } from '../../shared/tags.ts';

const DECISION = { changes: [TAGS.reviews, ...DECISION_TAGS] };

export const {
  useAdminReviewsQuery,
  useAdminReviewQuery,
  useAdminClaimNextReviewMutation,
  useAdminClaimReviewMutation,
  useAdminUnclaimReviewMutation,
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
  adminUnclaimReview: mutation(unclaimReview, { changes: [TAGS.reviews] }),
  adminApproveWork: mutation(approveWork, DECISION),
  adminRequestRevision: mutation(requestRevision, DECISION),
  adminRejectWork: mutation(rejectWork, DECISION),
  adminGrantAppeal: mutation(grantAppeal, DECISION),
  adminDenyAppeal: mutation(denyAppeal, DECISION),
});
