import { adminParams, reasonBody } from '../admin/admin-list.ts';
import { endpoint } from '../endpoint.ts';
import { stopSecondFactorResetBody } from './second-factor-reset.schemas.ts';
import { userDetailResponse } from './users.schemas.ts';

/** Opens the reset of a user's second factor. Another administrator has to approve it. */
export const openSecondFactorReset = endpoint({
  id: 'users.openSecondFactorReset',
  method: 'POST',
  path: '/api/admin/users/:id/second-factor-reset',
  summary: "Open the reset of a user's second factor",
  access: 'administrator',
  roles: ['support'],
  params: adminParams,
  body: reasonBody,
  status: 200,
  response: userDetailResponse,
  errors: [
    'reauthentication_required',
    'second_factor_again',
    'not_allowed_to_review',
    'role_too_new',
    'wrong_state',
  ],
  needsRecentPassword: true,
  needsRecentSecondFactor: true,
});

/** Approves a reset that another administrator has opened. The second factor is removed 72 hours later. */
export const approveSecondFactorReset = endpoint({
  id: 'users.approveSecondFactorReset',
  method: 'POST',
  path: '/api/admin/users/:id/second-factor-reset/approve',
  summary: "Approve the reset of a user's second factor",
  access: 'administrator',
  roles: ['support'],
  params: adminParams,
  status: 200,
  response: userDetailResponse,
  errors: [
    'reauthentication_required',
    'second_factor_again',
    'not_allowed_to_review',
    'second_administrator_needed',
    'role_too_new',
    'wrong_state',
  ],
  needsRecentPassword: true,
  needsRecentSecondFactor: true,
});

/** Stops a reset for good. */
export const cancelSecondFactorReset = endpoint({
  id: 'users.cancelSecondFactorReset',
  method: 'POST',
  path: '/api/admin/users/:id/second-factor-reset/stop',
  summary: "Stop the reset of a user's second factor",
  access: 'administrator',
  roles: ['support'],
  params: adminParams,
  body: reasonBody,
  status: 200,
  response: userDetailResponse,
  errors: ['wrong_state'],
});

/** Stops the reset of the user's own second factor. Needs no password, because it can do no harm. */
export const stopOwnSecondFactorReset = endpoint({
  id: 'secondFactor.stopReset',
  method: 'POST',
  path: '/api/user/second-factor/reset/stop',
  summary: 'Stop the reset of the own second factor',
  access: 'member',
  status: 204,
  errors: ['wrong_state'],
});

/** Stops a reset with the token of an emailed link, without a login. */
export const stopSecondFactorReset = endpoint({
  id: 'auth.stopSecondFactorReset',
  method: 'POST',
  path: '/api/auth/stop-reset',
  summary: 'Stop the reset of a second factor with the token from an email',
  access: 'public',
  rateLimit: { calls: 20, minutes: 60, per: 'address', raisedOutsideProduction: true },
  body: stopSecondFactorResetBody,
  status: 204,
  errors: ['invalid_token'],
});

/** The calls about resets, for the list of all endpoints. */
export const SECOND_FACTOR_RESET_ENDPOINTS = [
  stopSecondFactorReset,
  stopOwnSecondFactorReset,
  openSecondFactorReset,
  approveSecondFactorReset,
  cancelSecondFactorReset,
] as const;
