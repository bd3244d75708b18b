import { endpoint } from '../endpoint.ts';
import { userResponse } from './auth.schemas.ts';
import { passwordBody, profileBody } from './profile.schemas.ts';

/**
 * Changes the profile. A new email address requires the password, and the second factor of those who have one, within
 * the last 10 minutes; both addresses are notified.
 */
export const updateProfile = endpoint({
  id: 'auth.updateProfile',
  method: 'POST',
  path: '/api/user/profile',
  summary: 'Update the profile',
  access: 'member',
  rateLimit: { calls: 30, minutes: 60, per: 'user' },
  body: profileBody,
  status: 200,
  response: userResponse,
  errors: ['email_taken', 'reauthentication_required', 'second_factor_again'],
});

/** Changes the password and ends the user's other sessions. */
export const changePassword = endpoint({
  id: 'auth.changePassword',
  method: 'POST',
  path: '/api/user/password',
  summary: 'Change the password',
  access: 'member',
  rateLimit: { calls: 10, minutes: 15, per: 'user' },
  body: passwordBody,
  status: 204,
  errors: ['current_password_wrong', 'common_password', 'second_factor_again'],
  needsRecentSecondFactor: true,
});
