import { getDueHours } from '@platform/contracts';
import { injectContractEndpoints, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

export const { useAdminDueHoursQuery } = injectContractEndpoints({
  adminDueHours: query(getDueHours, { provides: [TAGS.counters] }),
});
