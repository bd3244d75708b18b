import { listWorkTaskPay } from '@platform/contracts';
import { injectContractEndpoints, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

export const { useAdminWorkTaskPayQuery } = injectContractEndpoints({
  adminWorkTaskPay: query(listWorkTaskPay, { provides: [TAGS.reviews] }),
});
