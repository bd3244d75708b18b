import { getReleases } from '@platform/contracts';
import { injectContractEndpoints, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

export const { useStaffReleasesQuery } = injectContractEndpoints({
  staffReleases: query(getReleases, { provides: [TAGS.releases] }),
});
