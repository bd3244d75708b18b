import { endpoint } from '../endpoint.ts';
import {
  forgotPasswordBody,
  resendVerificationBody,
  resetPasswordBody,
  verifyEmailBody,
} from './recovery.schemas.ts';

/** Requests a reset link. Responds the same for known and unknown addresses. The link is `/reset-password?token=`. */
export const forgotPassword = endpoint({
  id: 'auth.forgotPassword',
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Request a link to set a new password',
  access: 'public',
  body: forgotPasswordBody,
  status: 204,
  errors: [],
});

/** Sets a new password and ends all sessions of the user. A token works once and expires. */
export const resetPassword = endpoint({
  id: 'auth.resetPassword',
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Set a new password with the token from an email',
  access: 'public',
  body: resetPasswordBody,
  status: 204,
  errors: ['invalid_token', 'common_password'],
});

/** Confirms an email address. The link is `/verify-email?token=`. */
export const verifyEmail = endpoint({
  id: 'auth.verifyEmail',
  method: 'POST',
  path: '/api/auth/verify-email',
  summary: 'Confirm an email address with the token from an email',
  access: 'public',
  body: verifyEmailBody,
  status: 204,
  errors: ['invalid_token'],
});

/**
 * Sends a new confirmation link and revokes the earlier ones. A member without a body gets it at their own address.
 * With an address the response is the same for known, confirmed and unknown addresses.
 */
export const resendVerification = endpoint({
  id: 'auth.resendVerification',
  method: 'POST',
  path: '/api/auth/resend-verification',
  summary: 'Request a new link to confirm an email address',
  access: 'public',
  body: resendVerificationBody,
  status: 204,
  errors: ['already_confirmed'],
});
