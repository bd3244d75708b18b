import { checkUnit, listPreTest } from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';

export const { usePublicPreTestQuery, useCheckPublicUnitMutation } = injectContractEndpoints({
  publicPreTest: query(listPreTest, { provides: [] }),
  // What it changes for a member is added by the progress.
  checkPublicUnit: mutation(checkUnit, { changes: [] }),
});
