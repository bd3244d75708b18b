import {
  endReleaseCanary,
  getReleaseHealth,
  getReleases,
  promoteRelease,
  rollBackRelease,
  startReleaseCanary,
} from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

const CHANGED_TAGS = [TAGS.releases, TAGS.audit];

export const {
  useAdminReleasesQuery,
  useAdminReleaseHealthQuery,
  useAdminPromoteReleaseMutation,
  useAdminRollBackReleaseMutation,
  useAdminStartReleaseCanaryMutation,
  useAdminEndReleaseCanaryMutation,
} = injectContractEndpoints({
  adminReleases: query(getReleases, { provides: [TAGS.releases] }),
  adminReleaseHealth: query(getReleaseHealth, { provides: [TAGS.releases] }),
  adminPromoteRelease: mutation(promoteRelease, { changes: CHANGED_TAGS }),
  adminRollBackRelease: mutation(rollBackRelease, { changes: CHANGED_TAGS }),
  adminStartReleaseCanary: mutation(startReleaseCanary, { changes: CHANGED_TAGS }),
  adminEndReleaseCanary: mutation(endReleaseCanary, { changes: CHANGED_TAGS }),
});
