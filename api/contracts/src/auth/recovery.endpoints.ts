import { endpoint } from '../endpoint.ts';
import { forgotPasswordBody, resetPasswordBody, verifyEmailBody } from './recovery.schemas.ts';

/** Answers the same whether or not the address is known. The mail's link is `/reset-password?token=`. */
export const forgotPassword = endpoint({
  id: 'auth.forgotPassword',
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Ask for a link to set a new password',
  access: 'public',
  body: forgotPasswordBody,
  status: 204,
  errors: [],
});

/** Sets a new password and ends all sessions of the user. A token is good once and for a short time. */
export const resetPassword = endpoint({
  id: 'auth.resetPassword',
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Set a new password with the token of a mail',
  access: 'public',
  body: resetPasswordBody,
  status: 204,
  errors: ['invalid_token', 'common_password'],
});

/** The mail's link is `/verify-email?token=`. */
export const verifyEmail = endpoint({
  id: 'auth.verifyEmail',
  method: 'POST',
  path: '/api/auth/verify-email',
  summary: 'Prove an e-mail address with the token of a mail',
  access: 'public',
  body: verifyEmailBody,
  status: 204,
  errors: ['invalid_token'],
});
