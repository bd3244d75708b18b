import { changePassword, resendVerification, updateProfile } from '@platform/contracts';
import { injectContractEndpoints, mutation } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

export const { useUpdateProfileMutation, useChangePasswordMutation, useResendOwnVerificationMutation } =
  injectContractEndpoints({
    updateProfile: mutation(updateProfile, { changes: [TAGS.user] }),
    changePassword: mutation(changePassword, { changes: [] }),
    resendOwnVerification: mutation(resendVerification, { changes: [TAGS.user] }),
  });
