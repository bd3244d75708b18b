import { endpoint } from '../endpoint.ts';
import { loginBody, registerBody, registeredUserResponse, userResponse } from './auth.schemas.ts';

/** Returns the signed-in user; 401 if there is no session. */
export const getMe = endpoint({
  id: 'auth.me',
  method: 'GET',
  path: '/api/auth/me',
  summary: 'The current user with balances and the tasks of the day',
  access: 'member',
  status: 200,
  response: userResponse,
  errors: [],
  beforeSecondFactor: true,
});

/**
 * Starts a session. Unknown users and wrong passwords get the same response. With a second factor, the right password
 * gets `second_factor_required`, and `auth.secondStep` starts the session.
 */
export const login = endpoint({
  id: 'auth.login',
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Log in with username and password',
  access: 'public',
  body: loginBody,
  status: 200,
  response: userResponse,
  errors: ['invalid_credentials', 'account_disabled', 'second_factor_required'],
});

/** Creates an account and starts its first session. */
export const register = endpoint({
  id: 'auth.register',
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Sign up and start a session',
  access: 'public',
  rateLimit: { calls: 20, minutes: 60, per: 'address', raisedOutsideProduction: true },
  body: registerBody,
  status: 201,
  response: registeredUserResponse,
  errors: ['username_taken', 'email_taken', 'common_password'],
});

/** Ends the session; also succeeds if there is none. */
export const logout = endpoint({
  id: 'auth.logout',
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Log out',
  access: 'public',
  status: 204,
  errors: [],
});
