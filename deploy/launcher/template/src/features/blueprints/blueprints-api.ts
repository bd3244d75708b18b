import { listBlueprints } from '@platform/contracts';
import { injectContractEndpoints, query } from '@platform/kit';

/** All remotes share one cache, so the names of endpoints begin with the remote's. */
export const { useHelloWorldBlueprintsQuery } = injectContractEndpoints({
  helloWorldBlueprints: query(listBlueprints, { provides: ['helloWorldBlueprints'] }),
});
