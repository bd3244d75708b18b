import {
  forgotPassword,
  login,
  loginWithLink,
  register,
  requestLoginLink,
  resendVerification,
  resetPassword,
  secondStep,
  stopSecondFactorReset,
  verifyEmail,
} from '@platform/contracts';
import { injectContractEndpoints, mutation, USER_TAG } from '@platform/kit';

/**
 * Endpoints of the pages for logged-out visitors. Login and sign-up change no tags, because `startSession` resets the
 * cache.
 */
export const {
  useSignInMutation,
  useSignUpMutation,
  useRequestLoginLinkMutation,
  useLoginWithLinkMutation,
  useSecondStepMutation,
  useRequestPasswordResetMutation,
  useResetPasswordMutation,
  useStopSecondFactorResetMutation,
  useVerifyEmailMutation,
  useResendVerificationMutation,
} = injectContractEndpoints({
  signIn: mutation(login, { changes: [] }),
  signUp: mutation(register, { changes: [] }),
  requestLoginLink: mutation(requestLoginLink, { changes: [] }),
  loginWithLink: mutation(loginWithLink, { changes: [] }),
  secondStep: mutation(secondStep, { changes: [] }),
  requestPasswordReset: mutation(forgotPassword, { changes: [] }),
  resetPassword: mutation(resetPassword, { changes: [] }),
  verifyEmail: mutation(verifyEmail, { changes: [USER_TAG] }),
  stopSecondFactorReset: mutation(stopSecondFactorReset, { changes: [USER_TAG] }),
  resendVerification: mutation(resendVerification, { changes: [USER_TAG] }),
});
