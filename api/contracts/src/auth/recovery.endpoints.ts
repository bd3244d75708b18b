import { endpoint } from '../endpoint.ts';
import { userResponse } from './auth.schemas.ts';
import {
  forgotPasswordBody,
  linkLoginBody,
  loginLinkBody,
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
  rateLimit: { calls: 10, minutes: 60, per: 'address', raisedOutsideProduction: true },
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
  rateLimit: { calls: 20, minutes: 60, per: 'address', raisedOutsideProduction: true },
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
  rateLimit: { calls: 20, minutes: 60, per: 'address', raisedOutsideProduction: true },
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
  rateLimit: { calls: 10, minutes: 60, per: 'address', raisedOutsideProduction: true },
  body: resendVerificationBody,
  status: 204,
  errors: ['already_confirmed'],
});

/**
 * Requests a link to log in with, a way round failed logins of strangers. Responds the same for known and unknown
 * addresses. The link is `/login-with-link?token=`; administrators get none.
 */
export const requestLoginLink = endpoint({
  id: 'auth.requestLoginLink',
  method: 'POST',
  path: '/api/auth/login-link',
  summary: 'Request a link to log in with',
  access: 'public',
  rateLimit: { calls: 10, minutes: 60, per: 'address', raisedOutsideProduction: true },
  body: loginLinkBody,
  status: 204,
  errors: [],
});

/** Starts a session with the token of a login link, which works once and for 15 minutes. */
export const loginWithLink = endpoint({
  id: 'auth.loginWithLink',
  method: 'POST',
  path: '/api/auth/login-with-link',
  summary: 'Log in with the token from an email',
  access: 'public',
  rateLimit: { calls: 20, minutes: 60, per: 'address', raisedOutsideProduction: true },
  body: linkLoginBody,
  status: 200,
  response: userResponse,
  errors: ['invalid_token', 'second_factor_required', 'password_needed'],
});
