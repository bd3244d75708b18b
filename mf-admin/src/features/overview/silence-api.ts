import { getReviewSilence } from '@platform/contracts';
import { injectContractEndpoints, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

export const { useAdminReviewSilenceQuery } = injectContractEndpoints({
  adminReviewSilence: query(getReviewSilence, { provides: [TAGS.reviews] }),
});
