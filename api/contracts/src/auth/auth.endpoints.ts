import { endpoint } from '../endpoint.ts';
import { loginBody, registerBody, registeredUserAnswer, userAnswer } from './auth.schemas.ts';

/** 401 says that nobody is signed in. */
export const getMe = endpoint({
  id: 'auth.me',
  method: 'GET',
  path: '/api/auth/me',
  summary: 'The signed-in user with balances and the figures of the day',
  access: 'member',
  status: 200,
  response: userAnswer,
  errors: [],
});

/** Starts a session. Unknown users and wrong passwords get one answer. */
export const login = endpoint({
  id: 'auth.login',
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in with username and password',
  access: 'public',
  body: loginBody,
  status: 200,
  response: userAnswer,
  errors: ['invalid_credentials', 'account_disabled'],
});

/** Creates an account and starts its first session. */
export const register = endpoint({
  id: 'auth.register',
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Sign up and start a session',
  access: 'public',
  body: registerBody,
  status: 201,
  response: registeredUserAnswer,
  errors: ['username_taken', 'email_taken', 'common_password'],
});

/** Ends the session; answers the same when there is none. */
export const logout = endpoint({
  id: 'auth.logout',
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Sign out',
  access: 'public',
  status: 204,
  errors: [],
});
