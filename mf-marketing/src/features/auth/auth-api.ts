import { forgotPassword, login, register, resetPassword, verifyEmail } from '@platform/contracts';
import { injectContractEndpoints, mutation, USER_TAG } from '@platform/kit';

/** The calls of the pages before a session. What a new session changes, `startSession` of the kit sees to. */
export const {
  useSignInMutation,
  useSignUpMutation,
  useRequestPasswordResetMutation,
  useResetPasswordMutation,
  useVerifyEmailMutation,
} = injectContractEndpoints({
  signIn: mutation(login, { changes: [] }),
  signUp: mutation(register, { changes: [] }),
  requestPasswordReset: mutation(forgotPassword, { changes: [] }),
  resetPassword: mutation(resetPassword, { changes: [] }),
  verifyEmail: mutation(verifyEmail, { changes: [USER_TAG] }),
});
