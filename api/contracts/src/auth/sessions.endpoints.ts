import { endpoint } from '../endpoint.ts';
import { endedSessionsResponse, userSessionParams, userSessionsResponse } from './sessions.schemas.ts';

/** Lists where the user is logged in. */
export const listSessions = endpoint({
  id: 'auth.listSessions',
  method: 'GET',
  path: '/api/user/sessions',
  summary: 'Where the user is logged in',
  access: 'member',
  status: 200,
  response: userSessionsResponse,
  errors: [],
});

/** Ends one session of the user, except the one that asks: that is a logout. */
export const endSession = endpoint({
  id: 'auth.endSession',
  method: 'POST',
  path: '/api/user/sessions/:id/end',
  summary: 'Log out another session',
  access: 'member',
  params: userSessionParams,
  status: 204,
  errors: ['wrong_state'],
});

/** Ends all sessions of the user except the one that asks. */
export const endOtherSessions = endpoint({
  id: 'auth.endOtherSessions',
  method: 'POST',
  path: '/api/user/sessions/end-others',
  summary: 'Log out all other sessions',
  access: 'member',
  status: 200,
  response: endedSessionsResponse,
  errors: [],
});
