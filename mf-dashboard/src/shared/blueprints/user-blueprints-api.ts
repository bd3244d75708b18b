import { listUserBlueprints } from '@platform/contracts';
import { injectContractEndpoints, query } from '@platform/kit';
import { TAGS } from '../tags.ts';

export const { useUserBlueprintsQuery } = injectContractEndpoints({
  userBlueprints: query(listUserBlueprints, { provides: [TAGS.userBlueprints] }),
});
