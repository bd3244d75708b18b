import { getAdminCounters } from '@platform/contracts';
import { injectContractEndpoints, query } from '@platform/kit';
import { TAGS } from './tags.ts';

export const { useAdminCountersQuery, useLazyAdminCountersQuery } = injectContractEndpoints({
  adminCounters: query(getAdminCounters, { provides: [TAGS.counters] }),
});
