import { resendVerification, updateProfile } from '@platform/contracts';
import { injectContractEndpoints, mutation } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

export const { useUpdateProfileMutation, useResendOwnVerificationMutation } = injectContractEndpoints({
  updateProfile: mutation(updateProfile, { changes: [TAGS.user] }),
  resendOwnVerification: mutation(resendVerification, { changes: [TAGS.user] }),
});
