import { getReleases } from '@platform/contracts';
import { injectContractEndpoints, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

export const { useAdminReleasesQuery } = injectContractEndpoints({
  adminReleases: query(getReleases, { provides: [TAGS.releases] }),
});
