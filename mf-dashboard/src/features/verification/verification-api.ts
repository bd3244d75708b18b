import { verifyFreeBlueprint } from '@platform/contracts';
import { injectContractEndpoints, mutation } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

export const { useSubmitVerificationMutation } = injectContractEndpoints({
  submitVerification: mutation(verifyFreeBlueprint, { changes: [TAGS.userBlueprints] }),
});
