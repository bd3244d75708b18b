import { endpoint } from '../endpoint.ts';
import { userResponse } from './auth.schemas.ts';
import {
  disableSecondFactorBody,
  newSecretResponse,
  recoveryCodesResponse,
  secondFactorCodeBody,
  secondFactorResponse,
  setUpSecondFactorBody,
} from './second-factor.schemas.ts';

/** Completes a login that the API answered with `second_factor_required`, within 10 minutes and in the same session. */
export const secondStep = endpoint({
  id: 'auth.secondStep',
  method: 'POST',
  path: '/api/auth/second-step',
  summary: 'Complete a login with a code',
  access: 'public',
  rateLimit: { calls: 100, minutes: 60, per: 'address', raisedOutsideProduction: true },
  body: secondFactorCodeBody,
  status: 200,
  response: userResponse,
  errors: ['login_expired', 'code_wrong', 'account_disabled'],
});

/** Returns whether the second factor is on, and how many recovery codes are left. */
export const getSecondFactor = endpoint({
  id: 'secondFactor.get',
  method: 'GET',
  path: '/api/user/second-factor',
  summary: 'Two-factor authentication of the account',
  access: 'member',
  status: 200,
  response: secondFactorResponse,
  errors: [],
  beforeSecondFactor: true,
});

/** Creates a secret for an authenticator app. An earlier one stays valid until a code of this one is confirmed. */
export const setUpSecondFactor = endpoint({
  id: 'secondFactor.setUp',
  method: 'POST',
  path: '/api/user/second-factor/setup',
  summary: 'Create a secret for an authenticator app',
  access: 'member',
  rateLimit: { calls: 10, minutes: 15, per: 'user' },
  body: setUpSecondFactorBody,
  status: 200,
  response: newSecretResponse,
  errors: ['current_password_wrong', 'second_factor_again'],
  needsRecentSecondFactor: true,
  beforeSecondFactor: true,
});

/** Turns the second factor on, or replaces the earlier one, with a code of the new secret. */
export const confirmSecondFactor = endpoint({
  id: 'secondFactor.confirm',
  method: 'POST',
  path: '/api/user/second-factor/confirm',
  summary: 'Confirm an authenticator app with a code',
  access: 'member',
  body: secondFactorCodeBody,
  status: 200,
  response: recoveryCodesResponse,
  errors: ['code_wrong', 'wrong_state', 'second_factor_again'],
  needsRecentSecondFactor: true,
  beforeSecondFactor: true,
});

/** Turns the second factor off. */
export const disableSecondFactor = endpoint({
  id: 'secondFactor.disable',
  method: 'POST',
  path: '/api/user/second-factor/disable',
  summary: 'Turn two-factor authentication off',
  access: 'member',
  rateLimit: { calls: 10, minutes: 15, per: 'user' },
  body: disableSecondFactorBody,
  status: 204,
  errors: ['current_password_wrong', 'code_wrong', 'wrong_state'],
});

/** Replaces all recovery codes. */
export const renewRecoveryCodes = endpoint({
  id: 'secondFactor.renewRecoveryCodes',
  method: 'POST',
  path: '/api/user/second-factor/recovery-codes',
  summary: 'Replace the recovery codes',
  access: 'member',
  body: secondFactorCodeBody,
  status: 200,
  response: recoveryCodesResponse,
  errors: ['code_wrong', 'wrong_state'],
});

/** Proves the second factor again, for calls that answered `second_factor_again`; counts for 10 minutes. */
export const checkSecondFactor = endpoint({
  id: 'secondFactor.check',
  method: 'POST',
  path: '/api/user/second-factor/check',
  summary: 'Prove the second factor again',
  access: 'member',
  body: secondFactorCodeBody,
  status: 204,
  errors: ['code_wrong', 'wrong_state'],
});

/** The calls about codes, for the list of all endpoints. */
export const SECOND_FACTOR_ENDPOINTS = [
  secondStep,
  getSecondFactor,
  setUpSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
  renewRecoveryCodes,
  checkSecondFactor,
] as const;
