import { endpoint } from '../endpoint.ts';
import { userAnswer } from './auth.schemas.ts';
import { passwordBody, profileBody } from './profile.schemas.ts';

/** Changes the profile. A new e-mail address is told to both; it needs a sign-in of the last 10 minutes. */
export const updateProfile = endpoint({
  id: 'auth.updateProfile',
  method: 'POST',
  path: '/api/user/profile',
  summary: 'Update the profile',
  access: 'member',
  body: profileBody,
  status: 200,
  response: userAnswer,
  errors: ['email_taken', 'reauthentication_required'],
});

/** Changes the password and ends the user's other sessions. */
export const changePassword = endpoint({
  id: 'auth.changePassword',
  method: 'POST',
  path: '/api/user/password',
  summary: 'Change the password',
  access: 'member',
  body: passwordBody,
  status: 204,
  errors: ['current_password_wrong', 'common_password'],
});
