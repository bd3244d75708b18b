import { getAdminCounters } from '@platform/contracts';
import { injectContractEndpoints, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

export const { useAdminCountersQuery } = injectContractEndpoints({
  adminCounters: query(getAdminCounters, { provides: [TAGS.counters] }),
});
